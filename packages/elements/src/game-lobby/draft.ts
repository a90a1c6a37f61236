import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { cleanName } from './clean-name.js';
import {
  bankSize,
  OPTIONS,
  type DeckCheck,
  type LobbySeat,
  type LobbySettings,
  type OptionName,
} from './settings.js';

/** The options by name, as the form spells them. */
export type Chosen = Readonly<Partial<Record<OptionName, string>>>;

/** What stands in the form. A seat's name is empty while it is called by its number. */
export interface Draft {
  readonly seats: LobbySettings['seats'];
  readonly chosen: Chosen;
  /** Pasted words. */
  readonly text: string;
}

/** The options that hold a value of the game; what holds another is left out. */
export function validOf(options: Partial<Record<OptionName, unknown>>): Chosen {
  const names = Object.keys(OPTIONS) as OptionName[];
  const valid = names.filter((name) => {
    const value = String(options[name]);
    return (
      (OPTIONS[name] as readonly string[]).includes(value) ||
      (name === 'timers' && Number(value) >= 1 && Number(value) <= 10) // any factor does (CD-2); these are offered
    );
  });
  return Object.fromEntries(valid.map((name) => [name, String(options[name])]));
}

/** The form's fields as a draft; a field that is not there stays as it was. */
export function readDraft(form: HTMLFormElement, { seats, chosen, text }: Draft): Draft {
  const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
  return {
    seats: seats.map(({ name, bot, time }, i) => ({
      name: fields[`name${i}`] ?? name,
      bot: (fields[`bot${i}`] ?? String(bot)) === 'true',
      ...ownTime(fields[`time${i}`] ?? time),
    })),
    chosen: { ...chosen, ...validOf(fields) },
    text: fields['text'] ?? text,
  };
}

/** A seat's own share of time, where it has one. */
export function ownTime(time: unknown): Pick<LobbySeat, 'time'> {
  const factor = Number(time);
  return factor > 1 && factor <= 10 ? { time: factor } : {};
}

/** One thing that has to be mended before the game can start, and the field where. */
export interface LobbyProblem {
  readonly field: string;
  readonly text: string;
}

/** The settings of a draft with the words of its deck, or what is wrong with it, in the form's order. */
export function settle(
  { seats, chosen: { deck, rounds, guessMode, timers } }: Draft,
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
    seats: seats.map(({ bot, time }, i) => ({
      ...{ name: names[i], bot },
      // Only a person's clock runs, and only where any does.
      ...(bot || timers === 'off' ? {} : ownTime(time)),
    })),
    deck,
    ...(check && { words: check.words }),
    rounds: Number(rounds),
    guessMode,
    timers: timers === 'off' ? null : Number(timers),
  } as LobbySettings;
  return { settings, problems };
}
