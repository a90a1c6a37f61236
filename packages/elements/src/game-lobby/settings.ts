import type { GuessMode } from '@cluekit/sdk/code-dependence';

/** A deck by the name a person chooses it by: built in, the page's own words, or pasted ones. */
export type LobbyDeck = 'classic' | 'nature' | 'school' | 'everyday' | 'all' | 'page' | 'pasted';

/** Who sits where. */
export interface LobbySeat {
  readonly name: string;
  readonly bot: boolean;
  /** Its clocks run so many times as long as those of the table, 1 … 10; once as long where left out. */
  readonly time?: number;
}

/** What a person has settled in the lobby. */
export interface LobbySettings {
  /** 2 … 7 of them, in order. */
  readonly seats: readonly LobbySeat[];
  readonly deck: LobbyDeck;
  /** Of a page's own or a pasted deck. */
  readonly words?: readonly string[];
  /** Of a page's own or a pasted deck, a BCP 47 tag; English where left out. It says how far a clue is checked (CD-7). */
  readonly language?: string | undefined;
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

/** What can be chosen and what a page can fix, by the spelling of attributes and form fields (CD-1, CD-2, A18). */
export const OPTIONS = {
  players: ['2', '3', '4', '5', '6', '7'],
  deck: ['classic', 'nature', 'school', 'everyday', 'all', 'page', 'pasted'],
  rounds: ['1', '2', '3', '5'],
  guessMode: ['simultaneous', 'sequential'],
  timers: ['off', '1', '1.5', '2', '3', '5', '10'],
} as const;

export type OptionName = keyof typeof OPTIONS;

/** How many times as long a seat of its own may have, as it is offered. */
export const TIMES = OPTIONS.timers.filter((time) => time !== 'off');

/** Words in the bank of so many seats (CD-1). */
export function bankSize(seats: number): number {
  return [21, 32, 42][seats - 2] ?? 48;
}
