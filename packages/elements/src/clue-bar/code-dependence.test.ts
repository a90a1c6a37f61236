import { expect } from '@open-wc/testing';
import './define.js';
import { bringCodeDependence } from '../../test/code-dependence/support/faces.js';
import { all, one, text } from '../../test/support/deep.js';
import { guessing, seats, threeLevels, view } from '../../test/support/dependence.js';
import { alone } from '../../test/support/levels.js';
import type { ClueBar } from './clue-bar.js';

const clue = (change: object = {}) => ({
  seat: 1,
  word: 'Ocean',
  tags: [2, 5],
  near: [] as string[],
  ...change,
});
/** Its words as they are read, in order. */
const read = (bar: Element): string => {
  const copy = one(bar, '.bar').cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return text(copy);
};

describe('<clue-bar> of Code Dependence', () => {
  before(bringCodeDependence);

  threeLevels<ClueBar>(
    'clue-bar',
    () => guessing({ shared: { clue: clue() } }),
    (bar) => {
      expect(read(bar)).to.equal('Seat 2: Clue Ocean slots 2 and 5');
      expect(all(bar, '.tag').map(text)).to.deep.equal([...'123456']);
      expect(all(bar, '.tag.on').map(text)).to.deep.equal([...'25']);
    },
  );

  it('shows slots that are shed, one tag, what a clue is near to, and names', async () => {
    const shed = view().shared.seats[1]?.slots.map((slot) => ({ ...slot, shed: slot.slot < 3 })) ?? [];
    const bar = await alone<ClueBar>('clue-bar', {
      view: guessing({
        shared: { seats: seats({ 1: { slots: shed } }), clue: clue({ tags: [4], near: ['Fjord', 'Kiosk'] }) },
      }),
      names: ['Ash', 'Elm'],
    });
    expect(read(bar)).to.equal('Elm: Clue Ocean slot 4 Near to Fjord and Kiosk');
    expect(all(bar, '.tag.shed').map(text)).to.deep.equal([...'12']);
    await expect(bar).to.be.accessible();
  });

  it('is empty without a clue, and holds any word', async () => {
    const none = await alone<ClueBar>('clue-bar', { view: view() });
    expect(text(none)).to.equal('');
    for (const word of ['שלום', 'x'.repeat(60), '<b>', '__proto__']) {
      const bar = await alone<ClueBar>('clue-bar', { view: guessing({ shared: { clue: clue({ word }) } }) });
      expect(all(bar, 'bdi').map(text)).to.deep.equal([word]);
      expect(bar.scrollWidth).to.be.at.most(bar.clientWidth);
    }
  });
});
