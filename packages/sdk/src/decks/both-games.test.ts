import assert from 'node:assert/strict';
import { test } from 'node:test';
import { steadyBytes } from '../../test/word-codes/lists.js';
import { newGameCode, readGameCode } from '../game-code/game-code.js';
import { utf8ToBytes } from '../random/bytes.js';
import { shuffle } from '../random/draw.js';
import { createStream } from '../random/stream.js';
import { checkBankClue } from '../words/check-bank.js';
import { fold } from '../words/fold.js';
import { CARDS, checkBoard } from '../word-codes/board.js';
import { deal, distinctWords } from '../word-codes/deal.js';
import { all } from './all.js';
import { classic } from './classic.js';
import { everyday } from './everyday.js';
import { lintDeck } from './lint-deck.js';
import { nature } from './nature.js';
import { school } from './school.js';

const DECKS = [everyday, all, classic, nature, school];
/** The words of a bank by the seats, from 2 (CD-1). */
const BANKS = [21, 32, 42, 48, 48, 48];
const LARGEST = Math.max(...BANKS);
const MOST_ROUNDS = 5;

for (const deck of DECKS) {
  test(`WC-1 WC-2 ${deck.title} deals boards of Word Codes, by code and by seed`, () => {
    const words = new Set(deck.words);
    const random = steadyBytes(71);
    for (let game = 0; game < 20; game++) {
      const code = newGameCode(deck.words, random);
      assert.equal(readGameCode(code).list, `${deck.name}/${deck.version}`);
      for (const source of [{ code }, { seed: game.toString(16).padStart(32, '0') }]) {
        const { board } = deal({ ...source, words: deck.words });
        assert.equal(new Set(board.words.map(fold)).size, CARDS);
        assert.ok(board.words.every((word) => words.has(word)));
        assert.deepEqual(checkBoard(board), board);
      }
    }
  });

  test(`WC-3 ${deck.title} is its own list of different words`, () =>
    assert.deepEqual(distinctWords(deck.words), deck.words));

  test(`CD-1 CD-3 ${deck.title} has words for 2 to 7 seats, and five rounds without a word twice`, () => {
    const { distinct } = lintDeck(deck.words, deck.language);
    for (const [at, bank] of BANKS.entries())
      assert.ok(distinct >= bank * MOST_ROUNDS, `${at + 2} seats: ${distinct} of ${bank * MOST_ROUNDS}`);
  });
}

// The linter compares only words that could meet; here every word is a clue with all the others of a dealt bank.
for (const deck of DECKS)
  test(`CD-7 ${deck.title}: no word as a clue is refused by its bank, or near it`, () => {
    const words = shuffle(deck.words, createStream(utf8ToBytes('banks'), deck.name));
    for (let from = 0; from + LARGEST <= words.length; from += LARGEST) {
      const bank = words.slice(from, from + LARGEST);
      for (const [place, word] of bank.entries()) {
        const answer = checkBankClue(word.replace(' ', ''), bank.toSpliced(place, 1));
        assert.deepEqual(answer, { verdict: 'legal' }, word);
      }
    }
  });
