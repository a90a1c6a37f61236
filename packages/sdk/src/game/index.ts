export type { Code, HostCode, InputCode, RuleCode } from './codes.js';
export { CluekitError, isCluekitError } from './error.js';
export type { CommandLike, Deadline, Game, Json, Refusal, View } from './game.js';
export { sentence } from './sentences.js';
