import type { Deal } from './deal.js';
import type { CodeDependenceOptions } from './options.js';
import type { Changing, CodeDependenceState } from './state.js';
import { withClock } from './turn.js';

/** The event that deals: everything the chart cannot know by itself comes in with it. */
export interface CodeDependenceStart {
  readonly type: 'start';
  readonly options: CodeDependenceOptions;
  readonly deals: readonly Deal[];
  readonly seed: string | null;
  readonly commitment: string | null;
  /** Milliseconds on the host's clock. */
  readonly at: number;
}

/** The context before the deal: constants only, since XState makes it anew again and again. */
export const UNDEALT: CodeDependenceState = {
  phase: 'dealing',
  options: { players: 2, rounds: 3, guessMode: 'simultaneous', timers: null, language: 'en' },
  deals: [],
  round: 0,
  turn: -1,
  clueTurn: 0,
  coded: [],
  shed: [],
  exposed: [],
  called: [],
  clue: null,
  acts: [],
  scores: [],
  misses: [],
  calls: [],
  log: [],
  sheet: [],
  bookmarks: [],
  deadline: null,
  commitment: null,
  seed: null,
};

/** What a round begins with: nothing chosen, nothing shown. */
function freshRound(players: number): Pick<Changing, 'coded' | 'shed' | 'exposed' | 'called' | 'acts'> {
  return {
    coded: Array<null>(players).fill(null),
    shed: Array<readonly number[]>(players).fill([]),
    exposed: Array<boolean>(players).fill(false),
    called: Array<readonly number[]>(players).fill([]),
    acts: Array<null>(players).fill(null),
  };
}

/** The match at the planning of its next round (CD-3, CD-4). */
export function beginRound(state: CodeDependenceState, at: number): CodeDependenceState {
  const round = state.round + 1;
  const next: CodeDependenceState = {
    ...state,
    ...freshRound(state.options.players),
    phase: 'planning',
    round,
    turn: -1,
    clue: null,
    log: [...state.log, { type: 'round', round }],
  };
  return withClock(next, at);
}

/** The match as it begins: every seat to choose its CODED word. */
export function dealt({ options, deals, seed, commitment, at }: CodeDependenceStart): CodeDependenceState {
  const none = Array<number>(options.players).fill(0);
  const counts = { scores: none, misses: none, calls: none };
  return beginRound({ ...UNDEALT, ...counts, options, deals, seed, commitment }, at);
}
