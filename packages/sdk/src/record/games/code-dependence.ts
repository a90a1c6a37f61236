import { CluekitError } from '../../game/error.js';
import type { Json } from '../../game/game.js';
import { checkDeals, type Deal } from '../../code-dependence/deal.js';
import { codeDependence, type CodeDependenceState } from '../../code-dependence/index.js';
import { checkOptions, type CodeDependenceOptions } from '../../code-dependence/options.js';
import { score } from '../../code-dependence/score.js';
import type { CodeDependenceStart } from '../../code-dependence/start.js';
import type { GameRecord } from '../record.js';
import type { RecordGame } from './record-game.js';

interface Source {
  readonly deals: readonly Deal[];
}

/** Records of Code Dependence. */
export const codeDependenceRecords: RecordGame = {
  game: codeDependence,
  options(given, { deck }) {
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      throw new CluekitError('bad-options', 'The options are not an object with players.');
    const { players, rounds, guessMode } = given as Record<string, unknown>;
    return checkOptions({ players, rounds, guessMode, timers: null, language: languageOf(deck) });
  },
  source: ({ deals }, options) => ({ deals: checkDeals(options as CodeDependenceOptions, deals, 1) }),
  /** Only the rounds begun need a deal, so the rules' own door, which asks for all, is not for records. */
  start(options, source): CodeDependenceStart {
    const { deals } = source as Source;
    const fixed = { options: options as CodeDependenceOptions, seed: null, commitment: null };
    return { type: 'start', ...fixed, deals, at: 0 };
  },
  move: (item) => codeDependence.parse(item),
  missing(state, { type }) {
    const { phase, round, deals } = state as CodeDependenceState;
    const begins = type === 'nextRound' && phase === 'scoring';
    return begins && deals.length <= round
      ? `There is no deal for round ${round + 1}, which is begun.`
      : null;
  },
  score: (state) => score(state as CodeDependenceState),
  committed: (source) => (source as Source).deals as unknown as Json,
};

/** The language of the deck says how much of a clue is checked (CD-7); a record without one is English. */
function languageOf(deck: GameRecord['deck']): unknown {
  const language: unknown = (deck as { language?: unknown } | null | undefined)?.language;
  try {
    return checkOptions({ players: 2, language }).language;
  } catch {
    return undefined;
  }
}
