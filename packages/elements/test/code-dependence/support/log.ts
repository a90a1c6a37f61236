import type { LogEntry } from '@cluekit/sdk/code-dependence';

const at = { round: 1, clueTurn: 5 } as const;
const act = (seat: number, what: object): LogEntry =>
  ({ ...{ type: 'act', ...at, giver: 1, seat, word: null, outcome: null, slot: null }, ...what }) as LogEntry;

/** One clue turn of seat 1 with everything that may come of one, then one that had no clue. */
export const LOG: readonly LogEntry[] = [
  { type: 'round', round: 1 },
  { type: 'clue', ...at, seat: 1, word: 'Ocean', tags: [2, 4], near: ['Fjord'] },
  act(2, { act: 'guess', word: 'Mitten', outcome: 'hit', slot: 4, points: 2 }),
  act(3, { act: 'guess', word: 'Geyser', outcome: 'coded', points: -2 }),
  act(0, { act: 'guess', word: 'Kiosk', outcome: 'miss', points: -1 }),
  act(4, { act: 'callIt', word: 'Geyser', outcome: 'coded', points: 5 }),
  act(5, { act: 'callIt', word: 'Kiosk', outcome: 'miss', points: -3 }),
  act(6, { act: 'pass', points: -1 }),
  act(6, { act: 'timeout', points: -1 }),
  { type: 'bonus', ...at, seat: 1, why: 'clue-bonus', points: 3 },
  { type: 'bonus', ...at, seat: 1, why: 'emptied', points: 3 },
  { type: 'no-clue', round: 1, clueTurn: 6, seat: 2, points: -1 } as LogEntry,
];

/** What came of the first of them, line by line. */
export const LINES: readonly string[] = [
  'Seat 3: Mitten, a hit on slot 4, +2',
  'Seat 4: Geyser, the CODED, −2',
  'Seat 1: Kiosk, a miss, −1',
  'Seat 5 called Geyser, right, +5',
  'Seat 6 called Kiosk, wrong, −3',
  'Seat 7 passed, −1',
  'Seat 7 did not act, −1',
  'Seat 2: +1 for the hit, −6 for its CODED',
  'Seat 2: several cards with one clue, +3',
  'Seat 2: last card gone, +3',
];
