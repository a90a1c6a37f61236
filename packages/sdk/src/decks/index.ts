export type { Deck } from './deck.js';
export { deckProblemSentence } from './deck-problem.js';
export type { DeckProblem, DeckProblemCode } from './deck-problem.js';
export { lintDeck } from './lint-deck.js';
export type { DeckLint, DeckPair, JoinedPair } from './lint-deck.js';
export { MAX_DECK_TEXT, MAX_DECK_WORDS, parseDeck } from './parse-deck.js';
export type { DeckEntry, ParsedDeck } from './parse-deck.js';
export type { ParseDeckOptions } from './parse-options.js';
