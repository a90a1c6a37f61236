import { createGiver, finish, judgeFlips, weightsOf } from '@cluekit/bots/lexicon';
import { checkClue } from '@cluekit/sdk/words';
import { codesBoard } from './boards.mjs';
import { lexicon } from './subjects.mjs';

/**
 * First clues on so many boards, for people to read and rate: the clue, what it is meant for, and the whole board.
 *
 * @param {number} count
 * @returns {string[]} a line each
 */
export function cluesToRead(count) {
  const giver = createGiver(lexicon);
  return Array.from({ length: count }, (_, i) => {
    const board = codesBoard(70_000 + i);
    const words = board.map(({ word }) => word);
    const weights = weightsOf('natural', 0);
    const check = (clue) => checkClue(clue, words, 'code-dependence').verdict;
    const clue = finish(
      giver.search({ board, weights, check, said: [], judge: judgeFlips(board, weights.stray) }),
    );
    const meant =
      clue === null ? 'nothing to say' : `${clue.word} ${clue.targets.length} (${clue.targets.join(', ')})`;
    return `${i + 1}. ${meant} – of ${[...words].sort().join(', ')}`;
  });
}
