import { CluekitError } from '../game/error.js';

/** Two teams against each other, or everyone as Amber against a rival that plays itself (WC-1, WC-11). */
export type Mode = 'teams' | 'coop';

/** How often the rival moves in Co-op: after every Amber turn, or after every second one (WC-11). */
export type Level = 'standard' | 'easy';

/** What is fixed when a match of Word Codes is made. */
export interface WordCodesOptions {
  readonly mode: Mode;
  /** Only has a meaning in Co-op. */
  readonly level: Level;
  /** Seconds for a whole turn, 10 … 3600, or null: no clock, the default (WC-16). */
  readonly turnSeconds: number | null;
}

/** What a caller may give: every field may be left out, and gets its default. */
export type WordCodesOptionsInput = Partial<WordCodesOptions>;

const DEFAULTS: WordCodesOptions = { mode: 'teams', level: 'standard', turnSeconds: null };

/**
 * Checks options at the door and fills in the defaults (teams, standard, no clock). Fields that the game
 * does not have are ignored, as in a record; `level` is ignored in a team game.
 *
 * @throws {CluekitError} `bad-options`, naming the field, for a value the game does not have
 * @example checkOptions({ mode: 'coop' }) // { mode: 'coop', level: 'standard', turnSeconds: null }
 */
export function checkOptions(input: unknown): WordCodesOptions {
  if (input === undefined || input === null) return DEFAULTS;
  if (typeof input !== 'object' || Array.isArray(input)) throw new CluekitError('bad-options');
  const given = input as Record<string, unknown>;
  const mode = oneOf('mode', given['mode'], ['teams', 'coop'], DEFAULTS.mode);
  const level =
    mode === 'coop' ? oneOf('level', given['level'], ['standard', 'easy'], DEFAULTS.level) : DEFAULTS.level;
  return { mode, level, turnSeconds: checkSeconds(given['turnSeconds']) };
}

function oneOf<T extends string>(field: string, value: unknown, allowed: readonly T[], fallback: T): T {
  if (value === undefined) return fallback;
  const found = allowed.find((item) => item === value);
  if (found === undefined)
    throw new CluekitError('bad-options', `${field} is one of: ${allowed.join(', ')}.`);
  return found;
}

function checkSeconds(value: unknown): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 10 || value > 3600)
    throw new CluekitError('bad-options', 'turnSeconds is a whole number from 10 to 3600, or null.');
  return value;
}
