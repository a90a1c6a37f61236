import type { GuessMode } from '@cluekit/sdk/code-dependence';

/** A deck by the name a person chooses it by: built in, the page's own words, or pasted ones. */
export type LobbyDeck = 'classic' | 'nature' | 'school' | 'everyday' | 'all' | 'page' | 'pasted';

/** What a person has settled in the lobby. */
export interface LobbySettings {
  /** 2 … 7 of them, in order. */
  readonly seats: readonly { readonly name: string; readonly bot: boolean }[];
  readonly deck: LobbyDeck;
  /** Of a page's own or a pasted deck. */
  readonly words?: readonly string[];
  readonly rounds: 1 | 2 | 3 | 5;
  readonly guessMode: GuessMode;
  /** The rulebook's clocks times this, 1 … 10; null: none runs (CD-2). */
  readonly timers: number | null;
}

/** The words of a pasted text, and what is wrong with it by line. */
export interface DeckCheck {
  readonly words: readonly string[];
  /** Lines from 1. */
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

/** Decks that come with the game, in the order they are offered. */
export const DECKS: readonly LobbyDeck[] = ['classic', 'nature', 'school', 'everyday', 'all'];
export const ROUNDS = [1, 2, 3, 5] as const;
export const GUESS_MODES: readonly GuessMode[] = ['simultaneous', 'sequential'];
/** How much longer than the rulebook's the clocks may be (A18). */
export const TIMES: readonly number[] = [1, 1.5, 2, 3, 5, 10];

/** Words in the bank of so many seats (CD-1). */
export function bankSize(seats: number): number {
  return [21, 32, 42][seats - 2] ?? 48;
}
