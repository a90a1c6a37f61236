import { expect } from '@open-wc/testing';
import type { LogEntry } from '@cluekit/sdk/code-dependence';
import './define.js';
import { all, one, serialise, text } from '../../test/support/deep.js';
import {
  fakeStore,
  guessing,
  HAND,
  hand,
  inBox,
  seats,
  threeLevels,
  within,
} from '../../test/support/dependence.js';
import { alone } from '../../test/support/levels.js';
import { settle } from '../../test/support/table.js';
import type { DeductionGrid } from './deduction-grid.js';

const clue = (seat: number, word: string, tags: number[], round = 1): LogEntry => ({
  ...({ type: 'clue', round, clueTurn: 1, near: [] } as const),
  ...{ seat, word, tags },
});
const log = [clue(1, 'Ocean', [2, 5]), clue(1, 'Desert', [5]), clue(2, 'Music', [1])];
const slots = (shed: Record<number, string>) =>
  [1, 2, 3, 4, 5, 6].map((slot) => ({ slot, shed: slot in shed, word: shed[slot] ?? null }));
const shown = () =>
  guessing({ shared: { log, seats: seats({ 1: { slots: slots({ 2: 'Fjord' }), exposed: 'Kiosk' } }) } });
/** What stands of each seat: its table, row by row, cell by cell, or the line in its place. */
const cells = (element: Element, seat: number): string[][] => {
  const giver = all(element, '[part~=giver]')[seat] as Element;
  const rows = all<HTMLTableRowElement>(giver, 'tr').map((row) => [...row.cells].map(text));
  return rows.length > 0 ? rows : [[text(giver)]];
};

describe('<deduction-grid>', () => {
  threeLevels<DeductionGrid>('deduction-grid', shown, (element) => {
    expect(all(element, 'caption').map(text)).to.deep.equal(['2 Seat 2', '3 Seat 3']);
    expect(cells(element, 1)).to.deep.equal([
      ['Slot', 'Ocean', 'Desert'],
      ['1', '', ''],
      ['2 Fjord', 'tagged', ''],
      ['3', '', ''],
      ['4', '', ''],
      ['5', 'tagged', 'tagged'],
      ['6', '', ''],
      ['CODED', 'Kiosk, exposed'],
    ]);
  });

  it('is real tables with headers of rows and columns, in one box that keys can scroll', async () => {
    const element = await alone<DeductionGrid>('deduction-grid', { view: shown() });
    expect(all(element, 'thead th[scope=col]').length).to.equal(3 + 2);
    expect(all(element, 'tbody th[scope=row]').length).to.equal(13);
    const region = one(element, '[role=group]');
    expect([region.tabIndex, region.getAttribute('aria-label')]).to.deep.equal([0, 'Deduction grid']);
    expect(all(element, '[tabindex="0"]')).to.have.length(1);
  });

  it('shows the clues of this round alone, and a giver without one', async () => {
    const store = fakeStore(shown());
    const element = await within<DeductionGrid>('deduction-grid', store, { names: ['', 'Red Fox'] });
    expect(cells(element, 0)).to.deep.equal([['1 Seat 1, no clue yet']]);
    await store.show(guessing({ shared: { round: 2, log: [...log, clue(3, 'Tower', [6], 2)] } }));
    expect([1, 3].map((seat) => cells(element, seat)[0])).to.deep.equal([
      ['2 Red Fox, no clue yet'],
      ['Slot', 'Tower'],
    ]);
    expect(all(element, 'caption').map(text)).to.deep.equal(['4 Seat 4']);
  });

  it('shows what is public, not what the seat itself knows', async () => {
    const store = fakeStore(guessing({ mine: { hand: hand(HAND, 2) } }));
    const element = await within<DeductionGrid>('deduction-grid', store);
    expect(HAND.filter((word) => serialise(element).includes(word))).to.deep.equal([]);
  });

  it('scrolls within itself at 320px, words in the deck’s language', async () => {
    const long = 'Donaudampfschiffahrtselektriz';
    const element = await alone<DeductionGrid>('deduction-grid', {
      view: guessing({ shared: { language: 'de', log: [1, 2, 3].map(() => clue(0, long, [1])) } }),
      noHeading: true,
    });
    await inBox(element, 320);
    await settle();
    expect(element.scrollWidth).to.be.at.most(320);
    const region = one(element, '[role=group]');
    expect(region.scrollWidth).to.be.above(region.clientWidth);
    expect(all(element, '.word[lang=de]')).to.have.length(3);
    expect(all(element, 'h3')).to.have.length(0);
    await expect(element).to.be.accessible();
  });
});
