import type { CardView, Owner, Team, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ownerShape } from '../icons/owner-shape.js';
import { messages } from '../locales/messages.js';
import type { GameStore } from '../store/game-store.js';
import { Linked } from '../store/linked.js';
import { peekChannelOf, type Key, type PeekChannel } from '../store/peek-channel.js';
import { StoreSlice } from '../store/store-slice.js';
import { controls } from '../tokens/controls.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { Hold } from './hold.js';
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
  #key: Key | null = null;
  /** Opened by the button to press, and so closed by the ways of a panel: Escape, focus that leaves. */
  #toggled = false;
  #notice = false;
  #noticed = false;
  #leave: AbortController | undefined;

  constructor() {
    super();
    this.peek = 'both';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
    if (this.#key) this.#onKey(null);
  }

  protected override willUpdate(): void {
    if (!this.#allowed && (this.#toggled || this.#hold.active || this.#notice)) this.#close();
  }

  get #allowed(): boolean {
    return this.allowed ?? this.#slice.value?.allowed ?? false;
  }

  #open(): void {
    if (this.#allowed) this.#channel.target?.open();
  }

  #close(): void {
    this.#hold.end();
    this.#toggled = this.#notice = false;
    this.#leave?.abort();
    this.#channel.target?.close();
    this.requestUpdate();
  }

  #onKey(key: Key | null): void {
    this.#key = key;
    this.requestUpdate();
    if (key) {
      if (this.#toggled)
        void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('h3')?.focus());
      return;
    }
    if (this.isUpdatePending) this.performUpdate();
    if (this.#toggled || this.#hold.active) this.#close();
  }

  #onToggle(event: MouseEvent): void {
    if (this.#toggled || this.#notice) return this.#hide();
    if (!this.#allowed) return;
    // A click that no pointer made comes from a keyboard or a screen reader (A16).
    if (event.detail === 0 && !this.#noticed) {
      this.#notice = this.#noticed = true;
      this.requestUpdate();
      void this.updateComplete.then(() =>
        this.renderRoot.querySelector<HTMLElement>('.notice button')?.focus(),
      );
      return;
    }
    this.#show();
  }

  #show(): void {
    this.#notice = false;
    this.#toggled = true;
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    const close = (): void => this.#close();
    window.addEventListener('blur', close, { signal });
    window.addEventListener('pagehide', close, { signal });
    document.addEventListener('visibilitychange', close, { signal });
    this.#open();
    this.requestUpdate();
  }

  #hide(): void {
    const inside = this.renderRoot instanceof ShadowRoot && this.renderRoot.activeElement;
    this.#close();
    if (inside) this.renderRoot.querySelector<HTMLElement>('.toggle')?.focus();
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !(this.#toggled || this.#notice)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#hide();
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
                @keydown=${this.#allowed ? this.#hold.onKeydown : nothing}
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

  /** The key as real lists (A15): the trap first, then what is left of ours and of theirs. */
  #renderKey(key: Key): TemplateResult {
    const m = messages();
    const { cards, team } = this.#slice.value ?? { cards: [], team: 'amber' as Team };
    const words = (owner: Owner): CardView[] => cards.filter((card, i) => key[i] === owner && !card.flipped);
    const other: Team = team === 'amber' ? 'teal' : 'amber';
    const group = (owner: Owner, heading: string): TemplateResult =>
      html`<section class="group is-${owner}">
        <h4>${ownerShape(owner)} ${heading}</h4>
        <ul>
          ${words(owner).map(({ word }) => html`<li dir="auto">${word}</li>`)}
        </ul>
      </section>`;
    return html`<section class="key" part="key" aria-label=${m.keyHeading}>
      <h3 tabindex="-1">${m.keyHeading}</h3>
      ${group('trap', m.keyTrap)} ${group(team, m.keyOurs(team))} ${group(other, m.keyOurs(other))}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'key-peek': KeyPeek;
  }
}
