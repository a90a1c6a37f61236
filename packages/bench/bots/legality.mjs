import { createGiver, finish, judgeFlips, judgeGuesses, weightsOf } from '@cluekit/bots/lexicon';
import { checkClue } from '@cluekit/sdk/words';
import { codesBoard, dependenceBoard } from './boards.mjs';
import { lexicon } from './subjects.mjs';

/** Clues on so many boards of both games: how many were given, how many illegal, how many not of the reviewed list. */
export function countUnfit(boards) {
  const giver = createGiver(lexicon);
  const may = new Set(lexicon.sayable.map((place) => lexicon.words[place]));
  const counts = { boards, given: 0, illegal: 0, unfit: 0 };
  for (let i = 0; i < boards; i += 1) {
    const isCodes = i % 2 === 0;
    const board = isCodes ? codesBoard(50_000 + i) : dependenceBoard(50_000 + i);
    const weights = weightsOf(['cautious', 'natural', 'adaptive'][i % 3], i % 4);
    const rule = isCodes ? 'word-codes' : 'code-dependence';
    const words = board.map(({ word }) => word);
    const judge = isCodes ? judgeFlips(board, weights.stray) : judgeGuesses(board, 3, weights.stray);
    const check = (clue) => checkClue(clue, words, rule).verdict;
    const clue = finish(giver.search({ board, weights, judge, check, said: [] }));
    if (clue === null) continue;
    counts.given += 1;
    if (check(clue.word) === 'illegal') counts.illegal += 1;
    if (!may.has(clue.word)) counts.unfit += 1;
  }
  return counts;
}
