import type { WordCodes } from './word-codes.js';

/**
 * Keeps the cards that bots flip in sight, on a phone whose screen holds a part of the board. It goes there at once, with
 * no movement, never takes the focus, and leaves the page alone once a person has scrolled it in this turn, presses
 * something, or has the focus elsewhere.
 */
export class CardSight {
  readonly #game: WordCodes;
  /** Where the game stood when the page was last seen or moved here; undefined: not looked at in this turn. */
  #top: number | undefined;

  constructor(game: WordCodes) {
    this.#game = game;
  }

  /** A turn begins: where the page stands now is where the person left it. */
  begin(): void {
    this.#top = undefined;
  }

  /** A card was flipped, which may still have to be drawn. It is found by its place. */
  keep(card: number): void {
    this.#top ??= this.#now;
    if (this.#isBusy()) return;
    const bank = this.#game.shadowRoot?.querySelector(`${this.#game.tagPrefix}word-bank`)?.shadowRoot;
    bank?.querySelector(`[data-index='${card}']`)?.scrollIntoView({ block: 'nearest' });
    this.#top = this.#now;
  }

  get #now(): number {
    return Math.round(this.#game.getBoundingClientRect().top);
  }

  #isBusy(): boolean {
    const { activeElement, body } = this.#game.ownerDocument;
    const inside = this.#game.shadowRoot?.activeElement;
    const elsewhere = activeElement === this.#game ? !inside?.closest('.main') : activeElement !== body;
    return elsewhere || this.#game.matches(':active') || this.#now !== this.#top;
  }
}
