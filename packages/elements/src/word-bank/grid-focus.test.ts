import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { CardView } from '@cluekit/sdk/word-codes';
import '../define.js';
import { WORDS } from '../../test/support/board.js';
import { all, focused, text, who } from '../../test/support/deep.js';
import { alone } from '../../test/support/levels.js';
import { settle } from '../../test/support/table.js';
import type { WordBank } from './word-bank.js';

const cards = (words: readonly string[]): CardView[] =>
  words.map((word) => ({ word, owner: null, flipped: false }));
const buttons = (bank: Element): HTMLElement[] => all(bank, 'button');

/** How many buttons stand in the first row, by where they are drawn. */
function drawnColumns(bank: Element): number {
  const tops = buttons(bank).map((button) => Math.round(button.getBoundingClientRect().top));
  return tops.filter((top) => top === tops[0]).length;
}

async function inWidth(width: number, properties: Partial<WordBank>): Promise<WordBank> {
  const bank = await alone<WordBank>('word-bank', properties);
  (bank.parentElement as HTMLElement).style.inlineSize = `${width}px`;
  await settle();
  await settle();
  return bank;
}

describe('<word-bank>', () => {
  describe('its keys', () => {
    for (const dir of ['ltr', 'rtl'])
      it(`moves by what is seen (${dir})`, async () => {
        const wrap = await fixture(html`<div dir=${dir}></div>`);
        const bank = Object.assign(document.createElement('word-bank'), { cards: cards(WORDS) });
        wrap.append(bank);
        await settle();
        const columns = drawnColumns(bank);
        buttons(bank)[0]?.focus();
        const at = (): number => buttons(bank).indexOf(focused() as HTMLElement);
        const [on, back] = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
        const go = async (press: string, to: number): Promise<void> => {
          await sendKeys({ press });
          expect(at(), press).to.equal(to);
        };
        await go(on, 1);
        await go(back, 0);
        await go(back, 0);
        await go('ArrowUp', 0);
        await go('ArrowDown', columns);
        await go('End', 2 * columns - 1);
        await go(on, 2 * columns - 1); // no wrap to the next row
        await go('Home', columns);
        await go('ArrowUp', 0);
        await settle();
        expect(all(bank, 'button[tabindex="0"]')).to.have.length(1);
        expect(all(bank, '[aria-pressed=true]')).to.have.length(0); // arrowing chooses nothing
      });

    it('goes to the ends with Ctrl, and leaves every other combination to the page', async () => {
      const bank = await alone<WordBank>('word-bank', { cards: cards(WORDS) });
      buttons(bank)[7]?.focus();
      const press = (key: string, with_: KeyboardEventInit = {}): boolean =>
        !focused()?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...with_ }),
        );
      expect(press('End', { ctrlKey: true })).to.be.true;
      expect(who()).to.equal(who(buttons(bank)[24]));
      expect(press('Home', { ctrlKey: true })).to.be.true;
      expect(who()).to.equal(who(buttons(bank)[0]));
      for (const held of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])
        expect(press('ArrowRight', { [held]: true }), held).to.be.false;
      for (const key of ['a', 'PageDown', 'Escape', 'Tab', 'F5']) expect(press(key), key).to.be.false;
      expect(who()).to.equal(who(buttons(bank)[0]));
    });

    it('is one tab stop that stays on its card', async () => {
      const wrap = await fixture(
        html`<div>
          <button>before</button>
          <div></div>
          <button>after</button>
        </div>`,
      );
      const bank = Object.assign(document.createElement('word-bank'), { cards: cards(WORDS) });
      wrap.children[1]?.append(bank);
      await settle();
      (wrap.firstElementChild as HTMLElement).focus();
      await sendKeys({ press: 'Tab' });
      expect(who()).to.equal(who(buttons(bank)[0]));
      await sendKeys({ press: 'ArrowRight' });
      await sendKeys({ press: 'Tab' });
      expect(who()).to.equal(who(wrap.lastElementChild));
      (wrap.firstElementChild as HTMLElement).focus();
      await sendKeys({ press: 'Tab' });
      expect(text(focused())).to.equal(WORDS[1]);
    });

    it('keeps the focus on its word when the columns change', async () => {
      const bank = await inWidth(1280, { cards: cards(WORDS) });
      buttons(bank)[13]?.focus();
      for (const width of [320, 600, 1280]) {
        (bank.parentElement as HTMLElement).style.inlineSize = `${width}px`;
        await settle();
        await settle();
        expect(text(focused()), String(width)).to.equal(WORDS[13]);
      }
    });
  });
});
