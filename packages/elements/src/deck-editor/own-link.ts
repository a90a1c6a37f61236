import { deckName, linkWith, linkWithout } from '../word-codes/game-link.js';
import type { OwnDeck } from '../word-codes/settings.js';
import type { DeckEditor } from './deck-editor.js';
import { textOf } from './deck-draft.js';
import { MAX_PACKED, packDeck, SAFE_LINK } from './deck-link.js';

/**
 * The link to the words of an editor. It is made while one looks at them, so that it is there when it is to be copied:
 * a browser copies only in the gesture itself. The code of the game on the table is never in it.
 */
export class DeckLink {
  readonly #host: DeckEditor;
  /** The words as they travel; undefined where they are too many, or not packed yet. */
  packed: string | undefined;
  /** They are too many for a link. */
  tooLong = false;
  #made = 0;

  constructor(host: DeckEditor) {
    this.#host = host;
  }

  /** This page's address with the words in its fragment, and without the code of a game. */
  get href(): string | undefined {
    const { linkName } = this.#host;
    if (!linkName || !this.packed) return undefined;
    return linkWith(linkWithout(location.href, linkName), deckName(linkName), this.packed);
  }

  /** Whether some apps may cut it. */
  get isLong(): boolean {
    return (this.href?.length ?? 0) > SAFE_LINK;
  }

  /** Makes the link of a deck, in place of the last one. */
  make(deck: OwnDeck): void {
    const made = ++this.#made;
    this.packed = undefined;
    this.tooLong = false;
    this.#host.copied = undefined;
    if (!this.#host.linkName || deck.words.length === 0) return;
    void packDeck(textOf(deck), deck.lang)
      .then((packed) => {
        if (made !== this.#made) return;
        this.tooLong = packed.length > MAX_PACKED;
        this.packed = this.tooLong ? undefined : packed;
        this.#host.requestUpdate();
      })
      .catch(() => {});
  }
}
