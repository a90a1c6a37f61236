import { expect } from '@open-wc/testing';
import './define.js';
import { bringCodeDependence } from '../../test/code-dependence/support/faces.js';
import { LINES, LOG } from '../../test/code-dependence/support/log.js';
import { all, focused, one, text } from '../../test/support/deep.js';
import { threeLevels, view } from '../../test/support/dependence.js';
import { alone } from '../../test/support/levels.js';
import type { OutcomePanel } from './outcome-panel.js';

/** The clue turn after that of the log has begun, so that one is over. */
const over = (shared: object = {}) =>
  view({ shared: { phase: 'clue', clueTurn: 6, giver: 2, log: LOG, ...shared } });
const told = (panel: Element): string[] => all(panel, '.told li').map(text);

describe('<outcome-panel> of Code Dependence', () => {
  before(bringCodeDependence);

  threeLevels<OutcomePanel>('outcome-panel', over, (panel) => {
    expect(text(one(panel, '.clue'))).to.equal('2 Ocean slots 2 and 4');
    expect(told(panel)).to.deep.equal(LINES);
    expect(text(one(panel, '[part~=go-on]'))).to.equal('Go on');
  });

  it('tells the last clue turn that is over, in whatever phase that leaves the match', async () => {
    for (const [shared, head, lines] of [
      [{ phase: 'guess', clueTurn: 6 }, '2 Ocean slots 2 and 4', 10],
      [{ phase: 'planning', clueTurn: 6 }, '3 Seat 3 gave no clue.', 1],
      [{ phase: 'scoring', clueTurn: 5 }, '2 Ocean slots 2 and 4', 10],
      [{ phase: 'finished', clueTurn: 6 }, '3 Seat 3 gave no clue.', 1],
    ] as const) {
      const panel = await alone<OutcomePanel>('outcome-panel', { view: over(shared) });
      expect(text(one(panel, '.clue')), JSON.stringify(shared)).to.equal(head);
      expect(told(panel), JSON.stringify(shared)).to.have.length(lines);
      await expect(panel).to.be.accessible();
    }
  });

  it('is empty where nothing is over yet', async () => {
    const panel = await alone<OutcomePanel>('outcome-panel', { view: view() });
    expect(text(panel)).to.equal('');
  });

  it('tells the page that somebody has read it, and has the focus on that button', async () => {
    const panel = await alone<OutcomePanel>('outcome-panel', { view: over(), names: ['Ash', 'Elm'] });
    expect(told(panel)[2]).to.equal('Ash: Kiosk, a miss, −1');
    panel.focus();
    expect(text(focused())).to.equal('Go on');
    let heard = 0;
    panel.parentElement?.addEventListener('go-on', () => (heard += 1));
    one(panel, '[part~=go-on]').click();
    expect(heard).to.equal(1);
  });
});
