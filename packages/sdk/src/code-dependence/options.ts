import { CluekitError } from '../game/error.js';
import { FEWEST_SEATS, MOST_SEATS } from './table.js';
import { isWhole } from './whole.js';

/** How guesses are made: all in one private window, or seat by seat in public (CD-12). */
export type GuessMode = 'simultaneous' | 'sequential';

/** Seconds of the three clocks (CD-2). */
export interface Seconds {
  readonly planning: number;
  readonly clue: number;
  readonly guess: number;
}

/** The clocks of the rulebook (CD-2). */
export const SECONDS: Seconds = { planning: 90, clue: 60, guess: 30 };

/** What is fixed when a match of Code Dependence is made. */
export interface CodeDependenceOptions {
  /** Seats, 2 … 7. Two is a Duel (CD-21). */
  readonly players: number;
  readonly rounds: 1 | 2 | 3 | 5;
  readonly guessMode: GuessMode;
  /** The rulebook's clocks times this, 1 … 10; null: no clock runs (CD-2). */
  readonly timers: number | null;
  /**
   * A seat's own share of time, by seat: its clocks are this many times as long again, 1 … 10. A window that several
   * seats share stays open as long as the slowest of them needs. Left out: 1 for each.
   */
  readonly seatTimes?: readonly number[];
  /** The language of the deck, a BCP 47 tag. Stems and nearness are checked in English only (CD-7). */
  readonly language: string;
}

/** What a caller may give: every field but `players` may be left out, and gets its default. */
export type CodeDependenceOptionsInput = Pick<CodeDependenceOptions, 'players'> &
  Partial<CodeDependenceOptions>;

const ROUNDS = [1, 2, 3, 5] as const;
const GUESS_MODES = ['simultaneous', 'sequential'] as const;
const SLOWEST = 10;

/**
 * Checks options at the door and fills in the defaults: 3 rounds, simultaneous, the rulebook's clocks, English.
 * On one device a page turns the clocks off (`timers: null`, CD-2). A multiplier need not be whole: 1.5 makes
 * 45 seconds of 30. Fields that the game does not have are ignored, as in a record.
 *
 * @throws {CluekitError} `bad-options`, naming the field, for a value the game does not have
 * @example checkOptions({ players: 3, timers: null }).rounds // 3
 */
export function checkOptions(input: unknown): CodeDependenceOptions {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return bad('The options are an object that says how many players there are.');
  const { players, rounds = 3, guessMode = 'simultaneous', timers = 1, language = 'en' } = input as Given;
  const { seatTimes } = input as Given;
  if (!isWhole(players, FEWEST_SEATS, MOST_SEATS))
    return bad(`The option players is a whole number from ${FEWEST_SEATS} to ${MOST_SEATS}.`);
  return {
    players,
    rounds: oneOf('rounds', rounds, ROUNDS),
    guessMode: oneOf('guessMode', guessMode, GUESS_MODES),
    timers: checkTimers(timers),
    ...(seatTimes === undefined ? {} : { seatTimes: checkSeatTimes(seatTimes, players) }),
    language: checkLanguage(language),
  };
}

type Given = Partial<Record<keyof CodeDependenceOptions, unknown>>;

function bad(message: string): never {
  throw new CluekitError('bad-options', message);
}

function oneOf<T>(field: string, value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((item) => item === value);
  return found === undefined ? bad(`The option ${field} is one of: ${allowed.join(', ')}.`) : found;
}

const isFactor = (value: unknown): value is number =>
  typeof value === 'number' && value >= 1 && value <= SLOWEST;

function checkSeatTimes(value: unknown, players: number): readonly number[] {
  const isList = Array.isArray(value) && value.length === players;
  // Taken apart first: holes and what a stranger's list else has are not kept.
  const times: readonly unknown[] = isList ? [...(value as readonly unknown[])] : [];
  if (isList && times.every(isFactor)) return times;
  return bad(`The option seatTimes is a list of one number from 1 to ${SLOWEST} for each seat.`);
}

function checkTimers(value: unknown): number | null {
  if (value === null || isFactor(value)) return value;
  return bad(`The option timers is a number from 1 to ${SLOWEST}, or null.`);
}

/** Long enough for any tag there is, and nothing that is none. */
function checkLanguage(value: unknown): string {
  if (typeof value === 'string' && value.length <= 35 && /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i.test(value))
    return value;
  return bad('The option language is a language tag such as en or pt-BR.');
}
