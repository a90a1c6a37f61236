import type { CodeDependenceView } from '@cluekit/sdk/code-dependence';
import { timeline } from '@cluekit/sdk/record';
import { expect } from '@open-wc/testing';
import { dealFor } from '../../test/code-dependence/support/words.js';
import { lineOf } from './line-of.js';
import { withGiver } from './with-giver.js';

type Shared = CodeDependenceView['shared'];

/** Numbers that are the same in every run of a seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A random match of one round, as its public view at the end. Moves that the rules refuse change nothing. */
function played(seed: number): Shared {
  const any = numbers(seed);
  const players = 2 + any(6);
  const deal = dealFor(players, 0);
  const of = (list: readonly string[]): string => list[any(list.length)] as string;
  const moves: object[] = [{ type: 'timeout' }];
  for (let turn = 0; turn < players * 3; turn++) {
    const giver = turn % players;
    for (const slot of any(8) === 0 ? [] : [1, 2, 3, 4, 5, 6])
      moves.push({ type: 'giveClue', seat: giver, word: 'zzz', tags: [slot] });
    for (let step = 1; step < players; step++) {
      const seat = (giver + step) % players;
      const word = any(4) === 0 ? of(deal.bank) : of(deal.hands[giver] as string[]);
      if (any(9) > 0) moves.push({ type: any(5) === 0 ? 'callIt' : 'guess', seat, word });
      if (any(12) > 0) moves.push({ type: 'pass', seat });
    }
    moves.push({ type: 'timeout' });
  }
  const record = {
    ...{ format: 'cluekit-record/1', game: 'code-dependence', deals: [deal], moves },
    options: { players, rounds: 1, guessMode: any(2) === 0 ? 'simultaneous' : 'sequential' },
  };
  return (timeline(record).at(-1)?.view as CodeDependenceView).shared;
}

/** The points a line names, summed. */
const named = (line: string): number =>
  [...line.matchAll(/([+−])(\d+)/g)].reduce(
    (sum, [, sign, n]) => sum + (sign === '+' ? 1 : -1) * Number(n),
    0,
  );

describe('what a clue turn brought', () => {
  it('property: its lines explain, seat by seat, every point of every clue turn (CD-9, CD-13, CD-16 to CD-18)', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const { log, sheet, players, clueTurn } = played(seed);
      for (let turn = 1; turn <= clueTurn; turn++) {
        const entries = withGiver(log).filter((entry) => 'clueTurn' in entry && entry.clueTurn === turn);
        for (let seat = 0; seat < players; seat++) {
          const own = sheet.filter((line) => line.clueTurn === turn && line.seat === seat);
          const lines = entries.flatMap((entry) =>
            'seat' in entry && entry.seat === seat ? [lineOf(entry, () => 'Somebody') ?? ''] : [],
          );
          expect(
            lines.reduce((sum, line) => sum + named(line), 0),
            `seed ${seed}, turn ${turn}, seat ${seat}: ${lines.join('; ')}`,
          ).to.equal(own.reduce((sum, { points }) => sum + points, 0));
          for (const { why } of own) seen.add(why);
        }
      }
    }
    for (const why of [
      'hit',
      'coded-hit',
      'call-right',
      'call-wrong',
      'timeout',
      'reached',
      'exposed',
      'no-clue',
      'clue-bonus',
    ])
      expect([...seen], 'the matches come to it').to.include(why);
  });

  it('in turn, what one act brought stands behind it', () => {
    const act = {
      type: 'act',
      round: 1,
      clueTurn: 1,
      giver: 0,
      act: 'guess',
      word: 'Ship',
      slot: 1,
    } as const;
    const hit = { ...act, seat: 1, outcome: 'hit', points: 2 } as const;
    const news = withGiver([hit]).map((entry) => lineOf(entry, (seat) => `Seat ${seat + 1}`));
    expect(news).to.deep.equal(['Seat 2: Ship, a hit on slot 1, +2', 'Seat 1: +1 for the hit']);
    const two = withGiver([hit, { ...hit, seat: 2 }]).map((entry) => lineOf(entry, () => 'X'));
    expect(two.at(-1)).to.equal('X: +2 for 2 hits');
  });
});
