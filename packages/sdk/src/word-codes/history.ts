import type { Team } from './board.js';
import { added, cutTo, lastOf, sizeOf, type Chunks } from './chunks.js';
import type { Bookmark, LogEntry, Reason, WordCodesState } from './state.js';
import { flipsFor, NO_CLUE, turnDeadline } from './turn.js';

/** The match with a bookmark at this place, put there before a command changes it. */
export function withBookmark(state: WordCodesState): WordCodesState {
  const { turn, turnNumber, flipped, log, turns, foulClaimed } = state;
  const phase = state.phase === 'clue' ? 'clue' : 'guess';
  const marks = { flipped: flipped.length, log: sizeOf(log) };
  const bookmark: Bookmark = { phase, turn, turnNumber, turns, foulClaimed, ...marks };
  return { ...state, bookmarks: added(state.bookmarks, bookmark) };
}

/** The match as it was at the last bookmark, exactly; a running clock starts its turn anew. */
export function takenBack(state: WordCodesState, at: number): WordCodesState {
  const bookmark = lastOf(state.bookmarks) as Bookmark;
  const { phase, turn, turnNumber, turns, foulClaimed } = bookmark;
  const log = cutTo(state.log, bookmark.log);
  const back: WordCodesState = {
    ...state,
    ...(phase === 'guess' ? runningClue(log) : NO_CLUE),
    phase,
    turn,
    turnNumber,
    turns,
    foulClaimed,
    log,
    flipped: state.flipped.slice(0, bookmark.flipped),
    bookmarks: cutTo(state.bookmarks, sizeOf(state.bookmarks) - 1),
    winner: null,
    reason: null,
  };
  return { ...back, deadline: turnDeadline(back, at) };
}

/** The match when it is over. No clock runs on, and there is no turn to flip in. */
export function over(state: WordCodesState, winner: Team, reason: Reason): WordCodesState {
  return { ...state, ...NO_CLUE, phase: 'finished', winner, reason, deadline: null };
}

/** The clue that the end of a log is in the middle of, and how many of its flips are left. */
function runningClue(log: Chunks<LogEntry>): Pick<WordCodesState, 'clue' | 'flipsLeft' | 'flipsMade'> {
  const entries = log.slice(-2).flat(); // a turn has at most 26 lines
  const at = entries.findLastIndex((entry) => entry.type === 'clue');
  const { word, number } = entries[at] as LogEntry & { type: 'clue' };
  const flipsMade = entries.length - 1 - at;
  const allowed = flipsFor(number);
  return {
    clue: { word, number },
    flipsMade,
    flipsLeft: allowed === 'unlimited' ? allowed : allowed - flipsMade,
  };
}
