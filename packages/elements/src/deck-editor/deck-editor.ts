import { MAX_DECK_TEXT } from '@cluekit/sdk/decks';
import { LitElement, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { copyText } from '../game-result/copy-text.js';
import { settingsMessages } from '../locales/settings-messages.js';
import { announce } from '../store/announcer.js';
import { controls } from '../tokens/controls.styles.js';
import { disclosure } from '../tokens/disclosure.styles.js';
import { textarea } from '../tokens/textarea.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import type { OwnDeck } from '../word-codes/settings.js';
import { has } from '../store/has.js';
import { checkSwap, deckOf, readDraft, textOf, type ReadDraft } from './deck-draft.js';
import { unpackDeck } from './deck-link.js';
import { styles } from './deck-editor.styles.js';
import { DeckLink } from './own-link.js';
import { readFile } from './read-file.js';
import { renderEditor } from './render-editor.js';
import { UseDeckEvent } from './use-deck-event.js';

/** A text up to here stands in the field; with a hundred thousand lines in one a browser stands still for minutes. */
const SHORT = 20_000;
/** How many words the preview shows at first, and more each time. */
const PAGE = 60;

/**
 * Own words: pasted, typed, from a file or from a link, with a preview that tells what is wrong by line, what a word
 * means on demand (B18), and a way to swap a word that nobody knows (B19). Nothing that was typed is ever lost.
 *
 * @summary An editor for a deck of own words.
 * @fires use-deck - the person plays with these words; `deck` has them
 * @fires leave-deck - the person goes on without the words of a link
 * @csspart leave - the button that goes on without the words of a link
 * @csspart problem - why they are not played
 * @csspart problems - what is wrong with the words, line by line
 * @csspart editor - the form
 * @csspart play - the button that plays
 * @csspart words - the preview
 */
export class DeckEditor extends LitElement {
  static override styles = [tokens, controls, disclosure, textarea, styles];

  static override properties: PropertyDeclarations = {
    text: {},
    deck: { attribute: false },
    packed: {},
    minimum: { type: Number },
    linkName: { attribute: 'link-name' },
    wordsLang: { attribute: 'words-lang' },
    meanings: { type: Boolean },
    heading: { type: Boolean },
    swaps: { state: true },
    swapping: { state: true },
    swapProblem: { state: true },
    problem: { state: true },
    shown: { state: true },
    copied: { state: true },
    came: { state: true },
  };

  /** What stands in the field, a million characters at most. */
  declare text: string;
  /** A deck to begin with, in place of a text. */
  declare deck: Partial<OwnDeck> | undefined;
  /** A deck as it came in a link, to be looked at. */
  declare packed: string | undefined;
  /** How many different words a game needs; 25 where left out. */
  declare minimum: number;
  /** What the deck is called in a link of this page; left out, no link is offered. */
  declare linkName: string | undefined;
  /** The language of the words. */
  declare wordsLang: string | undefined;
  /** Each line is a word, then what it means. */
  declare meanings: boolean;
  /** The first line is a heading. */
  declare heading: boolean;
  /** For the rendering: what is played in place of a word. */
  declare swaps: ReadonlyMap<string, string>;
  /** For the rendering: the word that is being swapped. */
  declare swapping: string | null;
  declare swapProblem: string;
  declare problem: string;
  declare shown: number;
  declare copied: boolean | undefined;
  /** For the rendering: how many words came with the link. */
  declare came: number;

  /** For the rendering: the link to the words. */
  readonly link = new DeckLink(this);
  #read: ReadDraft | undefined;
  #used: unknown;

  constructor() {
    super();
    this.text = this.problem = this.swapProblem = '';
    this.minimum = 25;
    this.meanings = this.heading = false;
    this.swaps = new Map();
    this.swapping = null;
    this.shown = PAGE;
    this.came = 0;
  }

  /** What is read from the field as it stands. */
  get read(): ReadDraft {
    return (this.#read ??= readDraft(this));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('deck') && this.deck?.words && this.deck !== this.#used) this.#take(this.deck);
    if (changed.has('packed') && this.packed) void this.#unpack(this.packed);
    if ((['text', 'meanings', 'heading', 'swaps'] as const).some((name) => changed.has(name))) {
      this.#read = undefined;
      this.problem = '';
      this.link.make(deckOf(this.read, this.wordsLang));
    }
  }

  #take(deck: Partial<OwnDeck>): void {
    this.#used = deck;
    this.text = textOf(deck);
    this.meanings = deck.definitions !== undefined;
    this.heading = false;
    if (deck.lang) this.wordsLang = deck.lang;
  }

  async #unpack(packed: string): Promise<void> {
    try {
      const { text, lang } = await unpackDeck(packed);
      if (packed !== this.packed) return;
      this.text = text;
      this.meanings = text.includes('\t');
      this.wordsLang = lang || undefined;
      await this.updateComplete;
      this.came = this.read.all.length;
      announce(settingsMessages().cameWithLink(this.came));
    } catch {
      await this.updateComplete;
      this.#tell(settingsMessages().brokenLink);
    }
  }

  /** Empties the field: what was in it was erased from the device. */
  forget(): void {
    this.text = '';
    this.meanings = this.heading = false;
    this.swaps = new Map();
    this.swapping = null;
  }

  #tell(problem: string): void {
    this.problem = problem;
    announce(problem);
  }

  #count(): void {
    announce(settingsMessages().read(this.read.played.length, this.minimum));
  }

  // For the rendering.

  readonly onInput = (event: Event): void => {
    const { value } = event.target as HTMLTextAreaElement;
    if (value.length <= SHORT) this.text = value; // a longer one when the field is left
  };

  readonly onChange = (event: Event): void => {
    this.text = (event.target as HTMLTextAreaElement).value;
    this.#count();
  };

  /** A long text is read beside the field and never comes into it; what is too long for a list is told. */
  readonly onPaste = (event: ClipboardEvent): void => this.#guard(event, event.clipboardData);

  readonly onDrop = (event: DragEvent): void => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return this.#guard(event, event.dataTransfer);
    event.preventDefault();
    void this.#onFile(file);
  };

  #guard(event: Event, data: DataTransfer | null): void {
    const { value, selectionStart, selectionEnd } = event.target as HTMLTextAreaElement;
    const text =
      value.slice(0, selectionStart) + (data?.getData('text/plain') ?? '') + value.slice(selectionEnd);
    if (text.length <= SHORT) return;
    event.preventDefault();
    if (text.length > MAX_DECK_TEXT) return this.#tell(settingsMessages().tooMuchText);
    this.text = text;
    this.#count();
  }

  /** Takes a long text away, for another. */
  readonly onClear = (): void => {
    this.text = '';
    void this.updateComplete.then(() => this.#focusField());
  };

  #focusField(): void {
    this.renderRoot.querySelector<HTMLElement>('#text')?.focus();
  }

  /** For the rendering: too long for the field. */
  get isLong(): boolean {
    return this.text.length > SHORT;
  }

  readonly onFileChosen = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const [file] = field.files ?? [];
    if (file) void this.#onFile(file).then(() => (field.value = '')); // the same file again is a change again
  };

  async #onFile(file: Blob): Promise<void> {
    const m = settingsMessages();
    try {
      const text = await readFile(file);
      if (text === null) return this.#tell(m.tooMuchText);
      this.text = text;
      await this.updateComplete;
      this.#count();
    } catch {
      this.#tell(m.cannotRead);
    }
  }

  readonly onShowMore = (): void => {
    this.shown += PAGE;
  };

  readonly onSwap = (word: string | null): void => {
    this.swapping = word;
    this.swapProblem = '';
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('#swap')?.focus());
  };

  /** Plays something else in place of a word; nothing at all leaves it out. */
  readonly onSwapped = (word: string, text: string): void => {
    const m = settingsMessages();
    const others = this.read.played.map((each) => each.word);
    const swap = text.trim() === '' ? { word: '' } : checkSwap(text, others);
    if (has(swap, 'problem')) {
      this.swapProblem = swap.problem === 'there' ? m.isThere(text.trim()) : m.notAWord;
      announce(this.swapProblem);
      return;
    }
    this.#setSwap(word, swap.word);
  };

  /** A word is played again; not where another swap has brought it in by now. */
  readonly onPutBack = (word: string): void => this.#setSwap(word, undefined);

  #setSwap(word: string, swap: string | undefined): void {
    const swaps = new Map(this.swaps);
    if (swap === undefined) swaps.delete(word);
    else swaps.set(word, swap);
    this.swaps = swaps;
    this.swapping = null;
    void this.updateComplete.then(() => {
      const rows = [...this.renderRoot.querySelectorAll<HTMLElement>('[data-word]')];
      rows.find((row) => row.dataset['word'] === word)?.focus();
    });
  }

  readonly onPlay = (event: Event): void => {
    event.preventDefault();
    this.text = this.renderRoot.querySelector('textarea')?.value ?? this.text;
    this.performUpdate(); // a long text is read only now
    const { played } = this.read;
    if (played.length < this.minimum) {
      this.#tell(settingsMessages().tooFew(played.length, this.minimum));
      this.#focusField();
      return;
    }
    const { packed } = this.link;
    const deck = { ...deckOf(this.read, this.wordsLang), ...(packed ? { packed } : {}) };
    this.#used = deck;
    this.dispatchEvent(new UseDeckEvent(deck));
  };

  readonly onLeave = (): void => {
    this.dispatchEvent(new Event('leave-deck', { bubbles: true, composed: true }));
  };

  readonly onCopy = async (): Promise<void> => {
    this.copied = await copyText(this.link.href ?? '');
    if (this.copied) return announce(settingsMessages().copied);
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLInputElement>('.link')?.select();
  };

  protected override render(): TemplateResult {
    return renderEditor(this);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'deck-editor': DeckEditor;
  }
}
