import { ContextProvider } from '@lit/context';
import {
  css,
  html,
  LitElement,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { announce, ensureAnnouncer, type Announcer } from '../store/announcer.js';
import { ensureContextRoot, storeContext } from '../store/context.js';
import { facesOf } from '../store/faces.js';
import type { GameStore } from '../store/game-store.js';
import { takeRequest } from '../store/request-event.js';
import { AnnounceEvent, GameChangeEvent, LogEntryEvent, type PublicView } from './game-events.js';
import type { GameFace } from './game-face.js';

/** Every request an element can make. */
const REQUESTS = [
  'clue-request',
  'flip-request',
  'end-turn-request',
  'foul-request',
  'undo-request',
  'coded-request',
  'guess-request',
  'call-request',
  'pass-request',
  'next-round-request',
  'skip-request',
] as const;

/**
 * A game on a page: gives its store to the elements inside it, sends what they ask for, tells the page and screen
 * readers what happened. It draws nothing of its own.
 *
 * @summary The box a game is played in.
 * @slot - the elements of the game, in any order and layout
 * @fires log-entry - one thing more happened: a clue, a flip, a guess; `entry` says what
 * @fires turn-change - the phase or the turn changed; `shared` is the public part of the view
 * @fires game-end - the game is over
 * @fires game-announce - what is about to be said of that; `text` is the sentence. Prevented, the page says it itself
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
    names: { attribute: false },
    inner: { type: Boolean },
    wordsLang: { attribute: 'words-lang' },
  };

  /** The store of the game: a client of the SDK, or anything of the same structure. */
  declare store: GameStore | undefined;
  /**
   * Where the page's one live region is, that says what happens: `body` (default), or `host`: in this element, as where
   * a dialog holds the game. `none`: the game says nothing of what happens; `game-announce` still tells the page.
   */
  declare announcer: Announcer;

  /** Code Dependence: the seats' names, by seat, as they are said. */
  declare names: readonly string[] | undefined;

  /** Inside another game that tells what happens: it says nothing and fires nothing, and gives one seat's store. */
  declare inner: boolean;

  /**
   * The language of the words, a BCP 47 tag, for the elements inside: how voices say them. Where left out a view that
   * tells it counts, else the page's language.
   */
  declare wordsLang: string | undefined;

  #provider = new ContextProvider(this, { context: storeContext });
  #watched: GameStore | undefined;
  #stop: (() => void) | undefined;
  #last: PublicView | null = null;

  constructor() {
    super();
    this.announcer = 'body';
    this.inner = false;
    for (const type of REQUESTS) this.addEventListener(type, (event) => takeRequest(event, this.store));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    ensureContextRoot();
    if (this.announcer !== 'none') ensureAnnouncer(this.announcer === 'host' ? this.renderRoot : undefined);
    this.#watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    this.#stop = this.#watched = undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.isConnected) this.#watch();
    if (!changed.has('wordsLang')) return;
    for (const inside of this.querySelectorAll<LitElement>('*')) inside.requestUpdate?.();
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
    const now = (this.store?.getSnapshot().view as { readonly shared: PublicView } | null | undefined)
      ?.shared;
    if (!now || now === this.#last || this.inner) return;
    const before = this.#last;
    this.#last = now;
    const face = facesOf<GameFace>('word-game').get(now.game ?? 'word-codes');
    const [was, is] = [before, now] as never[];
    for (const text of face?.narrate(was as never, is as never, this.names) ?? [])
      if (this.dispatchEvent(new AnnounceEvent(text)) && this.announcer !== 'none') announce(text);
    if (!before || !face) return;
    for (const entry of now.log.slice(before.log.length)) this.dispatchEvent(new LogEntryEvent(now, entry));
    if (face.turn(was as never) === face.turn(is as never)) return;
    this.dispatchEvent(new GameChangeEvent('turn-change', now));
    if (now.phase === 'finished' && before.phase !== 'finished')
      this.dispatchEvent(new GameChangeEvent('game-end', now));
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
