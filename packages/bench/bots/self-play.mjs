import { createGiver, finish, judgeFlips, levelChances, weightsOf } from '@cluekit/bots/lexicon';
import { below, shuffle } from '@cluekit/sdk/random';
import { checkClue } from '@cluekit/sdk/words';
import { codesBoard, streamOf } from './boards.mjs';
import { lexicon } from './subjects.mjs';

const giver = createGiver(lexicon);
const MOST_TURNS = 25;

/** What a clue for the rest of a board is, by a profile under a pressure. */
function clueFor(board, said, profile, pressure) {
  const weights = weightsOf(profile, pressure);
  const words = board.map(({ word }) => word);
  const check = (clue) => checkClue(clue, words, 'word-codes').verdict;
  return finish(giver.search({ board, said, weights, check, judge: judgeFlips(board, weights.stray) }));
}

function pickOf(ranked, level, next) {
  const chances = levelChances(ranked, level);
  let left = next() / 2 ** 32;
  const at = chances.findIndex((chance) => (left -= chance) < 0);
  return ranked[Math.max(0, at)];
}

/**
 * One game of Word Codes for one team: clue, as many flips as it says, until nine are found, the trap is flipped, or
 * the rival is done. `rival`: 0 it never moves, 1 it takes a card each turn (Standard), 2 every second (Easy).
 *
 * @returns {{ won: boolean, trap: boolean, turns: number, meant: number, hit: number, clues: number }}
 */
export function playCodes(game, { profile, guesser, level = 'sharp', rival = 0 }) {
  const next = streamOf(game, `bench/flips/${level}`);
  let board = codesBoard(game);
  const rivals = shuffle(
    board.filter(({ role }) => role === 'rival'),
    next,
  );
  const said = [];
  const result = { won: false, trap: false, turns: 0, meant: 0, hit: 0, clues: 0 };
  const take = (word) => (board = board.filter((card) => card.word !== word));
  const left = (role) => board.filter((card) => card.role === role).length;
  while (result.turns < MOST_TURNS) {
    result.turns += 1;
    const time = rival === 0 ? Infinity : rival * left('rival');
    const clue = clueFor(board, said, profile, left('own') / time);
    if (clue !== null) {
      said.push(clue.word);
      result.clues += 1;
      result.meant += clue.targets.length;
    }
    for (let flip = 0; flip < (clue?.targets.length ?? 1); flip += 1) {
      const words = board.map(({ word }) => word);
      const ranked = clue === null ? [] : guesser.rank(clue.word, words);
      const word = ranked.length === 0 ? words[below(words.length, next)] : pickOf(ranked, level, next).word;
      const { role } = board.find((card) => card.word === word);
      if (clue?.targets.includes(word)) result.hit += 1;
      take(word);
      if (role === 'avoid') return { ...result, trap: true };
      if (left('own') === 0) return { ...result, won: true };
      if (left('rival') === 0) return result;
      if (role !== 'own') break;
    }
    if (rival > 0 && result.turns % rival === 0) {
      const card = rivals.find(({ word }) => board.some((other) => other.word === word));
      if (card) take(card.word);
      if (left('rival') === 0) return result;
    }
  }
  return result;
}
