import { expect } from '@open-wc/testing';
import '../define.js';
import { all, focused, one, text } from '../../test/support/deep.js';
import { boardOf, freshCode, preset } from '../../test/support/preset.js';
import { settle, until } from '../../test/support/table.js';
import { CardSight } from './card-sight.js';
import type { WordCodes } from './word-codes.js';

/** A board so long that no screen holds it: a list, and everything larger. */
async function longGame(code = freshCode()): Promise<WordCodes> {
  return preset(code, { layout: 'list', textSize: 'larger' });
}

const top = (game: Element, selector: string): number => one(game, selector).getBoundingClientRect().top;
const seen = (element: Element): boolean => {
  const { top: from, bottom } = element.getBoundingClientRect();
  return from >= 0 && bottom <= innerHeight;
};

/** Plays by what a finger does in Safari: it presses, and no button gets the focus. */
async function tap(game: Element, selector: string): Promise<void> {
  one(game, selector).click();
  await settle();
}

/** A turn that a bystander ends. */
async function turnOf(game: WordCodes, code: string): Promise<void> {
  const card = boardOf(code).key.indexOf('bystander');
  one<HTMLInputElement>(game, 'input[type=radio]').click();
  await tap(game, '[part~=submit]');
  all(game, '.card')[card]?.click();
  await settle();
  await tap(game, '[part~=flip]');
}

/** WebKitGTK under its driver moves no page for this: there it is what was asked for that counts. */
const moves = !/AppleWebKit/.test(navigator.userAgent) || /Chrome/.test(navigator.userAgent);

describe('on a screen that does not hold a game', () => {
  const bring = Element.prototype.scrollIntoView;
  let brought: Element[] = [];
  beforeEach(() => {
    brought = [];
    Element.prototype.scrollIntoView = function (options) {
      brought.push(this);
      bring.call(this, options);
    };
  });
  afterEach(() => {
    Element.prototype.scrollIntoView = bring;
    scrollTo(0, 0);
  });

  it('whoever goes on sees whose turn it is, whether a button has the focus or none', async () => {
    for (const focus of [true, false]) {
      const code = freshCode();
      const game = await longGame(code);
      await turnOf(game, code);
      const goOn = one(game, '[part~=go-on]');
      goOn.scrollIntoView();
      if (focus) goOn.focus();
      else (focused() as HTMLElement | null)?.blur();
      expect(top(game, 'turn-status')).to.be.below(0);
      goOn.click();
      await until(() => text(one(game, 'turn-status')).includes('to give a clue'));
      await settle();
      const inSight = (): boolean =>
        top(game, 'turn-status') >= -1 && top(game, 'turn-status') <= innerHeight - 40;
      expect(brought.includes(one(game, 'turn-status')), `asked, focus: ${focus}`).to.be.true;
      if (moves) await until(inSight, `the status is in sight, focus: ${focus}`); // WebKit scrolls a little later
      game.remove();
    }
  });

  it('a card that a bot flips is in sight, and the focus stays', async () => {
    const game = await longGame();
    const sight = new CardSight(game);
    for (const card of [24, 0, 12]) {
      sight.keep(card);
      expect(brought.at(-1) === all(game, '.card')[card], `asked for ${card}`).to.be.true;
      if (moves) await until(() => seen(all(game, '.card')[card] as Element), `card ${card} is in sight`);
    }
    expect(focused() === document.body || focused() === null).to.be.true;
  });

  it('whoever scrolls, or is elsewhere, is left alone until the next turn', async () => {
    const game = await longGame();
    const sight = new CardSight(game);
    sight.keep(24);
    scrollTo(0, 0);
    const place = scrollY;
    sight.keep(20);
    expect(scrollY, 'scrolled').to.equal(place);
    sight.begin();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus({ preventScroll: true });
    sight.keep(24);
    expect(scrollY, 'in another field').to.equal(place);
    field.remove();
    sight.keep(24);
    expect(scrollY).not.to.equal(place);
  });
});
