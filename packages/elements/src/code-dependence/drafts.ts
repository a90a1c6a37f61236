import type { ClueDraft } from '../clue-composer/clue-composer.js';

/**
 * What a seat had typed when its view was closed: it is there again when that seat looks, in the same turn. It is in
 * memory alone, never in the document or on the device.
 */
export class Drafts {
  #turn = '';
  #draft: ClueDraft | undefined;

  /** @param turn names the turn and the seat */
  keep(turn: string, draft: ClueDraft | undefined): void {
    this.#turn = turn;
    this.#draft = draft;
  }

  of(turn: string): ClueDraft | undefined {
    return turn === this.#turn ? this.#draft : undefined;
  }
}
