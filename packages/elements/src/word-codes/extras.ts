import { messages } from '../locales/messages.js';
import { announce } from '../store/announcer.js';
import type { Choice } from './choose.js';
import { deckName } from './game-link.js';
import { keepFor, keptOf } from './keep.js';
import { loadMore } from './late.js';
import { LinkWatch } from './link-watch.js';
import type { Panel } from './panel.js';
import type { OwnDeck, Settings } from './settings.js';
import type { WordCodes } from './word-codes.js';

/** What a person chose for a game and the words they brought; what shows these comes in a later file. */
export class Extras {
  /** What the person chose. What the page fixes wins. */
  settings: Settings = {};
  /** The person's own words, in place of the page's. */
  deck: Partial<OwnDeck> | undefined;
  /** Words that came in a link, packed: they are looked at before they are played (B16). */
  offer: string | null = null;
  /** What shows settings and own words, once it has come. */
  panel: Panel | undefined;
  /** It did not come. */
  failed = false;
  readonly #host: WordCodes;
  readonly #link: LinkWatch;

  constructor(host: WordCodes) {
    this.#host = host;
    this.#link = new LinkWatch(
      host,
      () => deckName(host.linkName),
      (packed) => {
        this.offer = packed || null; // a link that was cut off holds none
        void this.load();
      },
    );
  }

  /**
   * Takes up what is kept for the game, what its link holds and what the page wrote inside the element; true where
   * there are words to look at first.
   *
   * @throws {CluekitError} `bad-deck` where the page's words are broken
   */
  async start(): Promise<boolean> {
    const host = this.#host;
    // A script that is no module runs before the page is read to its end.
    if (document.readyState === 'loading')
      await new Promise((read) => document.addEventListener('DOMContentLoaded', read));
    const { list, sound } = (this.settings = keptOf<Settings>('settings', host.linkName));
    this.offer = this.#link.look() || null;
    if (host.words) {
      if (!host.hasAttribute('list')) host.list = 'own';
    } else if (list === 'all' && !host.hasAttribute('list')) host.list = list;
    if (this.offer || list === 'own' || sound === 'on' || host.definitions || host.querySelector('li,script'))
      await this.load();
    this.panel?.start();
    return this.offer !== null;
  }

  /** Loads what shows settings and own words. Where it does not come, that is said, and the game goes on. */
  readonly load = async (): Promise<void> => {
    this.#host.requestUpdate();
    try {
      this.panel ??= (await loadMore()).openPanel(this.#host, this);
    } catch {
      this.failed = true;
      this.offer = null;
      announce(messages().notLoaded);
    }
    this.#host.requestUpdate();
  };

  /** The own words there are: the person's, else the page's. */
  get words(): readonly string[] | undefined {
    return this.deck?.words ?? this.#host.words;
  }

  /** The language of a game's words; ours are English. */
  langOf(dealt: Choice | undefined): string | undefined {
    return dealt?.list === 'own' ? (this.deck ?? { lang: this.#host.wordsLang }).lang : 'en';
  }

  /** Keeps what the person chose. */
  settle(settings: Settings): void {
    this.settings = settings;
    keepFor('settings', this.#host.linkName, settings);
    this.#host.requestUpdate();
  }
}
