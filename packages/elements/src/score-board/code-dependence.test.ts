import { expect } from '@open-wc/testing';
import './define.js';
import { bringCodeDependence } from '../../test/code-dependence/support/faces.js';
import { dependenceTable } from '../../test/code-dependence/support/table.js';
import { all, one, text } from '../../test/support/deep.js';
import { guessing, seats, threeLevels, view } from '../../test/support/dependence.js';
import { alone } from '../../test/support/levels.js';
import type { ScoreBoard } from './score-board.js';

/** A row as it is read: without the sign. */
const rows = (board: Element): string[] =>
  all(board, '[part~=score]').map((row) => {
    const sign = text(one(row, '.seat'));
    return text(row).slice(sign.length).trim();
  });

describe('<score-board> of Code Dependence', () => {
  before(bringCodeDependence);

  const shown = () =>
    guessing({
      shared: {
        seats: seats({
          0: { score: 7, acted: true },
          1: {
            score: -3,
            slots: view().shared.seats[1]?.slots.map((s) => ({ ...s, shed: s.slot < 6 })) ?? [],
          },
        }),
      },
    });

  threeLevels<ScoreBoard>('score-board', shown, (board) => {
    expect(rows(board)).to.deep.equal([
      'Seat 1, 6 cards left, has acted 7',
      'Seat 2, on turn, 1 card left −3',
      'Seat 3, 6 cards left 0',
      'Seat 4, 6 cards left 0',
    ]);
    expect(one(board, 'dl').getAttribute('aria-label')).to.equal('Scores');
  });

  it('says who has acted only while one acts, and calls seats by their names', async () => {
    const all_ = seats({ 0: { acted: true } });
    const board = await alone<ScoreBoard>('score-board', {
      view: view({ shared: { phase: 'clue', seats: all_ } }),
      names: ['Ash', '', 'Oak'],
      bots: [false, true],
    });
    expect(rows(board)).to.deep.equal([
      ...[
        'Ash, 6 cards left 0',
        'Seat 2 (bot), 6 cards left 0',
        'Oak, 6 cards left 0',
        'Seat 4, 6 cards left 0',
      ],
    ]);
    board.view = view({ shared: { phase: 'finished', seats: all_ } });
    await board.updateComplete;
    expect(rows(board)[0], 'no card is left to be hit').to.equal('Ash, 0');
  });

  it('follows a match: who is on turn, who has acted, cards that are shed', async () => {
    const match = await dependenceTable({ players: 3, guessMode: 'sequential' });
    const board = await alone<ScoreBoard>('score-board', { store: match.owner });
    await match.plan();
    expect(rows(board)[0]).to.equal('Seat 1, on turn, 6 cards left 0');
    await match.play({ type: 'giveClue', seat: 0, word: 'Ocean', tags: [1] });
    await match.play({ type: 'guess', seat: 1, word: match.hand(0)[1] as string });
    expect(rows(board)).to.deep.equal([
      ...['Seat 1, 5 cards left 1', 'Seat 2, 6 cards left, has acted 2', 'Seat 3, on turn, 6 cards left 0'],
    ]);
    await expect(board).to.be.accessible();
    match.close();
  });
});
