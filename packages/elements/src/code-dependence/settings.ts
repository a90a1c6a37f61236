import type { LobbySettings } from '../game-lobby/settings.js';

/** What a match on one device is set up with: as a lobby gives it, or as a page fixes it by attributes. */
export interface Settings extends LobbySettings {
  /** The list it was dealt from, where that has a name. */
  readonly named?: { readonly name: string; readonly language: string; readonly version: number } | undefined;
}

const isFactor = (value: unknown): boolean => typeof value === 'number' && value >= 1 && value <= 10;

/** What a stranger's object has itself; what a page has put on all objects is not in it. */
const own = (of: object, name: string): unknown =>
  Object.hasOwn(of, name) ? (of as Record<string, unknown>)[name] : undefined;

/** Whether a stranger's value has the form of settings; whether they make a match is the rules' to say. */
export function isSettings(value: unknown): value is Settings {
  if (typeof value !== 'object' || value === null) return false;
  const { seats, deck, words, language, timers, named } = value as Record<string, unknown>;
  const isSeat = (seat: unknown): boolean =>
    typeof seat === 'object' &&
    seat !== null &&
    typeof own(seat, 'name') === 'string' &&
    typeof own(seat, 'bot') === 'boolean' &&
    (!Object.hasOwn(seat, 'time') || isFactor(own(seat, 'time')));
  return (
    Array.isArray(seats) &&
    seats.length >= 2 &&
    seats.length <= 7 &&
    seats.every(isSeat) &&
    typeof deck === 'string' &&
    (words === undefined || Array.isArray(words)) &&
    (language === undefined || typeof language === 'string') &&
    (timers === null || isFactor(timers)) &&
    (named === undefined || (typeof named === 'object' && named !== null))
  );
}

/** The seats that persons play, in order. */
export function personsOf({ seats }: Settings): number[] {
  return seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
}

/** The names of all seats; empty where a seat is called by its number. */
export function namesOf({ seats }: Settings): string[] {
  return seats.map(({ name }) => name);
}
