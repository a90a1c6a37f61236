import { nothing } from 'lit';
import { deckOf, readDraft, textOf } from '../deck-editor/deck-draft.js';
import type { UseDeckEvent } from '../deck-editor/use-deck-event.js';
import type { SettingsEvent } from '../game-settings/settings-event.js';
import { settingsMessages } from '../locales/settings-messages.js';
import { mayKeep } from '../store/device.js';
import { sheetFor } from '../store/movable.js';
import type { prefixedHtml } from '../store/prefixed-html.js';
import { whenHeard } from '../store/request-event.js';
import type { Extras } from './extras.js';
import { codeInLink } from './game-link.js';
import { erase, keepFor, keptOf } from './keep.js';
import type { OwnDeck } from './settings.js';
import type { Table } from './table.js';
import type { WordCodes } from './word-codes.js';
import { styles } from './meanings.styles.js';
import { wordsInside } from './words-inside.js';

type Html = ReturnType<typeof prefixedHtml>;

/** Settings and own words in a game: what is shown of them, and what is done when a person chooses. */
export class Panel {
  readonly #host: WordCodes;
  readonly #extras: Extras;

  constructor(host: WordCodes, extras: Extras) {
    this.#host = host;
    this.#extras = extras;
  }

  /**
   * Takes up the words that the page wrote inside the element; where it gives none, those the person brought.
   *
   * @throws {CluekitError} `bad-deck` where the page's words are broken
   */
  start(): void {
    const host = this.#host;
    const { words, definitions, lang } = wordsInside(host);
    if (words) host.words ??= words;
    if (definitions) host.definitions ??= definitions;
    if (lang) host.wordsLang ??= lang;
    if (host.hasAttribute('list')) return;
    if (host.words) host.list = 'own';
    else if (this.#extras.settings.list === 'own') {
      const deck = keptDeck(host.linkName);
      if (!deck) return;
      this.#extras.deck = deck;
      host.list = 'own';
    }
  }

  /** The settings, as they hold now. */
  settings(table: Table | undefined, html: Html): unknown {
    const { peek, layout, motion, textSize: text, sound, list, linkName, words } = this.#host;
    const { settings, deck } = this.#extras;
    return html`<game-settings
      .settings=${{ ...settings, list }}
      .fixed=${{ peek, layout, motion, text, sound }}
      .store=${table?.store}
      .deck=${deck}
      .linkName=${linkName}
      .ownList=${words !== undefined}
      .notKept=${!mayKeep()}
      @settings-change=${this.#onSettings}
      @use-deck=${this.#onDeck}
      @erase-kept=${this.#onErase}
    ></game-settings>`;
  }

  /** The words of a link, to be looked at. */
  offer(html: Html): unknown {
    return html`<deck-editor
      .packed=${this.#extras.offer}
      .linkName=${this.#host.linkName}
      @use-deck=${this.#onDeck}
      @leave-deck=${this.#onLeave}
    ></deck-editor>`;
  }

  /** What words on the board mean, for everybody who wants to know: no owner stands in it (B18). */
  meanings(words: readonly string[], lang: string, html: Html): unknown {
    const definitions = (this.#extras.deck ?? this.#host).definitions ?? {};
    const known = words.filter(
      (word) => Object.hasOwn(definitions, word) && typeof definitions[word] === 'string',
    );
    if (known.length === 0) return nothing;
    this.#dress();
    return html`<details part="meanings">
      <summary>${settingsMessages().boardMeanings}</summary>
      <dl>
        ${known.map(
          (word) =>
            html`<dt lang=${lang} dir="auto">${word}</dt>
              <dd dir="auto">${definitions[word]}</dd>`,
        )}
      </dl>
    </details>`;
  }

  /** Where the game has come into another document, it gets its sheet again. */
  #dress(): void {
    const { ownerDocument, renderRoot } = this.#host;
    const sheet = sheetFor(styles, ownerDocument);
    const root = renderRoot as ShadowRoot;
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }

  // An event of that name may be anybody's: what it carries is looked at before it is believed.
  readonly #onSettings = (event: SettingsEvent): void =>
    whenHeard(event, () => {
      const { settings } = event;
      if (typeof settings !== 'object' || !settings) return;
      this.#extras.settle(settings);
      if (settings.list) this.#host.list = settings.list;
    });

  /** The words of a link are dealt with the code that came with them, if one did. */
  readonly #onDeck = (event: UseDeckEvent): void =>
    whenHeard(event, () => {
      const { deck } = event;
      if (!Array.isArray(deck?.words)) return;
      const extras = this.#extras;
      const code = extras.offer && codeInLink(this.#host.linkName);
      extras.deck = deck;
      extras.offer = null;
      keepFor('deck', this.#host.linkName, deck);
      extras.settle({ ...extras.settings, list: (this.#host.list = 'own') });
      void this.#host.first(code);
    });

  readonly #onLeave = (event: Event): void =>
    whenHeard(event, () => {
      this.#extras.offer = null;
      this.#host.requestUpdate();
      if (!this.#host.record) void this.#host.first(this.#host.code ?? codeInLink(this.#host.linkName));
    });

  readonly #onErase = (event: Event): void =>
    whenHeard(event, () => {
      erase();
      this.#extras.settings = {};
      this.#host.requestUpdate();
    });
}

/** What lay on the device as a deck, each word read again; undefined where no board can be dealt from it. */
function keptDeck(name: string): OwnDeck | undefined {
  try {
    const { packed, lang, ...kept } = keptOf<OwnDeck>('deck', name);
    const read = readDraft({ text: textOf(kept), meanings: true, heading: false, swaps: new Map() });
    if (read.played.length < 25) return undefined;
    const deck = deckOf(read, typeof lang === 'string' ? lang : undefined);
    return typeof packed === 'string' ? { ...deck, packed } : deck;
  } catch {
    return undefined; // no list of words
  }
}
