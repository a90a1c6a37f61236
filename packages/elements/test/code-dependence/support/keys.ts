import { sendKeys } from '@web/test-runner-commands';
import { all, focused, one } from '../../support/deep.js';
import { press, tabTo } from '../../support/preset.js';
import { settle } from '../../support/table.js';
import { seen } from './preset.js';

/** Goes to a control by Tab and presses it. */
export async function enter(game: Element, selector: string, key = 'Enter'): Promise<void> {
  await tabTo(game, selector);
  await press(key);
  await settle();
}

/** Chooses a CODED word by arrow keys, from 0, and keeps it. */
export async function chooseByKeys(game: Element, card: number): Promise<void> {
  await tabTo(game, '[type=radio][name=coded]');
  await press(' ');
  for (let at = 0; at < card; at++) await press('ArrowDown');
  await settle();
  await enter(game, '[part~=keep]');
}

/** Types a clue, tags slots by their number, and sends it with Enter in the field or by its button. */
export async function clueByKeys(game: Element, word: string, slots: readonly number[]): Promise<void> {
  await tabTo(game, '#word');
  await sendKeys({ type: word });
  const boxes = all<HTMLInputElement>(one(game, 'clue-composer'), '[type=checkbox]');
  await tabTo(game, '[type=checkbox]');
  for (let at = 0; at < boxes.length; at++) {
    if (slots.includes(at + 1)) await press(' ');
    if (at < boxes.length - 1) await press('Tab');
  }
  await enter(game, '[part~=submit]');
}

/** Lifts a card of the bank by arrow keys. */
export async function liftByKeys(game: Element, card: number): Promise<void> {
  await tabTo(game, '.card');
  const at = (): number => Number((focused() as HTMLElement).dataset['index']);
  const columns = all(game, '[role=row]:first-child > *').length;
  const row = (index: number): number => Math.floor(index / columns);
  for (let tries = 0; tries < 60 && at() !== card; tries++)
    if (row(at()) !== row(card)) await press(row(at()) < row(card) ? 'ArrowDown' : 'ArrowUp');
    else await press(at() < card ? 'ArrowRight' : 'ArrowLeft');
  await press('Enter');
  await settle();
}

/** Does what the page asks for, by keyboard alone. */
export async function stepByKeys(game: Element, guessed: () => number | null): Promise<void> {
  switch (seen(game)) {
    case 'cover':
      return enter(game, '[part~=ready]');
    case 'planning':
      return chooseByKeys(game, 2);
    case 'outcome':
      return enter(game, '[part~=go-on]', ' ');
    case 'scoring':
      return enter(game, '[part~=next-round]');
    case 'guess': {
      const card = guessed();
      if (card === null) return enter(game, '[part~=pass]', ' ');
      await liftByKeys(game, card);
      return enter(game, '[part~=guess]');
    }
    default:
      return settle();
  }
}
