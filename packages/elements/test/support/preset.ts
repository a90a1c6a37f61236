import { fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { everyday } from '@cluekit/sdk/decks/everyday';
import { deal, nextCode, type Board, type Owner } from '@cluekit/sdk/word-codes';
import type { WordCodes } from '../../src/word-codes/word-codes.js';
import { all, drawn, focused, one, shown, text, who } from './deep.js';
import { settle, until } from './table.js';

/** A new code of the Everyday list. */
export const freshCode = (): string => nextCode(everyday.words, (bytes) => crypto.getRandomValues(bytes), []);

export const boardOf = (code: string): Board => deal({ code, words: everyday.words }).board;

/** A whole game on the page, dealt from a code. */
export async function preset(
  code: string | null = freshCode(),
  properties: Partial<WordCodes> = {},
): Promise<WordCodes> {
  const game = Object.assign(document.createElement('word-codes'), code === null ? {} : { code }, properties);
  await fixture(html`${game}`);
  await until(() => all(game, '.card').length === 25, 'a board is dealt');
  await settle();
  return game;
}

/** The words on the board, in order. */
export const wordsOn = (game: Element): string[] => all(game, '[part~=word]').map(text);

/** What the whole page says of the game's end. */
export const result = (game: Element): string => text(shown(game, '[part~=headline]'));

export const press = (...names: readonly string[]): Promise<void> =>
  names.reduce((before, name) => before.then(() => sendKeys({ press: name })), Promise.resolve());

/** Shift+Tab. WebDriver has no keys that stay down between two commands, so there it is one press. */
export async function shiftTab(): Promise<void> {
  const webKitGTK = /AppleWebKit/.test(navigator.userAgent) && !/Chrome/.test(navigator.userAgent);
  if (webKitGTK) return sendKeys({ press: 'Shift+Tab' });
  await sendKeys({ down: 'Shift' });
  await sendKeys({ press: 'Tab' });
  await sendKeys({ up: 'Shift' });
}

/** Presses Tab or Shift+Tab until the focus is on such an element: from the end of a page Firefox does not come back. */
export async function tabTo(game: Element, selector: string): Promise<HTMLElement> {
  for (let stops = 0; stops < 90; stops++) {
    const at = focused();
    if (at instanceof HTMLElement && at.matches(selector) && game.contains(hostOf(at, game))) return at;
    const order = drawn(document);
    const to = order.findLastIndex((each) => each.matches(selector) && game.contains(hostOf(each, game)));
    if (to < order.indexOf(at as HTMLElement)) await shiftTab();
    else await sendKeys({ press: 'Tab' });
  }
  throw new Error(`Tab never comes to ${selector}; it stands on ${who()}`);
}

function hostOf(element: Element, game: Element): Node {
  let node: Node = element;
  while (node !== game) {
    const root = node.getRootNode();
    if (!(root instanceof ShadowRoot)) break;
    node = root.host;
  }
  return node;
}

/** Looks at the key by the second control and reads the owners off the bank, by keyboard; closes it again. */
export async function readKey(game: Element): Promise<Owner[]> {
  await tabTo(game, '[part~=toggle]');
  await press('Enter');
  await settle();
  if (shown(game, '.notice')) await press('Enter');
  await until(() => all(game, '[part~=key]').length === 1, 'the key opens');
  const owners = all(game, '.card').map(
    (card) =>
      (['amber', 'teal', 'bystander', 'trap'] as const).find((owner) =>
        card.matches(`.is-${owner}`),
      ) as Owner,
  );
  await settle();
  await press('Escape');
  return owners;
}

/** Gives a clue by keyboard: a word, or none, and a number by the arrow keys (10: no limit). */
export async function giveClue(game: Element, word: string, number: number): Promise<void> {
  await tabTo(game, '#word');
  if (word) await sendKeys({ type: word });
  await tabTo(game, 'input[type=radio]');
  const radios = all<HTMLInputElement>(one(game, 'clue-composer'), 'input[type=radio]');
  await press(' ');
  for (let tries = 0; tries < 20 && radios.findIndex((radio) => radio.checked) !== number - 1; tries++)
    await press('ArrowRight');
  await tabTo(game, '[part~=submit]');
  await press('Enter');
  await settle();
}

/** Lifts a card and flips it, by keyboard. */
export async function flip(game: Element, card: number): Promise<void> {
  await tabTo(game, '.card');
  const at = (): number => Number((focused() as HTMLElement).dataset['index']);
  for (let tries = 0; tries < 30 && at() !== card; tries++) {
    const columns = all(game, '[role=row]:first-child > *').length;
    await press(
      Math.floor(at() / columns) < Math.floor(card / columns)
        ? 'ArrowDown'
        : Math.floor(at() / columns) > Math.floor(card / columns)
          ? 'ArrowUp'
          : at() < card
            ? 'ArrowRight'
            : 'ArrowLeft',
    );
  }
  if (focused()?.getAttribute('aria-pressed') !== 'true') await press('Enter'); // a flip taken back is lifted again
  await tabTo(game, '[part~=flip]');
  await press('Enter');
  await settle();
}

/** Reads what came of the turn and goes on, where there is something to read. */
export async function goOn(game: Element): Promise<void> {
  if (!shown(game, '[part~=go-on]')) return;
  await tabTo(game, '[part~=go-on]');
  await press('Enter');
  await settle();
}
