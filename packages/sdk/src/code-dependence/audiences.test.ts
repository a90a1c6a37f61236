import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Match } from '../../test/code-dependence/match.js';
import {
  call,
  choose,
  clue,
  guess,
  nextRound,
  pass,
  planned,
  timeout,
  undo,
} from '../../test/code-dependence/match.js';
import { SITUATIONS } from '../../test/code-dependence/phases.js';
import {
  codeDependence,
  parseCommand,
  refuse,
  type CodeDependenceAudience,
  type CodeDependenceCommand,
} from './index.js';

type Can = Partial<Record<CodeDependenceAudience, readonly CodeDependenceCommand['type'][]>>;
const act = ['guess', 'callIt', 'pass'] as const;

/** Situation by situation: who may do what. Who is not named may do nothing. */
const MAY: Readonly<Record<string, Can>> = {
  'planning, nobody has chosen': {
    ...{
      'seat-0': ['chooseCoded'],
      'seat-1': ['chooseCoded'],
      'seat-2': ['chooseCoded'],
      owner: ['timeout'],
    },
  },
  'planning, seat 1 has chosen': {
    ...{ 'seat-0': ['chooseCoded'], 'seat-2': ['chooseCoded'], owner: ['timeout', 'undo'] },
  },
  clue: { 'seat-0': ['giveClue'], owner: ['timeout', 'undo'] },
  'guess, nobody has acted': { 'seat-1': act, 'seat-2': act, owner: ['timeout', 'undo'] },
  'guess, seat 2 has acted': { 'seat-1': act, owner: ['timeout', 'undo'] },
  'sequential guess, seat 1 to act': { 'seat-1': act, owner: ['timeout', 'undo'] },
  'sequential guess, seat 2 to act': { 'seat-2': act, owner: ['timeout', 'undo'] },
  'clue of seat 1, a card shed, CODED of seat 0 exposed': {
    'seat-1': ['giveClue'],
    owner: ['timeout', 'undo'],
  },
  scoring: { owner: ['nextRound', 'undo'] },
  'planning of the second round': {
    ...{ 'seat-0': ['chooseCoded'], 'seat-1': ['chooseCoded'], 'seat-2': ['chooseCoded'] },
    ...{ owner: ['timeout', 'undo'] },
  },
  finished: { owner: ['undo'] },
};

/** One command of each kind that the rules would take if the phase and the seat were right. */
function samples(match: Match, seat: number): object[] {
  const open = match.view().shared.bank.find(({ state }) => state === 'hidden')?.word;
  const own = [
    choose(seat, match.card(seat, 2)),
    clue(seat),
    guess(seat, open),
    call(seat, open),
    pass(seat),
  ];
  return [...own, timeout, nextRound, undo];
}

for (const [situation, make] of SITUATIONS)
  for (const [index, audience] of codeDependence.audiences.entries())
    test(`CD-20 T9 ${situation}: what ${audience} may do is what is not refused`, () => {
      const allowed = MAY[situation]?.[audience] ?? [];
      assert.deepEqual(make().view(audience).mine.can, allowed);
      for (const sample of samples(make(), Math.min(index, 2))) {
        const match = make();
        const { type } = sample as CodeDependenceCommand;
        const isAllowed = allowed.includes(type);
        assert.equal(match.ask(sample, audience) === null, isAllowed, type);
        // What the machine takes without an audience is what some seat or the host's clock may send.
        const command = parseCommand(sample, audience) as CodeDependenceCommand;
        if (isAllowed) assert.equal(refuse(make().state, command), null, type);
      }
    });

test('T9 the seat is the audience’s, whatever the payload says', () => {
  for (const seat of [0, 2, 5, -1, '1', null, undefined]) {
    const match = planned({ players: 3 }, clue(0));
    assert.deepEqual(parseCommand(pass(seat), 'seat-1'), { type: 'pass', seat: 1 });
    assert.equal(match.ask(pass(seat), 'seat-1'), null);
    assert.deepEqual(match.state.acts.map(Boolean), [false, true, false]);
  }
});

test('T9 who holds no seat of this match has none by its payload either', () => {
  for (const audience of ['owner', 'spectator', 'screen', 'seat-3', 'seat-6'] as const) {
    const match = planned({ players: 3 }, clue(0));
    assert.deepEqual(match.ask(pass(1), audience), { code: 'not-your-turn' }, audience);
    assert.deepEqual(match.ask(choose(1, match.card(1, 1)), audience), { code: 'wrong-phase' });
    const { mine } = match.view(audience);
    assert.deepEqual([mine.seat, mine.hand, mine.submitted], [null, null, null]);
    if (audience !== 'owner') assert.deepEqual(mine.can, []);
  }
});

test('T9 a command that was made for another seat is refused', () => {
  const match = planned({ players: 3 }, clue(0));
  const command: CodeDependenceCommand = { type: 'pass', seat: 2 };
  assert.deepEqual(refuse(match.state, command, 'seat-1'), { code: 'not-your-turn' });
  assert.equal(refuse(match.state, command, 'seat-2'), null);
});

test('CD-20 only the owner closes a window, begins the next round and takes back; with timers on too', () => {
  for (const timers of [null, 1]) {
    const make = (): Match => planned({ players: 3, timers }, clue(0));
    for (const audience of ['seat-0', 'seat-1', 'spectator', 'screen'] as const)
      for (const move of [timeout, undo])
        assert.deepEqual(make().ask(move, audience), { code: 'not-your-turn' });
    assert.equal(make().ask(timeout, 'owner'), null);
    assert.equal(make().ask(undo, 'owner'), null);
  }
});

test('CD-14 whether a seat may call says nothing but its own calls and public facts', () => {
  const match = planned({ players: 3 }, clue(0));
  match.play(call(1, match.decoy()));
  assert.deepEqual(match.view('seat-2').mine.can, ['guess', 'callIt', 'pass']);
  assert.deepEqual(match.view('seat-1').mine.can, []);
});
