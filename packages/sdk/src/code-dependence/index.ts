import type { Game } from '../game/game.js';
import { AUDIENCES, type CodeDependenceAudience } from './audience.js';
import { refuse, type CodeDependenceCommand } from './commands.js';
import { deal, type CodeDependenceSource } from './deal.js';
import { inPlaceOf } from './in-place-of.js';
import { codeDependenceMachine } from './machine.js';
import { checkOptions, type CodeDependenceOptions } from './options.js';
import { parseCommand } from './parse-command.js';
import type { CodeDependenceState } from './state.js';
import { phaseKey } from './turn.js';
import { view } from './view.js';

/**
 * Code Dependence, as the host runs it: 2 to 7 seats, a hidden hand each, one bank, a clue and tags, guesses and
 * calls.
 *
 * @example
 * const host = createHost({ games: [codeDependence] });
 * host.create({ game: 'code-dependence', options: { players: 3 }, source: { seed, words } });
 */
export const codeDependence: Game<
  CodeDependenceState,
  CodeDependenceCommand,
  CodeDependenceAudience,
  CodeDependenceOptions,
  CodeDependenceSource
> = {
  id: 'code-dependence',
  rules: '2.0.0',
  machine: codeDependenceMachine,
  audiences: AUDIENCES,
  options: checkOptions,
  start: (options, source, at) => ({ type: 'start', options, ...deal(options, source), at }),
  parse: parseCommand,
  refuse,
  inPlaceOf,
  view,
  phaseKey,
  deadline: (state) => state.deadline,
};

export { AUDIENCES, seatOf, type CodeDependenceAudience } from './audience.js';
export { can, refuse, type CodeDependenceCommand } from './commands.js';
export { deal, type CodeDependenceDeal, type CodeDependenceSource, type Deal } from './deal.js';
export { distinctWords } from './draw-rounds.js';
export type { Act, LogEntry, Outcome, SheetLine, Why } from './log.js';
export { codeDependenceMachine } from './machine.js';
export {
  checkOptions,
  SECONDS,
  type CodeDependenceOptions,
  type CodeDependenceOptionsInput,
  type GuessMode,
  type Seconds,
} from './options.js';
export { parseCommand } from './parse-command.js';
export { score, type CodeDependenceResult } from './score.js';
export type { CodeDependenceStart } from './start.js';
export type { Bookmark, CodeDependenceState, Phase, SeatAct } from './state.js';
export { sizesFor, type Sizes } from './table.js';
export {
  view,
  type BankWord,
  type Clue,
  type CodeDependenceMine,
  type CodeDependenceShared,
  type CodeDependenceView,
  type HandCard,
  type SeatView,
  type SlotView,
} from './view.js';
