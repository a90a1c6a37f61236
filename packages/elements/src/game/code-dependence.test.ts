import type { CodeDependenceShared, LogEntry } from '@cluekit/sdk/code-dependence';
import { expect } from '@open-wc/testing';
import { LINES, LOG } from '../../test/code-dependence/support/log.js';
import { guessing, view } from '../../test/support/dependence.js';
import { codeDependenceGame } from './code-dependence.js';

const shared = (change: Partial<CodeDependenceShared>): CodeDependenceShared =>
  guessing({ shared: change }).shared;
const said = (
  before: Partial<CodeDependenceShared>,
  now: Partial<CodeDependenceShared>,
  names?: string[],
): string[] => codeDependenceGame.narrate(shared(before), shared(now), names);
const [, clue, ...acts] = LOG as LogEntry[];
const only = (entry: LogEntry): string[] => said({ log: [] }, { log: [entry] });

describe('what is said of Code Dependence', () => {
  it('is nothing of a game that one has just come to, and nothing where nothing happened', () => {
    expect(codeDependenceGame.narrate(null, view().shared)).to.deep.equal([]);
    expect(said({ log: LOG }, { log: LOG })).to.deep.equal([]);
    expect(said({}, { deadline: { key: 'x', at: 7 } })).to.deep.equal([]);
  });

  it('is a sentence for each thing that happened, in order, in one breath', () => {
    expect(only(clue as LogEntry)).to.deep.equal(['Seat 2: clue Ocean, slots 2 and 4.']);
    expect(said({ log: [] }, { log: acts.slice(0, 9) })).to.deep.equal([
      LINES.map((line) => `${line.replace(/ \+/g, ' plus ').replace(/ −/g, ' minus ')}.`).join(' '),
    ]);
    expect(only({ type: 'no-clue', round: 1, clueTurn: 6, seat: 2 })).to.deep.equal([
      'Seat 3 gave no clue. Seat 3: minus 1 for no clue.',
    ]);
    expect(only({ type: 'round', round: 1 })).to.deep.equal([]);
    expect(only({ type: 'round', round: 2 })).to.deep.equal(['Round 2. Everyone chooses a CODED word.']);
    expect(only({ type: 'round-end', round: 1 })).to.deep.equal(['Round 1 is over.']);
  });

  it('says who is next to give a clue or, in turn, to act, and at the end who has won', () => {
    expect(said({}, { phase: 'clue', clueTurn: 6, giver: 2 })).to.deep.equal(['Seat 3 to give a clue.']);
    expect(said({ guesser: 2 }, { guesser: 3 })).to.deep.equal(['Seat 4 to act.']);
    expect(said({}, { phase: 'finished', winners: [0, 3] })).to.deep.equal([
      'Seat 1 and Seat 4 share the win.',
    ]);
    expect(said({}, { phase: 'scoring' }), 'the log says it').to.deep.equal([]);
  });

  it('says where the game stands when a move is taken back, and nothing of what was', () => {
    expect(said({ log: LOG, phase: 'scoring' }, { log: LOG.slice(0, 2), guesser: 2 })).to.deep.equal([
      'Seat 3 to act.',
    ]);
    expect(said({ log: LOG }, { log: LOG.slice(0, 1), phase: 'clue', giver: 1 })).to.deep.equal([
      'Seat 2 to give a clue.',
    ]);
  });

  it('calls seats by their names', () => {
    expect(
      said({ log: [] }, { log: [clue as LogEntry], phase: 'clue', giver: 0 }, ['Ash', 'Elm']),
    ).to.deep.equal(['Elm: clue Ocean, slots 2 and 4. Ash to give a clue.']);
  });

  it('holds no hand, no CODED and no act that is not in the log', () => {
    const seats = view().shared.seats.map((seat) => ({ ...seat, acted: true }));
    expect(said({ log: LOG }, { log: LOG, seats, bank: [] })).to.deep.equal([]);
  });

  it('its turn changes with the phase, the round, the clue turn and the guesser, and with nothing else', () => {
    const { turn } = codeDependenceGame;
    const now = turn(shared({}));
    for (const change of [{ phase: 'clue' as const }, { round: 2 }, { clueTurn: 6 }, { guesser: 2 }])
      expect(turn(shared(change)), JSON.stringify(change)).not.to.equal(now);
    expect(turn(shared({ log: LOG, deadline: { key: 'x', at: 1 } }))).to.equal(now);
  });
});
