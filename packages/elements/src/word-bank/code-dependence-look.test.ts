import { expect } from '@open-wc/testing';
import '../define.js';
import './define.js';
import { card, marked } from '../../test/code-dependence/support/bank.js';
import { bringCodeDependence } from '../../test/code-dependence/support/faces.js';
import { all, one, text } from '../../test/support/deep.js';
import { fakeStore, guessing, inBox, within } from '../../test/support/dependence.js';
import { alone } from '../../test/support/levels.js';
import { settle, until } from '../../test/support/table.js';
import type { WordBank } from './word-bank.js';

describe('the look of <word-bank> of Code Dependence', () => {
  before(bringCodeDependence);

  it('gives the accent to the lifted card alone, a dark tab to CODED, and one line to all words', async () => {
    const bank = await within<WordBank>('word-bank', fakeStore(marked()));
    await inBox(bank.parentElement as HTMLElement, 700);
    const look = (word: string): CSSStyleDeclaration => getComputedStyle(card(bank, word));
    for (const own of ['Zeppelin', 'Pagoda', 'Lantern'])
      for (const property of ['borderTopColor', 'borderTopWidth', 'backgroundColor'] as const)
        expect(look(own)[property], `${own} ${property}`).to.equal(look('Kiosk')[property]);
    const tab = (word: string): CSSStyleDeclaration => getComputedStyle(one(card(bank, word), '.owner b'));
    const dark = (): boolean => tab('Pagoda').backgroundColor === look('Geyser').backgroundColor;
    await until(dark, 'CODED is as dark as an exposed card');
    expect(tab('Zeppelin').backgroundColor).to.not.equal(tab('Pagoda').backgroundColor);
    card(bank, 'Walnut').click();
    await settle();
    expect(look('Walnut').borderTopWidth).to.equal('3px');
    expect(look('Walnut').backgroundColor).to.not.equal(look('Zeppelin').backgroundColor);
    for (const each of all(bank, '.card')) {
      const [word, whole] = [one(each, '.word'), each].map((box) => box.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
      ];
      const off = (word.top + word.bottom - whole.top - whole.bottom) / 2;
      expect(Math.abs(off), `${text(each)} in the middle of its card`).to.be.below(1);
    }
  });

  it('marks a miss by a sign and a word, and writes nothing in a corner smaller than 14 px', async () => {
    const bank = await within<WordBank>('word-bank', fakeStore(marked()));
    for (const width of [320, 700]) {
      await inBox(bank.parentElement as HTMLElement, width);
      for (const each of all(bank, '.owner, .owner *').filter((part) => !part.matches('svg *')))
        expect(parseFloat(getComputedStyle(each).fontSize), `${each.className}`).to.be.at.least(14);
      expect(one(card(bank, 'Lantern'), '.owner svg').getBoundingClientRect().width).to.be.at.least(14);
      for (const each of all(bank, '.owner')) {
        const { bottom } = each.getBoundingClientRect();
        const word = one(each.parentElement as Element, '.word').getBoundingClientRect();
        expect(bottom, 'no mark lies on its word').to.be.at.most(word.top + 1);
      }
    }
    expect(text(one(card(bank, 'Lantern'), '.owner'))).to.equal('miss');
  });

  it('leaves no orphan in a wide box: 7 columns for a Duel, 6 to 8 for more (CD-1), two at 320 px', async () => {
    const bank = await alone<WordBank>('word-bank');
    for (const [words, columns] of [
      [21, 7],
      [32, 8],
      [42, 7],
      [48, 8],
    ] as const) {
      const deck = Array.from({ length: words }, (_, i) => `Word${i}`);
      const hidden = { state: 'hidden', seat: null, slot: null } as const;
      bank.view = guessing({ shared: { bank: deck.map((word) => ({ word, ...hidden })) } });
      for (const [width, wanted] of [
        [1000, columns],
        [320, 2],
      ] as const) {
        await inBox(bank, width);
        expect(all(bank, '[role=row]:first-child > *'), `${words} at ${width}`).to.have.length(wanted);
      }
      await inBox(bank, 690);
      const across = all(bank, '[role=row]:first-child > *').length;
      expect(words % across, `${words} in ${across} columns`).to.equal(0);
    }
  });
});
