import type { Bookmark, Changing, CodeDependenceState } from './state.js';
import { withClock } from './turn.js';

const CHANGING: readonly (keyof Changing)[] = [
  'phase',
  'round',
  'turn',
  'clueTurn',
  'coded',
  'shed',
  'exposed',
  'called',
  'clue',
  'acts',
  'scores',
  'misses',
  'calls',
];

/** The match after a command, with a bookmark of how it was before. */
export function bookmarked(before: CodeDependenceState, after: CodeDependenceState): CodeDependenceState {
  const changed = CHANGING.filter((field) => before[field] !== after[field]);
  const was = Object.fromEntries(changed.map((field) => [field, before[field]])) as Partial<Changing>;
  const bookmark: Bookmark = { was, log: before.log.length, sheet: before.sheet.length };
  return { ...after, bookmarks: [...before.bookmarks, bookmark] };
}

/** The match as it was at the last bookmark, exactly; a running clock starts its window anew. */
export function takenBack(state: CodeDependenceState, at: number): CodeDependenceState {
  const { was, log, sheet } = state.bookmarks.at(-1) as Bookmark;
  const back: CodeDependenceState = {
    ...state,
    ...was,
    log: state.log.slice(0, log),
    sheet: state.sheet.slice(0, sheet),
    bookmarks: state.bookmarks.slice(0, -1),
  };
  return withClock(back, at);
}
