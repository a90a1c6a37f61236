export { newGameCode, parseGameCode, readGameCode, type GameCode } from './game-code.js';
export { listMark, listPrint, type ListMark } from './list-mark.js';
export { readLongCode, writeLongCode } from './long-code.js';
