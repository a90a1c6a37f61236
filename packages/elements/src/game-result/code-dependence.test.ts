import { expect } from '@open-wc/testing';
import './define.js';
import { bringCodeDependence } from '../../test/code-dependence/support/faces.js';
import { all, focused, one, text } from '../../test/support/deep.js';
import { seats, threeLevels, view } from '../../test/support/dependence.js';
import { alone } from '../../test/support/levels.js';
import { region } from '../../test/support/region.js';
import { settle, until } from '../../test/support/table.js';
import type { GameResult } from './game-result.js';

type Tally = readonly [score: number, misses: number, calls: number];
const finished = (tallies: readonly Tally[], winners: readonly number[], commitment: string | null = null) =>
  view({
    shared: {
      ...{ phase: 'finished', winners, commitment },
      seats: seats(
        Object.fromEntries(tallies.map(([score, misses, calls], seat) => [seat, { score, misses, calls }])),
      ),
    },
    mine: { can: [] },
  });
const clear = () =>
  finished(
    [
      [3, 1, 0],
      [12, 2, 1],
      [-4, 0, 0],
      [1, 1, 1],
    ],
    [1],
  );
const headline = (result: Element): string => text(one(result, '[part~=headline]')).replace(/^[\d ]+/, '');
const why = (result: Element): string[] => all(result, '.result > p').map(text);

describe('<game-result> of Code Dependence', () => {
  before(bringCodeDependence);

  threeLevels<GameResult>('game-result', clear, (result) => {
    expect(headline(result)).to.equal('Seat 2 wins');
    expect(why(result)).to.deep.equal(['12 points, the most of all.']);
    expect(all(result, '.standings li').map((line) => text(line).slice(2))).to.deep.equal([
      'Seat 2: 12 points, 2 misses, 1 right call',
      'Seat 1: 3 points, 1 miss, 0 right calls',
      'Seat 4: 1 point, 1 miss, 1 right call',
      'Seat 3: −4 points, 0 misses, 0 right calls',
    ]);
  });

  for (const [what, tallies, winners, head, lines] of [
    [
      'fewest misses',
      [
        [5, 2, 0],
        [5, 1, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      [1],
      'Seat 2 wins',
      ['Seat 1 and Seat 2 have 5 points each; the fewest misses decide.'],
    ],
    [
      'most right calls',
      [
        [5, 1, 1],
        [5, 1, 2],
        [5, 3, 9],
        [0, 0, 0],
      ],
      [1],
      'Seat 2 wins',
      ['Seat 1 and Seat 2 have 5 points each and equally many misses; the most right calls decide.'],
    ],
    [
      'nothing: the win is shared',
      [
        [1, 1, 1],
        [0, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ],
      [0, 2, 3],
      'Seat 1, Seat 3 and Seat 4 share the win',
      ['Seat 1, Seat 3 and Seat 4 have 1 point each, equally many misses and equally many right calls.'],
    ],
    [
      'nothing between two, when a third had fewer right calls: these two share it',
      [
        [5, 1, 1],
        [5, 1, 0],
        [5, 1, 1],
        [5, 2, 1],
      ],
      [0, 2],
      'Seat 1 and Seat 3 share the win',
      ['Seat 1 and Seat 3 have 5 points each, equally many misses and equally many right calls.'],
    ],
  ] as const)
    it(`CD-19 explains a tie that is decided by ${what}`, async () => {
      const result = await alone<GameResult>('game-result', { view: finished(tallies, winners) });
      expect(headline(result)).to.equal(head);
      expect(why(result)).to.deep.equal(lines);
      expect(result.toText()).to.equal([`${head}.`, ...lines].join(' '));
      await expect(result).to.be.accessible();
    });

  it('is empty before the end', async () => {
    for (const phase of ['planning', 'clue', 'guess', 'scoring'] as const) {
      const result = await alone<GameResult>('game-result', { view: view({ shared: { phase } }) });
      expect(text(result), phase).to.equal('');
      expect(result.toText()).to.equal('');
    }
  });

  it('calls seats by their names, and takes the focus to the headline', async () => {
    const result = await alone<GameResult>('game-result', { view: clear(), names: ['Ash', 'Elm'] });
    expect(headline(result)).to.equal('Elm wins');
    result.focus();
    expect(text(focused())).to.contain('Elm wins');
  });

  it('checks the seal where there is one and a way to, and says what came of it', async () => {
    const sealed = finished([[1, 0, 0]], [0], 'abc123');
    const no = await alone<GameResult>('game-result', { view: sealed });
    expect(all(no, '[part~=verify]')).to.have.length(0);
    const unsealed = await alone<GameResult>('game-result', { view: clear(), verify: () => true });
    expect(all(unsealed, '[part~=verify]')).to.have.length(0);
    for (const [verify, says] of [
      [() => true, 'The deal is the one that was sealed before the first move.'],
      [async () => true, 'The deal is the one that was sealed before the first move.'],
      [() => false, 'The deal is not the one that was sealed.'],
      [() => Promise.reject(new Error('no')), 'The deal is not the one that was sealed.'],
    ] as const) {
      const result = await alone<GameResult>('game-result', { view: sealed, verify });
      expect(all(result, '.checked')).to.have.length(0);
      one(result, '[part~=verify]').click();
      await settle();
      expect(text(one(result, '.checked'))).to.equal(says);
      await until(() => region().textContent?.trim() === says, 'it is said');
      expect(text(one(result, '.seal'))).to.equal('Seal of the deal: abc123');
      await expect(result).to.be.accessible();
    }
  });
});
