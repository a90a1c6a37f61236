import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGiver, finish, judgeFlips, judgeGuesses, weightsOf } from '@cluekit/bots/lexicon';
import { shuffle } from '@cluekit/sdk/random';
import { checkClue } from '@cluekit/sdk/words';
import { codesBoard, dependenceBoard, streamOf } from './boards.mjs';
import { lexicon } from './subjects.mjs';

/** Who writes clues to be read: the game, and how the giver weighs things. `adaptive` is the bold one, in need of time. */
const WRITERS = [
  { by: 'cautious', game: 'word-codes', weights: weightsOf('cautious', 0) },
  { by: 'natural', game: 'word-codes', weights: weightsOf('natural', 0) },
  { by: 'adaptive, late', game: 'word-codes', weights: weightsOf('adaptive', 2) },
  { by: 'natural, in a bank', game: 'code-dependence', weights: weightsOf('natural', 0) },
];

const RUBRIC = `For each clue: somebody says it, of this board, and means these words. Rate it without knowing who wrote it.

  N  natural: a person at the table might say it, and most others would see at once why, for each of the words
  F  fair: it can be seen why, but for one of the words it takes thought, or another word of the board fits as well
  O  odd: nobody would say it; for one of the words at least no tie is to be seen, or only a far-fetched one

Rate what is there, not what you would have said. A clue for one word is as good as one for three. Where you do not
know a word, say so in place of a rating. One line for each: number, letter, and for F and O a few words why.`;

/** One giver's first clue on a board of its own. */
function write({ by, game, weights }, number, giver) {
  const isCodes = game === 'word-codes';
  const board = isCodes ? codesBoard(number) : dependenceBoard(number);
  const words = board.map(({ word }) => word);
  const judge = isCodes ? judgeFlips(board, weights.stray) : judgeGuesses(board, 3, weights.stray);
  const check = (clue) => checkClue(clue, words, 'code-dependence').verdict;
  const found = finish(giver.search({ board, weights, judge, check, said: [] }));
  const own = board.filter(({ role }) => role === 'own').map(({ word }) => word);
  return { by, game, words: [...words].sort(), own, ...(found ?? { word: null, targets: [] }) };
}

/**
 * First clues on so many boards, by every writer in turn, in an order that tells nothing of who wrote which.
 *
 * @param {number} count
 */
export function cluesToRead(count) {
  const giver = createGiver(lexicon);
  const clues = Array.from({ length: count }, (_, i) =>
    write(WRITERS[i % WRITERS.length], 70_000 + i, giver),
  );
  return shuffle(clues, streamOf(count, 'bench/read'));
}

/**
 * Writes them for blind readers: `clues-for-readers.txt` with the rubric, `clues-to-guess.txt` with what a guesser
 * would see, and apart from both `key.json`, which says who wrote each.
 *
 * @param {number} count
 * @param {string} folder made where it is not there
 * @returns {string[]} the files
 */
export function writeCluesToRead(count, folder) {
  const clues = cluesToRead(count);
  const line = ({ word, targets, words }, i, isMeant) => {
    const meant = isMeant ? `\n    meant: ${targets.join(', ')}` : '';
    return `${i + 1}. ${word ?? '(nothing to say)'} ${targets.length}${meant}\n    board: ${words.join(', ')}\n`;
  };
  const files = {
    'clues-for-readers.txt': `${RUBRIC}\n\n${clues.map((clue, i) => line(clue, i, true)).join('\n')}`,
    'clues-to-guess.txt': clues.map((clue, i) => line(clue, i, false)).join('\n'),
    'key.json': `${JSON.stringify(
      clues.map((clue, i) => ({ number: i + 1, ...clue })),
      null,
      2,
    )}\n`,
  };
  mkdirSync(folder, { recursive: true });
  return Object.entries(files).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
}
