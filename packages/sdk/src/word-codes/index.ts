import type { Game } from '../game/game.js';
import type { Owner } from './board.js';
import { parseCommand, peek, refuse, type WordCodesAudience, type WordCodesCommand } from './commands.js';
import { deal, type WordCodesSource } from './deal.js';
import { wordCodesMachine } from './machine.js';
import { checkOptions, type WordCodesOptions } from './options.js';
import type { WordCodesState } from './state.js';
import { view } from './view.js';

/**
 * Word Codes, as the host runs it: two teams or Co-op, 25 cards, a key by peek, a clue and a number, flips.
 *
 * @example
 * const host = createHost({ games: [wordCodes], clock, random });
 * host.create({ game: 'word-codes', options: { mode: 'coop' }, source: { code, words: everyday.words } });
 */
export const wordCodes: Game<
  WordCodesState,
  WordCodesCommand,
  WordCodesAudience,
  WordCodesOptions,
  WordCodesSource,
  readonly Owner[]
> = {
  id: 'word-codes',
  rules: '1.0.0',
  machine: wordCodesMachine,
  audiences: ['table', 'amber-giver', 'teal-giver', 'amber-guesser', 'teal-guesser', 'spectator', 'screen'],
  options: checkOptions,
  start: (options, source, at) => ({ type: 'start', options, ...deal(source), at }),
  parse: parseCommand,
  refuse,
  view,
  peek,
  phaseKey: (state) => `${state.phase}/${state.turnNumber}`,
  deadline: (state) => state.deadline,
};

export { CARDS, checkBoard, otherTeam, type Board, type Owner, type Team } from './board.js';
export { can, parseCommand, refuse, type WordCodesAudience, type WordCodesCommand } from './commands.js';
export { deal, distinctWords, type WordCodesDeal, type WordCodesSource } from './deal.js';
export { wordCodesMachine } from './machine.js';
export { nextCode } from './next-code.js';
export {
  checkOptions,
  type Level,
  type Mode,
  type WordCodesOptions,
  type WordCodesOptionsInput,
} from './options.js';
export { score, type WordCodesResult } from './score.js';
export type { WordCodesStart } from './start.js';
export type { Clue, ClueNumber, LogEntry, Phase, Reason, TurnEnd, WordCodesState } from './state.js';
export { view, type CardView, type WordCodesMine, type WordCodesShared, type WordCodesView } from './view.js';
