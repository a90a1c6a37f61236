import { ContextProvider } from '@lit/context';
import type { WordCodesView } from '@cluekit/sdk/word-codes';
import { css, html, LitElement, type PropertyDeclarations, type TemplateResult } from 'lit';
import { announce, ensureAnnouncer } from '../store/announcer.js';
import { ensureContextRoot, storeContext } from '../store/context.js';
import type { GameStore } from '../store/game-store.js';
import type { RequestEvent } from '../store/request-event.js';
import { narrate } from './narrate.js';
import { GameChangeEvent } from './game-events.js';

/** Every request an element can make. */
const REQUESTS = [
  'clue-request',
  'flip-request',
  'end-turn-request',
  'foul-request',
  'undo-request',
] as const;

/**
 * A game on a page: gives its store to the elements inside it, sends what they ask for, tells the page and screen
 * readers what happened. It draws nothing of its own.
 *
 * @summary The box a game is played in.
 * @slot - the elements of the game, in any order and layout
 * @fires turn-change - the phase or the turn changed; `view` is the public part of the view
 * @fires game-end - the game is over
 */
export class WordGame extends LitElement {
  static override styles = css`
    :host {
      display: contents;
    }
    :host([hidden]) {
      display: none !important;
    }
  `;

  static override properties: PropertyDeclarations = {
    store: { attribute: false },
    announcer: {},
  };

  /** The store of the game: a client of the SDK, or anything of the same structure. */
  declare store: GameStore | undefined;
  /** `body` (default): one live region on the page says what happens. `none`: nobody says it. */
  declare announcer: 'body' | 'none';

  #provider = new ContextProvider(this, { context: storeContext });
  #watched: GameStore | undefined;
  #stop: (() => void) | undefined;
  #last: WordCodesView['shared'] | null = null;

  constructor() {
    super();
    this.announcer = 'body';
    for (const type of REQUESTS)
      this.addEventListener(type, (event) => {
        if (this.store && event instanceof Event && 'take' in event) (event as RequestEvent).take(this.store);
      });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    ensureContextRoot();
    if (this.announcer !== 'none') ensureAnnouncer();
    this.#watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    this.#stop = this.#watched = undefined;
  }

  protected override willUpdate(): void {
    if (this.isConnected) this.#watch();
  }

  #watch(): void {
    if (this.store === this.#watched) return;
    this.#stop?.();
    this.#watched = this.store;
    this.#provider.setValue(this.store);
    this.#last = null;
    this.#stop = this.store?.subscribe(() => this.#onChange());
    this.#onChange();
  }

  #onChange(): void {
    const view = this.store?.getSnapshot().view as WordCodesView | null | undefined;
    if (!view || view.shared === this.#last) return;
    const before = this.#last;
    this.#last = view.shared;
    for (const text of narrate(before, view.shared)) if (this.announcer !== 'none') announce(text);
    if (before?.phase === view.shared.phase && before.turnNumber === view.shared.turnNumber) return;
    if (before) this.dispatchEvent(new GameChangeEvent('turn-change', view.shared));
    if (view.shared.phase === 'finished' && before && before.phase !== 'finished')
      this.dispatchEvent(new GameChangeEvent('game-end', view.shared));
  }

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'word-game': WordGame;
  }
}
