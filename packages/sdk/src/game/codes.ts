/**
 * Every way the SDK says no, as a closed set of kebab-case codes. Rule refusals are those of the game
 * record (`docs/rules/game-record.md`); the rest are the host's and the client's.
 */
export type RuleCode =
  | 'wrong-phase'
  | 'not-your-turn'
  | 'already-acted'
  | 'already-chosen'
  | 'not-in-hand'
  | 'unknown-word'
  | 'word-revealed'
  | 'call-used'
  | 'coded-exposed'
  | 'tags-invalid'
  | 'clue-not-one-word'
  | 'clue-not-letters'
  | 'clue-matches-board'
  | 'clue-contains-board-word'
  | 'clue-inside-board-word'
  | 'clue-matches-bank'
  | 'clue-shares-stem'
  | 'clue-overlaps-bank'
  | 'number-invalid'
  | 'unknown-card'
  | 'card-flipped'
  | 'must-guess-first'
  | 'foul-unavailable'
  | 'nothing-to-undo'
  | 'unknown-move';

/** Refusals of the host: about the message, the session or the match, never about the rules. */
export type HostCode =
  | 'bad-frame'
  | 'unknown-match'
  | 'forbidden'
  | 'stale-phase'
  | 'conflict'
  | 'too-many'
  | 'unavailable'
  | 'internal'
  | 'closed';

/** Refusals at the door: options, lists, codes and records that are not what they should be. */
export type InputCode =
  | 'bad-options'
  | 'bad-deck'
  | 'deck-too-small'
  | 'bad-board'
  | 'bad-deal'
  | 'bad-code'
  | 'code-for-another-list'
  | 'bad-seed'
  | 'bad-record';

/** Any refusal code. */
export type Code = RuleCode | HostCode | InputCode;
