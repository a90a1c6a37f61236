import { expect } from '@open-wc/testing';
import './define.js';
import { bringCodeDependence } from '../../test/code-dependence/support/faces.js';
import { dependenceTable } from '../../test/code-dependence/support/table.js';
import { all, text } from '../../test/support/deep.js';
import { fakeStore, guessing, hand, HAND, seats, threeLevels, view } from '../../test/support/dependence.js';
import { alone } from '../../test/support/levels.js';
import { settle } from '../../test/support/table.js';
import type { TurnStatus } from './turn-status.js';

/** What it says, without the sign of a seat, which is not read. */
const says = (status: Element): string => {
  const sign = text(all(status, '.seat')[0]);
  return text(status).replace(sign === '' ? sign : `${sign} `, '');
};

describe('<turn-status> of Code Dependence', () => {
  before(bringCodeDependence);

  threeLevels<TurnStatus>('turn-status', guessing, (status) =>
    expect(says(status)).to.equal(
      'Seat 1: guess the cards of Seat 2 Choose a word of the bank, then guess, call or pass.',
    ),
  );

  for (const [what, shown, says_] of [
    ['planning, to choose', view(), 'The cards of Seat 1 4 seats are still choosing.'],
    [
      'planning, chosen',
      view({
        shared: { seats: seats({ 0: { acted: true }, 1: { acted: true }, 2: { acted: true } }) },
        mine: { can: [] },
      }),
      'Everyone chooses a CODED word 1 seat is still choosing.',
    ],
    [
      'one’s own clue',
      view({ shared: { phase: 'clue', giver: 0 }, mine: { can: ['giveClue'], hand: hand(HAND, 3) } }),
      'Seat 1: your clue One word for several of your slots, and none of it for your CODED.',
    ],
    [
      'another’s clue',
      view({ shared: { phase: 'clue', giver: 2 }, mine: { can: [] } }),
      'Seat 3 to give a clue Wait for the clue.',
    ],
    [
      'a common window, acted',
      guessing({ shared: { seats: seats({ 0: { acted: true } }) }, mine: { can: [] } }),
      'Guess the cards of Seat 2 Still to act: Seat 3 and Seat 4.',
    ],
    [
      'a common window, of the giver',
      guessing({ shared: { giver: 0 }, mine: { can: [] } }),
      'Seat 1: the others guess your cards Still to act: Seat 2, Seat 3 and Seat 4.',
    ],
    [
      'in turn, another’s',
      guessing({ shared: { guesser: 3 }, mine: { can: [] } }),
      'Guess the cards of Seat 2 Seat 4 to act',
    ],
    ['the scoring', view({ shared: { phase: 'scoring', round: 2 } }), 'Round 2 is over All hands are shown.'],
    ['the end', view({ shared: { phase: 'finished' } }), 'The game is over'],
  ] as const)
    it(`says in ${what}: ${says_}`, async () => {
      const status = await alone<TurnStatus>('turn-status', { view: shown });
      expect(says(status)).to.equal(says_);
      await expect(status).to.be.accessible();
    });

  it('says no more than that a turn is over, while people read what came of it', async () => {
    for (const shown of [view({ shared: { phase: 'clue', giver: 2 } }), guessing()])
      expect(says(await alone<TurnStatus>('turn-status', { view: shown, waiting: true }))).to.equal(
        'The turn is over',
      );
  });

  it('calls seats by their names', async () => {
    const names = ['Ash', 'Elm', 'Oak', 'Yew'];
    const status = await alone<TurnStatus>('turn-status', { view: guessing({ mine: { can: [] } }), names });
    expect(says(status)).to.equal('Guess the cards of Elm Still to act: Ash, Oak and Yew.');
    expect(all(status, 'h2').map(text)).to.deep.equal(['2 Guess the cards of Elm']);
    status.bots = [false, true, true, false];
    await settle();
    expect(says(status)).to.equal('Guess the cards of Elm (bot) Still to act: Ash, Oak (bot) and Yew.');
  });

  it('follows a match', async () => {
    const match = await dependenceTable({ players: 3 });
    const status = await alone<TurnStatus>('turn-status', { store: match.seats[1] as never });
    expect(says(status)).to.contain('3 seats are');
    await match.plan();
    expect(says(status)).to.equal('Seat 1 to give a clue Wait for the clue.');
    await match.play({ type: 'giveClue', seat: 0, word: 'Ocean', tags: [1] });
    expect(says(status)).to.contain('then guess, call or pass.');
    await match.play({ type: 'pass', seat: 1 });
    expect(says(status)).to.equal('Guess the cards of Seat 1 Still to act: Seat 3.');
    match.close();
  });

  it('says that it waits where there is no view yet', async () => {
    const store = fakeStore(null);
    const status = await alone<TurnStatus>('turn-status', { store, game: 'code-dependence' });
    expect(text(status)).to.match(/\w/);
    await store.show(view());
    await settle();
    expect(says(status)).to.contain('The cards of');
  });
});
