import type { BankWord, CodeDependenceView, LogEntry } from '@cluekit/sdk/code-dependence';

/** What a test says of a view; the rest is a Duel of seat 0 at its first clue. */
export interface ViewInput {
  readonly phase: 'planning' | 'clue' | 'guess' | 'scoring';
  readonly can: CodeDependenceView['mine']['can'];
  readonly bank: readonly string[];
  /** Seat 0's words, CODED first; the others fill slots 1, 2, 3 … */
  readonly hand: readonly string[];
  readonly giver?: number | null;
  readonly players?: number;
  readonly clue?: CodeDependenceView['shared']['clue'];
  readonly log?: readonly LogEntry[];
  /** Cards of the giver that are shed or exposed. */
  readonly shown?: readonly BankWord[];
  readonly language?: string;
}

/** Freezes plain data to its depth, as a client does. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}

/** A view of Code Dependence for seat 0. */
export function dependenceView(input: ViewInput): CodeDependenceView {
  const { phase, can, bank, hand, giver = null, players = 2, clue = null, log = [], shown = [] } = input;
  const slotsOf = (seat: number): CodeDependenceView['shared']['seats'][number]['slots'] =>
    Array.from({ length: 6 }, (_, i) => {
      const card = shown.find((word) => word.seat === seat && word.slot === i + 1);
      return { slot: i + 1, shed: card !== undefined, word: card?.word ?? null };
    });
  return freeze({
    shared: {
      game: 'code-dependence',
      language: input.language ?? 'en',
      phase,
      players,
      rounds: 3,
      guessMode: 'simultaneous',
      round: 1,
      clueTurn: phase === 'planning' ? 0 : 1,
      cluesEach: 3,
      bank: bank.map(
        (word) =>
          shown.find((card) => card.word === word) ?? { word, state: 'hidden', seat: null, slot: null },
      ),
      seats: Array.from({ length: players }, (_, seat) => ({
        seat,
        slots: slotsOf(seat),
        exposed: shown.find((card) => card.seat === seat && card.state === 'exposed')?.word ?? null,
        cluesLeft: 3,
        acted: false,
        score: 0,
        misses: 0,
        calls: 0,
      })),
      giver,
      guesser: null,
      clue,
      hands: null,
      log,
      sheet: [],
      winners: null,
      deadline: null,
      commitment: null,
      seed: null,
    },
    mine: {
      audience: 'seat-0',
      seat: 0,
      can,
      hand: hand.map((word, i) => ({
        word,
        coded: phase !== 'planning' && i === 0,
        slot: phase === 'planning' || i === 0 ? null : i,
        state: 'hidden',
      })),
      submitted: null,
    },
  });
}

/** A bank of 21, the first seven of them seat 0's hand. */
export const BANK =
  'river kite apple violin castle rocket penguin lamp forest button cheese hammer island mirror tiger window pencil bridge candle doctor engine'.split(
    ' ',
  );
export const HAND = BANK.slice(0, 7);
