import type { CodeDependenceShared, CodeDependenceView } from '@cluekit/sdk/code-dependence';
import { fixture, html } from '@open-wc/testing';
import type { CodeDependence } from '../../../src/code-dependence/code-dependence.js';
import type { GameStore } from '../../../src/store/game-store.js';
import { all, one, shown, text } from '../../support/deep.js';
import { settle, until } from '../../support/table.js';
import { WORDS } from './words.js';

/** What a device shows, read off the page. */
export type Seen =
  'lobby' | 'cover' | 'planning' | 'clue' | 'guess' | 'outcome' | 'scoring' | 'result' | 'paused' | 'wait';

/** A match on the page at once: three persons, our own words, one round, nothing kept, unless told otherwise. */
export async function preset(properties: Partial<CodeDependence> = {}): Promise<CodeDependence> {
  const given = { players: 3, rounds: 1, words: WORDS, noLobby: true, noKeep: true, pace: 'off' } as const;
  const game = Object.assign(document.createElement('code-dependence'), given, properties);
  await fixture(html`${game}`);
  await until(() => all(game, 'word-game, game-lobby').length > 0, 'the game is set up');
  await settle();
  return game;
}

/** Everything on the page that is of a match's own: seen anew at each call. */
export function seen(game: Element): Seen {
  const marks: readonly (readonly [Seen, string])[] = [
    ['lobby', 'game-lobby'],
    ['paused', '[part~=resume]'],
    ['cover', 'seat-handover'],
    ['outcome', '[part~=go-on]'],
    ['result', '[part~=headline]'],
    ['scoring', '[part~=next-round]'],
    ['clue', 'clue-composer'],
    ['guess', 'guess-panel'],
    ['planning', 'planning-hand:not([compact])'],
  ];
  return marks.find(([, selector]) => shown(game, selector))?.[0] ?? 'wait';
}

type Storied = Element & { readonly store?: GameStore };
const storeOf = (game: Element, selector: string): GameStore | undefined =>
  all<Storied>(game, selector)[0]?.store;

/** The owner's store: what the device itself knows. */
export const ownerOf = (game: Element): GameStore => storeOf(game, 'word-game:not([inner])') as GameStore;

/** What everybody may know. */
export const sharedOf = (game: Element): CodeDependenceShared =>
  (ownerOf(game).getSnapshot().view as CodeDependenceView).shared;

/** The view of the seat that looks; undefined while none does. */
export const mineOf = (game: Element): CodeDependenceView['mine'] | undefined =>
  (storeOf(game, 'word-game[inner]')?.getSnapshot().view as CodeDependenceView | undefined)?.mine;

/** Presses what is there and waits until the page has taken it. */
export async function press(game: Element, selector: string): Promise<void> {
  one(game, selector).click();
  await settle();
}

/** The person whose turn it is takes the device. */
export const ready = (game: Element): Promise<void> => press(game, '[part~=ready]');

/** Chooses a card of the hand, from 0, and keeps it as CODED. */
export async function choose(game: Element, card = 0): Promise<void> {
  all(one(game, 'planning-hand'), 'input')[card]?.click();
  await settle();
  await press(game, '[part~=keep]');
}

/** Types a clue without giving it. */
export async function type(game: Element, word: string): Promise<HTMLInputElement> {
  const field = one<HTMLInputElement>(game, '#word');
  field.value = word;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  await settle();
  return field;
}

/** Gives a clue that tags the first so many open slots. */
export async function giveClue(game: Element, word: string, tags = 1): Promise<void> {
  await type(game, word);
  for (const box of all<HTMLInputElement>(one(game, 'clue-composer'), '[type=checkbox]').slice(0, tags))
    box.click();
  await settle();
  await press(game, '[part~=submit]');
}

/** Lifts a word of the bank. */
export async function lift(game: Element, word: string): Promise<void> {
  const card = all(game, '[data-index]').find((each) => text(one(each, '[part~=word]')) === word);
  if (!card) throw new Error(`no ${word} in the bank`);
  card.click();
  await settle();
}

/** Guesses a word, or passes. */
export async function guess(game: Element, word: string | null): Promise<void> {
  if (word !== null) await lift(game, word);
  await press(game, word === null ? '[part~=pass]' : '[part~=guess]');
}

/** Clues that are near no word of ours. */
const CLUES = ['Ocean', 'Garden', 'Music', 'Winter', 'Castle', 'Planet', 'Kitchen', 'Thunder', 'Village'];

/** Does what the page asks for, whatever that is: one press of a person's. Seats pass unless told what to guess. */
export async function step(
  game: Element,
  act: (shared: CodeDependenceShared, mine: CodeDependenceView['mine']) => string | null = () => null,
): Promise<void> {
  switch (seen(game)) {
    case 'cover':
      return ready(game);
    case 'planning':
      return choose(game);
    case 'clue':
      return giveClue(game, CLUES[sharedOf(game).clueTurn % CLUES.length] ?? '', 2);
    case 'guess':
      return guess(game, act(sharedOf(game), mineOf(game) as CodeDependenceView['mine']));
    case 'outcome':
      return press(game, '[part~=go-on]');
    case 'scoring':
      return press(game, '[part~=next-round]');
    case 'paused':
      return press(game, '[part~=resume]');
    default:
      return settle();
  }
}

/** Plays on until it is so; every step is told. */
export async function playTo(
  game: Element,
  when: () => unknown,
  act?: Parameters<typeof step>[1],
  told: (seen: Seen) => unknown = () => {},
): Promise<void> {
  for (let steps = 0; !when(); steps++) {
    if (steps > 400) throw new Error(`never: ${String(when)}; it stands at ${seen(game)}`);
    await told(seen(game));
    await step(game, act);
  }
}

/** Stops the game for a while. */
export const pause = (game: Element): Promise<void> => press(game, '[part~=pause]');

/** Presses a button of the menu by its name. */
export async function menu(game: Element, name: RegExp): Promise<void> {
  const button = all(one(game, 'table-menu'), 'button').find((each) => name.test(text(each)));
  if (!button) throw new Error(`no ${String(name)} in the menu`);
  button.click();
  await settle();
}

/** Lets a bot play a seat, or a person again. */
export async function seatBot(game: Element, seat: number, bot: boolean): Promise<void> {
  all<HTMLInputElement>(one(game, 'table-menu'), `input[name=seat${seat}]`)[Number(bot)]?.click();
  await settle();
}
