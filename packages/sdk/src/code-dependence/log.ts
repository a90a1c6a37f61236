/** What a seat did on a clue: one of the three acts, or nothing in its time (CD-10). */
export type Act = 'guess' | 'callIt' | 'pass' | 'timeout';

/** What the named card was: a playable card of the giver, its CODED, or anything else (CD-13). */
export type Outcome = 'hit' | 'coded' | 'miss';

/** Why a seat got points: every line of the score sheet has one of these (CD-9, CD-13, CD-16 to CD-18). */
export type Why =
  /** The guesser: +2, -2, -1. */
  | 'hit'
  | 'coded-hit'
  | 'miss'
  /** The caller: +5, -3. */
  | 'call-right'
  | 'call-wrong'
  /** -1 each. */
  | 'pass'
  | 'timeout'
  /** The giver: +1 for each guesser who hit a card, -6 once for an exposed CODED, -1 for no clue in time. */
  | 'reached'
  | 'exposed'
  | 'no-clue'
  /** Bonuses of the giver: +3 or +6 for one clue (CD-16), +3 and +3 more in a Duel (CD-17), +3 once a round (CD-18). */
  | 'clue-bonus'
  | 'duel-bonus'
  | 'emptied';

/** One line of the score sheet: the lines of a seat sum to its score. */
export interface SheetLine {
  /** From 1. */
  readonly round: number;
  /** The clue turn of the game that it belongs to, from 1. */
  readonly clueTurn: number;
  readonly seat: number;
  readonly why: Why;
  readonly points: number;
}

/** One public fact of the match, in order. Everything the page tells and replays comes from these. */
export type LogEntry =
  | { readonly type: 'round'; readonly round: number }
  | {
      readonly type: 'clue';
      readonly round: number;
      readonly clueTurn: number;
      /** The giver. */
      readonly seat: number;
      readonly word: string;
      /** Slot numbers, ascending, from 1. */
      readonly tags: readonly number[];
      /** Bank words that the clue comes near to (CD-7). */
      readonly near: readonly string[];
    }
  /** The giver's time ran out, or the host skipped it: the clue is used up (CD-9). */
  | { readonly type: 'no-clue'; readonly round: number; readonly clueTurn: number; readonly seat: number }
  /** What a seat did, once it is revealed: in simultaneous mode all at once, in seat order after the giver. */
  | {
      readonly type: 'act';
      readonly round: number;
      readonly clueTurn: number;
      readonly giver: number;
      readonly seat: number;
      readonly act: Act;
      /** The bank word as the bank spells it; null for a pass and a timeout. */
      readonly word: string | null;
      /** Null for a pass and a timeout. A call is right where this is `coded`; a wrong call is `miss`. */
      readonly outcome: Outcome | null;
      /** The slot that was hit; null otherwise. */
      readonly slot: number | null;
      /** What the seat got for it. */
      readonly points: number;
    }
  /** A line of the score sheet that no act explains: the giver's bonuses. */
  | {
      readonly type: 'bonus';
      readonly round: number;
      readonly clueTurn: number;
      readonly seat: number;
      readonly why: 'clue-bonus' | 'duel-bonus' | 'emptied';
      readonly points: number;
    }
  | { readonly type: 'round-end'; readonly round: number };
