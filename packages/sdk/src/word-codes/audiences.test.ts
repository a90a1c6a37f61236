import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callFoul, claimFoul, clue, endTurn, flip, timeout, undo } from '../../test/word-codes/match.js';
import { SITUATIONS } from '../../test/word-codes/phases.js';
import { can, parseCommand, refuse, type WordCodesAudience, type WordCodesCommand } from './commands.js';
import { wordCodes } from './index.js';

type Can = Partial<Record<WordCodesAudience, readonly WordCodesCommand['type'][]>>;

/** WC-15, situation by situation: who may do what. Who is not named may do nothing. */
const MAY: Readonly<Record<string, Can>> = {
  'team clue at the start': { table: ['giveClue', 'timeout'], 'amber-giver': ['giveClue'] },
  'team clue later': { table: ['giveClue', 'timeout', 'undo'], 'teal-giver': ['giveClue'] },
  'team guess, nothing flipped': {
    table: ['flip', 'callFoul', 'timeout', 'undo'],
    'amber-guesser': ['flip'],
    'teal-giver': ['claimFoul'],
  },
  'team guess, one flipped': {
    table: ['flip', 'endTurn', 'callFoul', 'timeout', 'undo'],
    'amber-guesser': ['flip', 'endTurn'],
    'teal-giver': ['claimFoul'],
  },
  'Teal’s guess': {
    table: ['flip', 'endTurn', 'callFoul', 'timeout', 'undo'],
    'teal-guesser': ['flip', 'endTurn'],
    'amber-giver': ['claimFoul'],
  },
  'team finished': { table: ['undo'] },
  'Co-op clue': { table: ['giveClue', 'timeout'], 'amber-giver': ['giveClue'] },
  'Co-op guess': { table: ['flip', 'endTurn', 'timeout', 'undo'], 'amber-guesser': ['flip', 'endTurn'] },
  'Co-op finished': { table: ['undo'] },
};

/** WC-5 and WC-15: who may open the key. */
const PEEK: Readonly<Record<string, readonly WordCodesAudience[]>> = {
  'team clue at the start': ['table', 'amber-giver', 'teal-giver'],
  'team clue later': ['table', 'amber-giver', 'teal-giver'],
  'team guess, nothing flipped': ['teal-giver'],
  'team guess, one flipped': ['teal-giver'],
  'Teal’s guess': ['amber-giver'],
  'team finished': [],
  'Co-op clue': ['table', 'amber-giver'],
  'Co-op guess': [],
  'Co-op finished': [],
};

/** One command of each kind that the rules would take if the phase and the seat were right. */
const SAMPLES: readonly object[] = [clue(1), flip(20), endTurn, callFoul, claimFoul, timeout, undo];

for (const [situation, make] of SITUATIONS) {
  const { state } = make();
  for (const audience of wordCodes.audiences) {
    test(`WC-15 ${situation}: what ${audience} may do`, () => {
      assert.deepEqual(can(state, audience), MAY[situation]?.[audience] ?? []);
      assert.deepEqual(wordCodes.view(state, audience).mine, {
        audience,
        can: MAY[situation]?.[audience] ?? [],
        peek: PEEK[situation]?.includes(audience),
      });
    });

    test(`WC-15 ${situation}: what ${audience} may do is what is not refused`, () => {
      for (const sample of SAMPLES) {
        const command = parseCommand(sample) as WordCodesCommand;
        const allowed = can(state, audience).includes(command.type);
        assert.equal(refuse(state, command, audience) === null, allowed, command.type);
        // What the machine takes without a seat is what some seat or the host's clock may send.
        if (allowed) assert.equal(refuse(state, command), null, command.type);
        assert.equal(make().ask(sample, audience) === null, allowed, command.type);
      }
    });

    test(`WC-5 WC-15 ${situation}: whether ${audience} may open the key`, () => {
      const answer = wordCodes.peek?.(state, audience);
      if (PEEK[situation]?.includes(audience)) assert.deepEqual(answer, { key: state.key });
      else assert.ok(answer && 'code' in answer && ['not-your-turn', 'wrong-phase'].includes(answer.code));
    });
  }
}

test('WC-15 spectators and screens have no power, ever', () => {
  for (const [situation, make] of SITUATIONS)
    for (const audience of ['spectator', 'screen'] as const) {
      const { mine } = wordCodes.view(make().state, audience);
      assert.deepEqual(mine, { audience, can: [], peek: false }, situation);
    }
});
