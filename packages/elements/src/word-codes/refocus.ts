import type { Team } from '@cluekit/sdk/word-codes';
import type { LitElement, ReactiveController } from 'lit';
import { messages } from '../locales/messages.js';
import { announce } from '../store/announcer.js';
import type { Stage } from './stage.js';
import type { Store } from './table.js';

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
  readonly #store: () => Store | undefined;
  #shown: Stage | undefined;
  #lost = false;
  #wentOn = false;
  #played: Store | undefined;

  /**
   * @param stage what is shown
   * @param prefix what the tag names begin with
   * @param store what is played: who asked for another game, down in the menu, gets to see and to hear that it began
   */
  constructor(
    host: LitElement,
    stage: () => Stage,
    prefix: () => string,
    store: () => Store | undefined = () => undefined,
  ) {
    this.#host = host;
    this.#stage = stage;
    this.#prefix = prefix;
    this.#store = store;
    host.addController(this);
  }

  hostUpdate(): void {
    const inside = this.#host.shadowRoot?.activeElement;
    if (this.#shown !== this.#stage() && inside) this.#lost = inside.closest('.main') !== null;
    else if (document.activeElement !== document.body) this.#lost = false; // they went elsewhere meanwhile
    this.#wentOn ||= this.#shown === 'outcome' && this.#stage() !== 'outcome';
    this.#shown = this.#stage();
    const store = this.#store();
    if (this.#played && store !== this.#played && this.#host.matches(':hover,:focus-within')) {
      this.#wentOn = true;
      announce(messages().toPlay(store?.getSnapshot().view?.shared.turn as Team));
    }
    this.#played = store;
  }

  hostUpdated(): void {
    const stage = this.#stage();
    const part = (name: string): LitElement | null =>
      this.#host.renderRoot.querySelector<LitElement>(this.#prefix() + name);
    // On a phone they come from far below the words, and what is to be done stands above these.
    const toStatus = (): void => part('turn-status')?.scrollIntoView({ block: 'nearest' });
    if (this.#wentOn) toStatus(); // whatever has the focus: Safari gives it to no button
    this.#wentOn = false;
    if (!this.#lost) return;
    const next = part(FIRST[stage]) ?? part('word-bank'); // a bot's turn: there is nothing to do but to read
    if (!next) return;
    this.#lost = false;
    void next.updateComplete.then(() => {
      next.focus();
      if (stage === 'clue' || stage === 'guess') toStatus();
    });
  }
}
