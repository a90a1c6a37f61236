/**
 * The whole SDK under one name; each part has an entry of its own as well (`@cluekit/sdk/host`, …), which is what a
 * page should import. What both games have under one name (`view`, `score`, …) is that of Word Codes here. The word
 * lists are `@cluekit/sdk/decks/everyday` and `@cluekit/sdk/decks/all` only.
 */
export * from './client/index.js';
export {
  codeDependence,
  codeDependenceMachine,
  sizesFor,
  type CodeDependenceAudience,
  type CodeDependenceCommand,
  type CodeDependenceDeal,
  type CodeDependenceMine,
  type CodeDependenceOptions,
  type CodeDependenceOptionsInput,
  type CodeDependenceResult,
  type CodeDependenceShared,
  type CodeDependenceSource,
  type CodeDependenceState,
  type CodeDependenceView,
} from './code-dependence/index.js';
export * from './decks/index.js';
export * from './game-code/index.js';
export * from './game/index.js';
export * from './host/index.js';
export * from './protocol/index.js';
export * from './random/index.js';
export * from './record/index.js';
export { loopback } from './transports/loopback.js';
export * from './word-codes/index.js';
export * from './words/index.js';
// Two parts have a name in common: the game's is the one that most look for.
export type { LogEntry as HostLogEntry } from './host/index.js';
export type { RandomBytes } from './random/index.js';
export type { LogEntry } from './word-codes/index.js';
