import type { WordCodesShared } from '@cluekit/sdk/word-codes';
import { keepBest } from './keep.js';
import { stageOf, type Stage } from './stage.js';

/** How far the people around the device have come in one game: what they are shown, and what they have read. */
export class Progress {
  stage: Stage = 'clue';
  /** The fewest turns of a Co-op game won on its level, once this one is won (WC-11). */
  best: number | undefined;
  /** How much of the log they have gone on from. */
  #read = 0;

  /** The game has changed. */
  follow(shared: WordCodesShared): void {
    const { log, mode, winner, level, turns } = shared;
    this.#read = Math.min(this.#read, log.length); // a move was taken back
    const stage = stageOf(shared, this.#read);
    if (stage === 'guess') this.#read = log.length;
    if (stage === 'result' && this.stage !== 'result' && mode === 'coop' && winner === 'amber')
      this.best = keepBest(level, turns);
    this.stage = stage;
  }

  /** They have read what happened. */
  goOn(shared: WordCodesShared): void {
    this.#read = shared.log.length;
    this.follow(shared);
  }
}
