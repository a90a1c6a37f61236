import { expect } from '@open-wc/testing';
import './define.js';
import { bringCodeDependence } from '../../test/code-dependence/support/faces.js';
import { dependenceTable } from '../../test/code-dependence/support/table.js';
import { all, one, text } from '../../test/support/deep.js';
import { guessing, seats, threeLevels, view } from '../../test/support/dependence.js';
import { alone } from '../../test/support/levels.js';
import { until } from '../../test/support/table.js';
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

  /** The points of the first seat, as often as they changed on the way from one view to another. */
  async function points(board: ScoreBoard, score: number): Promise<string[]> {
    const seen: string[] = [];
    const read = (): string => text(one(board, '[part~=score] dd'));
    board.view = view({ shared: { seats: seats({ 0: { score } }) } });
    for (let frame = 0; frame < 120 && read() !== String(score); frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (seen.at(-1) !== read()) seen.push(read());
    }
    return seen;
  }

  it('points count up to their new value, from the first that was seen', async () => {
    const board = await alone<ScoreBoard>('score-board', {
      view: view({ shared: { seats: seats({ 0: { score: 40 } }) } }),
    });
    expect(text(one(board, '[part~=score] dd')), 'the first stands at once').to.equal('40');
    const up = (await points(board, 90)).map(Number);
    expect(up.length, up.join()).to.be.above(2);
    expect(up).to.deep.equal([...up].sort((a, b) => a - b));
    expect(up.at(-1)).to.equal(90);
  });

  it('points change at once where nothing is to move', async () => {
    const board = await alone<ScoreBoard>('score-board', {
      view: view({ shared: { seats: seats({ 0: { score: 40 } }) } }),
    });
    board.style.setProperty('--clue-motion', '0');
    expect(await points(board, 90)).to.deep.equal(['90']);
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
    await until(() => rows(board)[1]?.endsWith(' 2'), 'the points have counted up');
    expect(rows(board)).to.deep.equal([
      ...['Seat 1, 5 cards left 1', 'Seat 2, 6 cards left, has acted 2', 'Seat 3, on turn, 6 cards left 0'],
    ]);
    await expect(board).to.be.accessible();
    match.close();
  });
});
