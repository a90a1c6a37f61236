import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { messages } from '../locales/messages.js';
import { FACED, Faced } from '../store/faced.js';
import type { GameStore } from '../store/game-store.js';
import { Linked } from '../store/linked.js';
import { peekChannelOf, type Key, type PeekChannel } from '../store/peek-channel.js';
import { selectionOf, type Selectable, type Selection } from '../store/selection.js';
import { shallowEqual } from '../store/store-slice.js';
import { wordsLang } from '../store/words-lang.js';
import { tokens } from '../tokens/tokens.styles.js';
import type { BankCard, BankFace } from './bank-face.js';
import { GridFocus } from './grid-focus.js';
import { WordSelectEvent } from './word-select-event.js';
import { styles } from './word-bank.styles.js';

/**
 * The words on the table, as a grid of buttons with one tab stop. It serves a game around it, a store of its own, or
 * plain properties; a property that was set wins over the store until it is undefined again.
 *
 * @summary The board of words.
 * @fires word-select - a card was lifted or put back; cancelable: prevented, nothing changes
 * @csspart bank - the grid
 * @csspart find - Code Dependence: the field that finds a word
 * @csspart card - one card's button
 * @csspart word - the word on it
 * @csspart owner - the shape of its owner, once that may be seen
 */
export class WordBank extends LitElement {
  static override styles = [tokens, styles];
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: false };

  static override properties: PropertyDeclarations = {
    ...FACED,
    cards: { attribute: false },
    selected: { attribute: false },
    team: {},
    disabled: { type: Boolean },
    layout: { reflect: true },
    wordsLang: { attribute: 'words-lang' },
    find: { state: true },
  };

  /** The cards, in order. Undefined: those of the game. */
  declare cards: readonly BankCard[] | undefined;
  /** The lifted card's place, or null for none. Undefined: the element (or the game) keeps it. */
  declare selected: number | null | undefined;
  /** The team whose colour a lifted card takes. Undefined: the team on turn. */
  declare team: string | undefined;
  /** No card can be lifted. */
  declare disabled: boolean;
  /** `list` shows the words one under the other. */
  declare layout: 'grid' | 'list' | undefined;
  /** The language of the words, for speech and hyphens; the game's around it, else the page's, where left out. */
  declare wordsLang: string | undefined;
  /** A view to show, in place of the game's: an SDK view, or an object of the same shape. */
  declare view: unknown;
  /** Whose face to show where there is no view yet: `word-codes` (default) or `code-dependence`. */
  declare game: string | undefined;
  /** Code Dependence: the seats' names, by seat; "Seat 1" and so on where left out. */
  declare names: readonly string[] | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;
  /** For faces: what is typed to find a word. */
  declare find: string;

  #faced = new Faced<BankFace>(this, 'word-bank');
  #focus = new GridFocus(this);
  #selection = new Linked<void, Selection>(
    this,
    () => this.#faced.store,
    selectionOf,
    () => this.requestUpdate(),
  );
  #peek = new Linked<Key | null, PeekChannel>(
    this,
    () => this.#faced.store,
    peekChannelOf,
    (key: Key | null) => this.#onKey(key),
  );
  #own: number | null = null;
  /** Each card as it was drawn last, and what it was drawn from. */
  readonly #drawn: { readonly from: readonly unknown[]; readonly card: TemplateResult }[] = [];

  constructor() {
    super();
    this.disabled = false;
    this.find = '';
  }

  override disconnectedCallback(): void {
    const open = this.#key;
    super.disconnectedCallback();
    if (open) this.#onKey(null);
  }

  /** Puts the focus on the card that Tab comes to. */
  override focus(): void {
    this.#focus.focus();
  }

  protected override updated(_: PropertyValues): void {
    const longest = Math.max(4, ...this.#cards.map(({ word }) => longestPart(word)));
    this.renderRoot.querySelector<HTMLElement>('.bank')?.style.setProperty('--_longest', String(longest));
    this.#focus.update();
  }

  get #cards(): readonly BankCard[] {
    return this.cards ?? this.#faced.value?.cards ?? [];
  }

  get #playable(): boolean {
    return (
      !this.disabled && !this.#key && (this.cards !== undefined || (this.#faced.value?.playable ?? false))
    );
  }

  get #selected(): number | null {
    if (this.selected !== undefined) return this.selected;
    const shared = this.#shared;
    return shared && this.#selection.target ? this.#selection.target.card(shared) : this.#own;
  }

  get #shared(): Selectable | undefined {
    return (this.#faced.view as { readonly shared: Selectable } | null)?.shared;
  }

  /** The key came or went. It goes at once, not with the next update: in the same frame nothing of it is left. */
  #onKey(key: Key | null): void {
    this.requestUpdate();
    if (!key) this.performUpdate();
  }

  get #key(): Key | null {
    return this.#peek.target?.key ?? null;
  }

  #onSelect(card: number): void {
    const shown = this.#cards[card];
    if (!shown || shown.flipped || !this.#playable) return;
    const lift = this.#selected !== card;
    const event = new WordSelectEvent(card, shown.word, lift);
    if (!this.dispatchEvent(event)) return;
    this.#own = lift ? card : null;
    const shared = this.#shared;
    if (shared) this.#selection.target?.set(this.#own, shared);
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const cards = this.#cards;
    const columns = this.#focus.columns;
    const list = this.layout === 'list';
    const found = this.#found;
    const lang = this.wordsLang ?? this.#faced.value?.language ?? wordsLang(this);
    const { finder, name = messages().board } = this.#faced.face ?? {};
    const rows = Array.from({ length: Math.ceil(found.length / columns) }, (_, row) => row * columns);
    return html`${finder?.field(this)}
      <div
        class=${this.#focus.moved ? 'bank moved' : 'bank'}
        part="bank"
        role=${list ? 'list' : 'grid'}
        aria-label=${name(cards.length, rows.length, columns)}
        data-words=${cards.length}
        @keydown=${list ? nothing : this.#focus.onKeydown}
        @focusin=${this.#focus.onFocus}
      >
        ${rows.map(
          (first) =>
            html`<div class="row" role=${list ? 'presentation' : 'row'}>
              ${found
                .slice(first, first + columns)
                .map(([index, card], i) =>
                  this.#cell(card, index, list || this.#focus.current === first + i, list, lang),
                )}
            </div>`,
        )}
      </div>
      ${found.length > 0 ? nothing : finder?.none(this.find)}`;
  }

  /** The cards that are shown, each with its place in the bank. */
  get #found(): (readonly [number, BankCard])[] {
    const { finder } = this.#faced.face ?? {};
    return [...this.#cards.entries()].filter(([, { word }]) => finder?.finds(word, this.find) ?? true);
  }

  #cell(card: BankCard, index: number, focusable: boolean, list: boolean, lang: string): TemplateResult {
    const lifted = this.#selected === index;
    const owner = card.owner ?? this.#key?.[index] ?? null;
    const team = this.team ?? this.#faced.value?.team ?? 'amber';
    const inert = !this.#playable || card.flipped;
    const from = [card, lifted, owner, team, inert, focusable, lang];
    let drawn = this.#drawn[index];
    if (!drawn || !shallowEqual(drawn.from, from)) {
      drawn = { from, card: this.renderCard(card, index, { lifted, owner, team, inert, focusable, lang }) };
      this.#drawn[index] = drawn;
    }
    return html`<div class="cell" role=${list ? 'listitem' : 'gridcell'}>${drawn.card}</div>`;
  }

  /** One card. Called only for a card that changed: a flip renders one, a clock's tick none (E40). */
  protected renderCard(
    card: BankCard,
    index: number,
    { lifted, owner, team, inert, focusable, lang }: CardState,
  ): TemplateResult {
    const { face } = this.#faced;
    const classes = [
      'card',
      lifted && `lifted ${team}`,
      card.flipped && 'up',
      owner && `is-${owner}`,
      owner && !card.owner && 'peeked',
      card.owner && !card.flipped && 'shown',
    ];
    return html`<button
      class=${classes.filter(Boolean).join(' ')}
      part="card"
      data-index=${index}
      tabindex=${focusable ? 0 : -1}
      aria-pressed=${card.flipped || inert ? nothing : String(lifted)}
      aria-disabled=${inert ? 'true' : nothing}
      @click=${() => this.#onSelect(index)}
    >
      <span class="word" part="word" lang=${lang} dir="auto">${card.word}</span>
      ${owner ? html`<span class="owner" part="owner">${face?.corner(owner, card)}</span>` : nothing}
      ${card.owner ? html`<span class="sr">${face?.say(card, this)}</span>` : nothing}
    </button>`;
  }
}

interface CardState {
  readonly lang: string;
  readonly lifted: boolean;
  readonly owner: string | null;
  readonly team: string;
  readonly inert: boolean;
  readonly focusable: boolean;
}

/** The letters of the longest part of an entry that cannot be broken: "Ice cream" breaks at its space. M and W are wide. */
function longestPart(word: string): number {
  return Math.max(
    ...word.split(/\s+/).map((part) => [...part].length + part.split(/[mw]/i).length / 2 - 0.5),
  );
}

declare global {
  interface HTMLElementTagNameMap {
    'word-bank': WordBank;
  }
}
