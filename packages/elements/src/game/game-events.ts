import type { CodeDependenceShared, LogEntry as CodeDependenceEntry } from '@cluekit/sdk/code-dependence';
import type { LogEntry as WordCodesEntry, WordCodesShared } from '@cluekit/sdk/word-codes';

/** The public part of either game's view; `game` says which. */
export type PublicView = WordCodesShared | CodeDependenceShared;

/** One public fact of either game, as its log has it. */
export type PublicEntry = WordCodesEntry | CodeDependenceEntry;

/** Something happened in the game. It carries what everybody may know, and nothing else (B33). */
export class GameChangeEvent extends Event {
  /** The public part of the view. */
  readonly shared: PublicView;

  constructor(type: 'turn-change' | 'game-end' | 'log-entry', shared: PublicView) {
    super(type, { bubbles: true, composed: true });
    this.shared = shared;
  }
}

/**
 * One thing more is in the log: a clue, a flip, what a seat did once that is revealed, the end of a turn or a round.
 * For each, in order; a move that is taken back is none.
 *
 * @example game.addEventListener('log-entry', ({ entry }) => count(entry.type));
 */
export class LogEntryEvent extends GameChangeEvent {
  readonly entry: PublicEntry;

  constructor(shared: PublicView, entry: PublicEntry) {
    super('log-entry', shared);
    this.entry = entry;
  }
}

/**
 * A game is about to say something of what happened, to screen readers. Cancelable: who prevents it says it in a way of
 * its own, or not at all. It carries what everybody may know.
 *
 * @example game.addEventListener('game-announce', (event) => { event.preventDefault(); say(event.text); });
 */
export class AnnounceEvent extends Event {
  readonly text: string;

  constructor(text: string) {
    super('game-announce', { bubbles: true, composed: true, cancelable: true });
    this.text = text;
  }
}

/** A game could not be set up, or a code not be played. */
export class GameProblemEvent extends Event {
  /** Why, as a sentence for people. */
  readonly message: string;

  constructor(message: string) {
    super('game-problem', { bubbles: true, composed: true });
    this.message = message;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'turn-change': GameChangeEvent;
    'log-entry': LogEntryEvent;
    'game-end': GameChangeEvent;
    'game-problem': GameProblemEvent;
    'game-announce': AnnounceEvent;
  }
}
