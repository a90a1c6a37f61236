import type { LitElement, ReactiveController } from 'lit';
import type { Stage } from './stage.js';

/** The element that takes the focus when a stage begins and the control that had it is gone. */
const FIRST: Record<Stage, string> = {
  clue: 'key-peek',
  guess: 'word-bank',
  outcome: 'outcome-panel',
  result: 'game-result',
};

/** Keeps the focus in a game whose stages come and go: where the control that has it goes, it moves to what comes next. */
export class Refocus implements ReactiveController {
  readonly #host: LitElement;
  readonly #stage: () => Stage;
  readonly #prefix: () => string;
  #shown: Stage | undefined;
  #lost = false;

  /**
   * @param stage what is shown
   * @param prefix what the tag names begin with
   */
  constructor(host: LitElement, stage: () => Stage, prefix: () => string) {
    this.#host = host;
    this.#stage = stage;
    this.#prefix = prefix;
    host.addController(this);
  }

  hostUpdate(): void {
    const inside = this.#host.shadowRoot?.activeElement;
    if (this.#shown !== this.#stage() && inside) this.#lost = inside.closest('.main') !== null;
    else if (document.activeElement !== document.body) this.#lost = false; // they went elsewhere meanwhile
    this.#shown = this.#stage();
  }

  hostUpdated(): void {
    if (!this.#lost) return;
    const stage = this.#stage();
    const part = (name: string): LitElement | null =>
      this.#host.renderRoot.querySelector<LitElement>(this.#prefix() + name);
    const next = part(FIRST[stage]) ?? part('word-bank'); // a bot's turn: there is nothing to do but to read
    if (!next) return;
    this.#lost = false;
    void next.updateComplete.then(() => {
      next.focus();
      // On a phone the clue was written far below the words, and what is to be done stands above them.
      if (stage === 'guess') part('turn-status')?.scrollIntoView({ block: 'nearest' });
    });
  }
}
