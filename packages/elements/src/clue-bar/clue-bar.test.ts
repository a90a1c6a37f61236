import { expect } from '@open-wc/testing';
import '../define.js';
import { all, text } from '../../test/support/deep.js';
import { alone, levels } from '../../test/support/levels.js';
import { settle, table } from '../../test/support/table.js';
import type { ClueBar } from './clue-bar.js';

describe('<clue-bar>', () => {
  levels<ClueBar>({
    tag: 'clue-bar',
    play: (match) => match.play({ type: 'giveClue', word: 'Ocean', number: 2 }),
    dumb: { clue: { word: 'Ocean', number: 2 }, flipsLeft: 3, team: 'amber' },
    shows: (bar) => {
      expect(text(all(bar, '[part~=clue]')[0])).to.equal('Clue Ocean');
      expect(text(all(bar, '[part~=number] .sr')[0])).to.equal('2');
      expect(text(bar)).to.contain('3 flips left');
    },
  });

  it('is empty without a clue, and says a spoken one and no limit in words', async () => {
    const match = await table();
    const bar = await alone<ClueBar>('clue-bar', { store: match.store });
    expect(text(bar)).to.equal('');
    await match.play({ type: 'giveClue', word: null, number: 'unlimited' });
    expect(text(bar))
      .to.contain('Spoken clue')
      .and.to.contain('no limit')
      .and.to.contain('Flip as many as you like');
    bar.clue = null;
    await settle();
    expect(text(bar)).to.equal('');
    match.close();
  });

  it('holds any word: from right to left, of sixty letters', async () => {
    for (const word of ['שלום', 'x'.repeat(60), '__proto__']) {
      const bar = await alone<ClueBar>('clue-bar', { clue: { word, number: 1 }, team: 'teal' });
      expect(all(bar, 'bdi').map(text)).to.deep.equal([word]);
      expect(bar.scrollWidth).to.be.at.most(bar.clientWidth);
    }
  });
});
