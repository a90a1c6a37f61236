import { CluekitError } from '../../game/error.js';
import type { Json } from '../../game/game.js';
import { readGameCode } from '../../game-code/game-code.js';
import type { Board } from '../../word-codes/board.js';
import { wordCodes, type WordCodesCommand } from '../../word-codes/index.js';
import { deal, type WordCodesSource } from '../../word-codes/deal.js';
import { checkOptions, type WordCodesOptions } from '../../word-codes/options.js';
import { score } from '../../word-codes/score.js';
import type { WordCodesState } from '../../word-codes/state.js';
import type { GameRecord } from '../record.js';
import type { Lists, RecordGame } from './record-game.js';

/** Records of Word Codes. */
export const wordCodesRecords: RecordGame = {
  game: wordCodes,
  options(given) {
    if (given === undefined) return checkOptions({});
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      throw new CluekitError('bad-options', 'The options are not an object.');
    const { mode, level } = given as Record<string, unknown>;
    return checkOptions({ mode, level });
  },
  source: ({ board, code }, _options, lists) => ({ board: boardOf(board, code, lists) }),
  start: (options, source) => wordCodes.start(options as WordCodesOptions, source as WordCodesSource, 0),
  /** What is only said over a network is no move of a record. */
  move(item) {
    const command = wordCodes.parse(item);
    return command?.type === 'claimFoul' ? null : (command satisfies WordCodesCommand | null);
  },
  missing: () => null,
  score: (state) => score(state as WordCodesState),
  committed: (source) => deal(source as WordCodesSource).board as unknown as Json,
};

function boardOf(board: GameRecord['board'], code: GameRecord['code'], lists: Lists): Board {
  if (board !== undefined) return deal({ board: board as unknown as Board }).board;
  if (code === undefined) throw new CluekitError('bad-board', 'There is neither a board nor a code.');
  const { list } = readGameCode(code);
  const words = Object.hasOwn(lists, list) ? lists[list] : undefined;
  if (!words) throw new CluekitError('bad-code', 'The code is for a word list that is not at hand.');
  return deal({ code, words }).board;
}
