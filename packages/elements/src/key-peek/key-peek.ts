import type { CardView, Owner, Team, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ownerShape } from '../icons/owner-shape.js';
import { messages } from '../locales/messages.js';
import type { GameStore } from '../store/game-store.js';
import { Linked } from '../store/linked.js';
import { peekChannelOf, type Key, type PeekChannel } from '../store/peek-channel.js';
import { whileDrawn } from '../store/while-drawn.js';
import { wordsLang } from '../store/words-lang.js';
import { StoreSlice } from '../store/store-slice.js';
import { controls } from '../tokens/controls.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { Hold, isHold } from './hold.js';
import { styles } from './key-peek.styles.js';

/**
 * The two ways to look at the key (WC-5): a button to hold, and for those who cannot hold one to press. While it is
 * open the words are listed by owner here, and the bank lights up. Every way of leaving takes the key out of the
 * document before the next frame.
 *
 * @summary The control that opens the key for a moment.
 * @csspart hold - the button to hold
 * @csspart toggle - the button to press
 * @csspart key - the open list
 */
export class KeyPeek extends LitElement {
  static override styles = [tokens, controls, styles];

  static override properties: PropertyDeclarations = {
    peek: {},
    allowed: { attribute: false },
    store: { attribute: false },
  };

  /** Which ways there are: `hold`, `toggle`, or `both` (default). */
  declare peek: 'hold' | 'toggle' | 'both';
  /** Whether the key may be opened now. Undefined: as the game says. */
  declare allowed: boolean | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;

  #slice = new StoreSlice(this, ({ shared, mine }: WordCodesView) => ({
    allowed: mine.peek,
    cards: shared.cards,
    team: shared.turn,
  }));
  #channel = new Linked<Key | null, PeekChannel>(
    this,
    () => this.#slice.store,
    peekChannelOf,
    (key: Key | null) => this.#onKey(key),
  );
  #hold = new Hold(
    this,
    () => this.#open(),
    () => this.#close(),
  );
  /** What this control has opened: it closes that one, whatever game it stands in by then. */
  #opened: PeekChannel | undefined;
  /** Opened by the button to press, and so closed by the ways of a panel: Escape, focus that leaves. */
  #toggled = false;
  #notice = false;
  #leave: AbortController | undefined;

  constructor() {
    super();
    this.peek = 'both';
  }

  override disconnectedCallback(): void {
    const open = this.#key;
    super.disconnectedCallback();
    this.#close();
    if (open) this.performUpdate(); // its channel no longer tells it
  }

  /** Puts the focus on the first way to open the key. */
  override focus(): void {
    this.renderRoot?.querySelector('button')?.focus();
  }

  protected override willUpdate(): void {
    // Not to be had any more, or not in this way.
    const { peek } = this;
    if (this.#hold.active && (peek === 'toggle' || !this.#allowed)) this.#close();
    if ((this.#toggled || this.#notice) && (peek === 'hold' || !this.#allowed)) this.#close();
  }

  protected override updated(): void {
    if (this.#opened && this.#opened !== this.#channel.target) this.#close(); // it stands in another game now
  }

  get #key(): Key | null {
    return this.#channel.target?.key ?? null;
  }

  get #allowed(): boolean {
    return this.allowed ?? this.#slice.value?.allowed ?? false;
  }

  #open(): void {
    if (!this.#allowed) return;
    this.#opened = this.#channel.target;
    this.#opened?.open();
  }

  #close(): void {
    this.#hold.end();
    // The focus is not lost with what had it.
    if (this.shadowRoot?.activeElement?.closest('.key, .notice')) this.#focusToggle();
    this.#toggled = this.#notice = false;
    this.#leave?.abort();
    const opened = this.#opened;
    this.#opened = undefined;
    opened?.close();
    this.requestUpdate();
  }

  #focusToggle(): void {
    this.renderRoot.querySelector<HTMLElement>('.toggle')?.focus();
  }

  /** The key came or went. It goes at once, not with the next update: in the same frame nothing of it is left. */
  #onKey(key: Key | null): void {
    this.requestUpdate();
    if (key) {
      if (this.#toggled)
        void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('h3')?.focus());
      return;
    }
    if (this.#toggled || this.#hold.active) this.#close();
    this.performUpdate();
  }

  #onToggle(event: MouseEvent): void {
    if (this.#toggled || this.#notice) return this.#close();
    if (!this.#allowed) return;
    // A click that no pointer made comes from a keyboard or a screen reader (A16).
    if (event.detail === 0 && this.#warn()) return;
    this.#show();
  }

  /** A hold by a key: the first one is warned when it is let go, so that no repeat of it presses what then has the focus. */
  #onHoldKey(event: KeyboardEvent): void {
    if (this.#channel.target?.noticed !== false) return this.#hold.onKeydown(event);
    if (!isHold(event)) return;
    event.preventDefault();
    if (!event.repeat) event.currentTarget?.addEventListener('keyup', () => this.#warn(), { once: true });
  }

  /** Warns who hears the page, once in a game (A16). Whether it did. */
  #warn(): boolean {
    const channel = this.#channel.target;
    if (!channel || channel.noticed) return false;
    this.#notice = channel.noticed = true;
    this.requestUpdate();
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('.notice button')?.focus(),
    );
    return true;
  }

  #show(): void {
    if (this.#notice) this.#focusToggle(); // before the button that has the focus goes
    this.#notice = false;
    this.#toggled = true;
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    const close = (): void => this.#close();
    const { ownerDocument } = this; // a popup's, perhaps
    for (const type of ['blur', 'pagehide'])
      ownerDocument.defaultView?.addEventListener(type, close, { signal });
    ownerDocument.addEventListener('visibilitychange', close, { signal });
    whileDrawn(this, signal, close);
    this.#open();
    this.requestUpdate();
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !(this.#toggled || this.#notice || this.#hold.active)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#close();
  }

  #onFocusout(event: FocusEvent): void {
    const to = event.relatedTarget;
    if (this.#toggled && !(to instanceof Node && this.renderRoot.contains(to))) this.#close();
  }

  protected override render(): TemplateResult {
    const m = messages();
    const off = this.#allowed ? nothing : 'true';
    return html`<div class="peek" @keydown=${this.#onKeydown} @focusout=${this.#onFocusout}>
      <div class="buttons">
        ${
          this.peek === 'toggle'
            ? nothing
            : html`<button
                class="hold ${this.#hold.active ? 'held' : ''}"
                part="hold"
                aria-disabled=${off}
                @pointerdown=${this.#allowed ? this.#hold.onPointerdown : nothing}
                @keydown=${this.#allowed ? this.#onHoldKey : nothing}
                @contextmenu=${this.#hold.onContextmenu}
              >
                ${m.holdKey}
              </button>`
        }
        ${
          this.peek === 'hold'
            ? nothing
            : html`<button
                class="toggle quiet"
                part="toggle"
                aria-disabled=${off}
                aria-expanded=${String(this.#toggled)}
                @mousedown=${keepFocus}
                @click=${this.#onToggle}
              >
                ${this.#toggled ? m.hideKey : m.showKey}
              </button>`
        }
      </div>
      ${
        this.#notice
          ? html`<p class="notice">${m.keyNotice} <button @click=${this.#show}>${m.keyNoticeGo}</button></p>`
          : nothing
      }
      ${this.#key && (this.#toggled || this.#hold.active) ? this.#renderKey(this.#key) : nothing}
    </div>`;
  }

  /**
   * The key as real lists (A15): the trap first, then what is left of ours and of theirs. Its heading, which has the
   * focus, is a tab stop: from one that is none Chromium goes backwards.
   */
  #renderKey(key: Key): TemplateResult {
    const m = messages();
    const { cards, team } = this.#slice.value ?? { cards: [], team: 'amber' as Team };
    const words = (owner: Owner): CardView[] => cards.filter((card, i) => key[i] === owner && !card.flipped);
    const lang = wordsLang(this);
    const other: Team = team === 'amber' ? 'teal' : 'amber';
    const group = (owner: Owner, heading: string): TemplateResult =>
      html`<section class="group is-${owner}">
        <h4>${ownerShape(owner)} ${heading}</h4>
        <ul>
          ${words(owner).map(({ word }) => html`<li lang=${lang} dir="auto">${word}</li>`)}
        </ul>
      </section>`;
    return html`<section class="key" part="key" aria-label=${m.keyHeading}>
      <h3 tabindex="0">${m.keyHeading}</h3>
      ${group('trap', m.keyTrap)} ${group(team, m.keyOurs(team))} ${group(other, m.keyOurs(other))}
    </section>`;
  }
}

/** Where a click takes the focus off what is open (Safari), it would close it before the click and open it again. */
function keepFocus(event: Event): void {
  event.preventDefault();
}

declare global {
  interface HTMLElementTagNameMap {
    'key-peek': KeyPeek;
  }
}
