import { expect } from '@open-wc/testing';
import './define.js';
import { bringCodeDependence } from '../../test/code-dependence/support/faces.js';
import { LINES, LOG } from '../../test/code-dependence/support/log.js';
import { dependenceTable } from '../../test/code-dependence/support/table.js';
import { all, text } from '../../test/support/deep.js';
import { fakeStore, guessing, threeLevels, view, within } from '../../test/support/dependence.js';
import { alone } from '../../test/support/levels.js';
import type { ClueLog } from './clue-log.js';

const turns = (log: Element): string[] => all(log, '[part~=turn] > .clue').map((turn) => text(turn).slice(1));

describe('<clue-log> of Code Dependence', () => {
  before(bringCodeDependence);

  threeLevels<ClueLog>(
    'clue-log',
    () => guessing({ shared: { log: LOG } }),
    (log) => {
      expect(turns(log)).to.deep.equal(['Seat 3: gave no clue', 'Seat 2: Ocean slots 2 and 4 Near to Fjord']);
      expect(all(log, '.acts > li').map(text)).to.deep.equal(['Seat 3: −1 for no clue', ...LINES]);
    },
  );

  it('calls seats by their names, and says where there is no clue yet', async () => {
    const log = await alone<ClueLog>('clue-log', {
      view: guessing({ shared: { log: LOG } }),
      names: ['Ash', '', 'Oak'],
    });
    expect(turns(log)[0]).to.equal('Oak: gave no clue');
    expect(all(log, '.acts > li').map(text)[3]).to.equal('Ash: Kiosk, a miss, −1');
    const empty = await alone<ClueLog>('clue-log', { view: view() });
    expect(text(empty)).to.contain('No clue yet.');
  });

  it('CD-12 shows nothing of a common window before all are in, then all; in turn at once', async () => {
    for (const guessMode of ['simultaneous', 'sequential'] as const) {
      const match = await dependenceTable({ players: 3, guessMode });
      const log = await within<ClueLog>('clue-log', match.owner);
      await match.plan();
      await match.play({ type: 'giveClue', seat: 0, word: 'Ocean', tags: [1] });
      await match.play({ type: 'guess', seat: 1, word: match.hand(0)[2] as string });
      const first = `Seat 2: ${match.hand(0)[2]}, a hit on slot 2, +2`;
      const got = 'Seat 1: +1 for the hit';
      expect(all(log, '.acts > li').map(text)).to.deep.equal(guessMode === 'sequential' ? [first, got] : []);
      await match.play({ type: 'pass', seat: 2 });
      expect(all(log, '.acts > li').map(text)).to.deep.equal([first, 'Seat 3 passed, −1', got]);
      await match.play({ type: 'undo' });
      expect(all(log, '.acts > li').length, 'taken back').to.equal(guessMode === 'sequential' ? 2 : 0);
      match.close();
    }
  });

  it('keeps what it has drawn when a clue comes on top', async () => {
    const store = fakeStore(guessing({ shared: { log: LOG.slice(0, 4) } }));
    const log = await within<ClueLog>('clue-log', store);
    await store.show(guessing({ shared: { log: LOG } }));
    expect(turns(log)).to.have.length(2);
    await expect(log).to.be.accessible();
  });
});
