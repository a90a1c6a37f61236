import type { LobbySettings } from '../game-lobby/settings.js';

/** What a match on one device is set up with: as a lobby gives it, or as a page fixes it by attributes. */
export interface Settings extends LobbySettings {
  /** The list it was dealt from, where that has a name. */
  readonly named?: { readonly name: string; readonly language: string; readonly version: number } | undefined;
}

/** The seats that persons play, in order. */
export function personsOf({ seats }: Settings): number[] {
  return seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
}

/** The names of all seats; empty where a seat is called by its number. */
export function namesOf({ seats }: Settings): string[] {
  return seats.map(({ name }) => name);
}
