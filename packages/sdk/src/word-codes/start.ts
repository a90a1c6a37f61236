import { otherTeam, type Board, type Owner } from './board.js';
import type { WordCodesOptions } from './options.js';
import type { WordCodesState } from './state.js';
import { NO_CLUE, turnDeadline } from './turn.js';

/** The event that deals: everything the chart cannot know by itself comes in with it. */
export interface WordCodesStart {
  readonly type: 'start';
  readonly options: WordCodesOptions;
  readonly board: Board;
  readonly seed: string | null;
  readonly commitment: string | null;
  /** Milliseconds on the host's clock. */
  readonly at: number;
}

/** The context before the deal: constants only, since XState makes it anew again and again. */
export const UNDEALT: WordCodesState = {
  ...NO_CLUE,
  phase: 'dealing',
  options: { mode: 'teams', level: 'standard', turnSeconds: null },
  board: { words: [], key: [], starting: 'amber', revealOrder: [] },
  key: [],
  turn: 'amber',
  turnNumber: 0,
  flipped: [],
  turns: 0,
  winner: null,
  reason: null,
  log: [],
  bookmarks: [],
  deadline: null,
  commitment: null,
  seed: null,
};

/** The match as it begins: the starting team to give its first clue; in Co-op always Amber (WC-11). */
export function dealt({ options, board, seed, commitment, at }: WordCodesStart): WordCodesState {
  const swap = options.mode === 'coop' && board.starting === 'teal';
  const key = board.key.map((owner) => (swap ? swapTeam(owner) : owner));
  const turn = options.mode === 'coop' ? 'amber' : board.starting;
  const state: WordCodesState = {
    ...UNDEALT,
    phase: 'clue',
    options,
    board,
    key,
    turn,
    turnNumber: 1,
    flipped: [],
    seed,
    commitment,
  };
  return { ...state, deadline: turnDeadline(state, at) };
}

function swapTeam(owner: Owner): Owner {
  return owner === 'amber' || owner === 'teal' ? otherTeam(owner) : owner;
}
