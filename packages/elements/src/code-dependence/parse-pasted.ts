import { deckProblemSentence, parseDeck } from '@cluekit/sdk/decks';
import type { DeckCheck } from '../game-lobby/settings.js';

/** Reads a pasted text as a deck, for the lobby: its words, and what is wrong by line. */
export function parsePasted(text: string): DeckCheck {
  const { words, problems } = parseDeck(text);
  return {
    words: words.map(({ word }) => word),
    problems: problems.map(({ line, code, word }) => ({
      line,
      message: `${word}: ${deckProblemSentence(code)}`,
    })),
  };
}
