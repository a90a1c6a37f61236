import type { LogEntry } from '@cluekit/sdk/host';
import { expect } from '@open-wc/testing';
import { stepsBack } from './steps-back.js';

/** A log of moves: a seat's number, `t` for the owner's or a clock's, `u` for one taken back. Seats 1 and 2 are bots. */
const steps = (moves: string): number =>
  stepsBack(
    [...moves].map((move, i) =>
      move === 'c'
        ? { kind: 'timeout', seq: i + 2, at: 0, key: 'k' }
        : ({
            ...{ kind: 'command', seq: i + 2, at: 0, audience: 'owner', session: 0, id: `${i}` },
            command:
              move === 'u'
                ? { type: 'undo' }
                : move === 't'
                  ? { type: 'timeout' }
                  : { type: 'pass', seat: +move },
          } as LogEntry),
    ),
    (seat) => seat > 0,
  );

describe('CD-20 taking back', () => {
  for (const [moves, back] of [
    ['0', 1],
    ['012', 3],
    ['0120', 1],
    ['0120u', 3],
    ['012t12', 3],
    ['012c1', 2],
    ['12', 1],
    ['', 1],
    ['0uu12', 1],
  ] as const)
    it(`goes ${back} back in "${moves}"`, () => expect(steps(moves)).to.equal(back));
});
