import { classic } from '@cluekit/sdk/decks/classic';
import type { Deck } from '@cluekit/sdk/decks';
import { CluekitError } from '@cluekit/sdk/game';
import type { Settings } from './settings.js';

/** The words a match is dealt from, and the list's name where it has one. */
export interface ChosenDeck {
  readonly words: readonly string[];
  /** Of the words, a BCP 47 tag; that it is one, the rules look at. */
  readonly language: string;
  readonly deck?: { readonly name: string; readonly language: string; readonly version: number };
}

/**
 * The words of a deck and their language, which settings say of a page's own and pasted words alone. Classic is there; the others are a second file, loaded when one is first chosen.
 *
 * @throws {CluekitError} `bad-options` for a deck that there is not
 */
export async function deckOf({
  deck,
  words,
  language: own = 'en',
}: Pick<Settings, 'deck' | 'words' | 'language'>): Promise<ChosenDeck> {
  if (deck === 'page' || deck === 'pasted') {
    if (!words) throw new CluekitError('bad-options', 'This game has no words of its own.');
    return { words, language: own };
  }
  const more = deck === 'classic' ? { classic } : (await import('./more-decks.js')).moreDecks;
  const chosen = Object.hasOwn(more, deck) ? (more as Record<string, Deck>)[deck] : undefined;
  if (!chosen) throw new CluekitError('bad-options', `There is no deck called ${String(deck)}.`);
  const { name, language, version } = chosen;
  return { words: chosen.words, language, deck: { name, language, version } };
}
