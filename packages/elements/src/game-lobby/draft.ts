import type { GuessMode } from '@cluekit/sdk/code-dependence';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { cleanName } from './clean-name.js';
import {
  DECKS,
  GUESS_MODES,
  ROUNDS,
  bankSize,
  type DeckCheck,
  type LobbyDeck,
  type LobbySettings,
} from './settings.js';

/** What stands in the form. A seat's name is empty while it is called by its number. */
export interface Draft {
  readonly seats: readonly { readonly name: string; readonly bot: boolean }[];
  readonly deck: LobbyDeck;
  readonly text: string;
  readonly rounds: LobbySettings['rounds'];
  readonly guessMode: GuessMode;
  readonly timers: number | null;
}

/** What a page has fixed by attributes; what is no value of the game is not fixed. */
export interface Fixed {
  readonly players?: number | undefined;
  readonly deck?: LobbyDeck | undefined;
  readonly rounds?: LobbySettings['rounds'] | undefined;
  readonly guessMode?: GuessMode | undefined;
  readonly timers?: number | null | undefined;
}

/** The attributes as they were written. */
export interface Given {
  readonly players?: number | undefined;
  readonly deck?: string | undefined;
  readonly rounds?: number | undefined;
  readonly guessMode?: string | undefined;
  readonly timers?: string | undefined;
}

/** Reads what a page has fixed. */
export function fixedOf({ players, deck, rounds, guessMode, timers }: Given): Fixed {
  const times = Number(timers);
  return {
    players: players !== undefined && [2, 3, 4, 5, 6, 7].includes(players) ? players : undefined,
    deck: [...DECKS, 'page' as const, 'pasted' as const].find((each) => each === deck),
    rounds: ROUNDS.find((each) => each === rounds),
    guessMode: GUESS_MODES.find((each) => each === guessMode),
    timers: timers === 'off' ? null : timers && times >= 1 && times <= 10 ? times : undefined,
  };
}

/** The form's fields as a draft; a field that is not there stays as it was. */
export function readDraft(form: HTMLFormElement, before: Draft): Draft {
  const data = new FormData(form);
  const field = (name: string): string | undefined => (data.get(name) as string | null) ?? undefined;
  const timers = field('timers');
  return {
    seats: before.seats.map((seat, i) => ({
      name: field(`name${i}`) ?? seat.name,
      bot: (field(`bot${i}`) ?? String(seat.bot)) === 'true',
    })),
    deck: (field('deck') as LobbyDeck | undefined) ?? before.deck,
    text: field('text') ?? before.text,
    rounds: (Number(field('rounds') ?? before.rounds) as LobbySettings['rounds']) || before.rounds,
    guessMode: (field('guessMode') as GuessMode | undefined) ?? before.guessMode,
    timers: timers === undefined ? before.timers : timers === 'off' ? null : Number(timers),
  };
}

/** One thing that has to be mended before the game can start, and the field where. */
export interface LobbyProblem {
  readonly field: string;
  readonly text: string;
}

/** The settings of a draft with the words of its deck, or what is wrong with it, in the form's order. */
export function settle(
  { seats, deck, rounds, guessMode, timers }: Draft,
  check: DeckCheck | null,
): { settings: LobbySettings; problems: readonly LobbyProblem[] } {
  const m = codeDependenceMessages();
  const problems: LobbyProblem[] = [];
  const names = seats.map(({ name }, i) => cleanName(name) || m.seat(i));
  const twice = names.findIndex((name, i) => names.indexOf(name) < i);
  if (twice >= 0) problems.push({ field: `name${twice}`, text: m.sameName(names[twice] as string) });
  if (seats.every(({ bot }) => bot)) problems.push({ field: 'bot0', text: m.onlyBots });
  const needed = bankSize(seats.length);
  if (check && check.words.length < needed)
    problems.push({
      field: deck === 'pasted' ? 'text' : 'deck',
      text: m.tooFewWords(check.words.length, needed),
    });
  const settings = {
    seats: seats.map(({ bot }, i) => ({ name: names[i] as string, bot })),
    deck,
    ...(check ? { words: check.words } : {}),
    rounds,
    guessMode,
    timers,
  };
  return { settings, problems };
}
