export { checkBoardClue } from './check-board.js';
export type { BoardClueCode, BoardVerdict } from './check-board.js';
export { fold } from './fold.js';
export { folded } from './folded.js';
export { MAX_LETTERS, wellFormed } from './well-formed.js';
export type { WellFormed, WellFormedOptions } from './well-formed.js';
