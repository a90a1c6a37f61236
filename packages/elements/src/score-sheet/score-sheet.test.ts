import { expect } from '@open-wc/testing';
import type { LogEntry, SheetLine, Why } from '@cluekit/sdk/code-dependence';
import './define.js';
import { codeDependenceEn } from '../locales/code-dependence-en.js';
import { all, focused, one, serialise, text } from '../../test/support/deep.js';
import {
  fakeStore,
  guessing,
  HAND,
  hand,
  inBox,
  OTHERS,
  threeLevels,
  view,
  within,
} from '../../test/support/dependence.js';
import { alone } from '../../test/support/levels.js';
import type { ScoreSheet } from './score-sheet.js';

const line = (seat: number, round: number, clueTurn: number, why: Why, points: number): SheetLine => ({
  ...{ seat, round, clueTurn, why, points },
});
const sheet = [
  line(0, 1, 1, 'hit', 2),
  line(1, 1, 1, 'reached', 1),
  line(2, 1, 1, 'pass', -1),
  line(0, 2, 7, 'call-wrong', -3),
  line(0, 2, 8, 'hit', 2),
];
const log: LogEntry[] = [
  { type: 'clue', round: 1, clueTurn: 1, seat: 1, word: 'Ocean', tags: [1], near: [] },
  { type: 'clue', round: 2, clueTurn: 7, seat: 2, word: 'Desert', tags: [1], near: [] },
];
const shown = () => guessing({ shared: { round: 2, sheet, log } });
const rows = (element: Element): string[][] =>
  all<HTMLTableRowElement>(element, 'tr').map((row) => [...row.cells].map(text));
const linesOf = (element: Element, seat: number): string[] =>
  all(all(element, 'details')[seat] as Element, 'summary, h4, li, p').map(text);

describe('<score-sheet>', () => {
  threeLevels<ScoreSheet>('score-sheet', shown, (element) =>
    expect(rows(element)).to.deep.equal([
      ['Seat', 'Round 1', 'Round 2', 'Total'],
      ['1 Seat 1', '2', '−1', '1'],
      ['2 Seat 2', '1', '0', '1'],
      ['3 Seat 3', '−1', '0', '−1'],
      ['4 Seat 4', '0', '0', '0'],
    ]),
  );

  it('has a line for every point, by seat and round, with the clue it came from', async () => {
    const element = await alone<ScoreSheet>('score-sheet', { view: shown() });
    expect(linesOf(element, 0)).to.deep.equal([
      '1 Points of Seat 1, line by line',
      'Round 1',
      'hit a card, Ocean +2',
      'Round 2',
      'wrong call, Desert −3',
      'hit a card +2',
    ]);
    expect(linesOf(element, 3)).to.deep.equal(['4 Points of Seat 4, line by line', 'Nothing scored yet.']);
    expect(all(element, 'li.line')).to.have.length(sheet.length);
    for (const details of all<HTMLDetailsElement>(element, 'details')) details.open = true;
    await expect(element).to.be.accessible();
  });

  it('tells each sum once: no Total of one round, and no table where a page has the sums', async () => {
    const single = guessing({ shared: { round: 1, sheet: sheet.filter(({ round }) => round === 1), log } });
    const element = await alone<ScoreSheet>('score-sheet', { view: single });
    expect(rows(element).slice(0, 2)).to.deep.equal([
      ['Seat', 'Round 1'],
      ['1 Seat 1', '2'],
    ]);
    element.noSums = true;
    await element.updateComplete;
    expect(all(element, 'table')).to.have.length(0);
    expect(all(element, 'summary')).to.have.length(4);
    element.focus();
    expect(focused()?.localName).to.equal('summary');
  });

  it('has words for every reason there is', async () => {
    const whys = Object.keys(codeDependenceEn.why) as Why[];
    const element = await alone<ScoreSheet>('score-sheet', {
      view: guessing({ shared: { sheet: whys.map((why) => line(0, 1, 0, why, 1)) } }),
    });
    expect(new Set(all(element, 'li.line').map(text)).size).to.equal(13);
  });

  it('shows all hands when the round is over, and not before (CD-19)', async () => {
    const store = fakeStore(guessing({ mine: { hand: hand(HAND, 2) } }));
    const element = await within<ScoreSheet>('score-sheet', store, { names: ['Ann'] });
    expect(all(element, '[part~=hands]')).to.have.length(0);
    expect(HAND.filter((word) => serialise(element).includes(word))).to.deep.equal([]);
    await store.show(
      view({ shared: { phase: 'scoring', hands: [hand(HAND, 3), hand(OTHERS.slice(0, 7), 0)] } }),
    );
    expect(all(element, '[part~=hands] h4').map(text)).to.deep.equal(['1 Ann', '2 Seat 2']);
    expect(all(element, '[part~=hands] li').map(text).slice(0, 2)).to.deep.equal([
      'CODED Pagoda',
      'Slot 1 Quokka',
    ]);
    expect(all(element, '[part~=hands] li')).to.have.length(14);
    await expect(element).to.be.accessible();
  });

  it('scrolls within itself where five rounds do not fit', async () => {
    const element = await alone<ScoreSheet>('score-sheet', {
      view: guessing({ shared: { round: 5, sheet } }),
    });
    await inBox(element, 320);
    expect(element.scrollWidth).to.be.at.most(320);
    const region = one(element, '[role=group]');
    expect(region.scrollWidth).to.be.above(region.clientWidth);
    element.focus();
    expect(focused() === region).to.be.true;
  });
});
