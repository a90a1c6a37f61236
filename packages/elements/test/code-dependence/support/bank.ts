import type { CodeDependenceView, LogEntry } from '@cluekit/sdk/code-dependence';
import { all, one, text } from '../../support/deep.js';
import { guessing, HAND, view } from '../../support/dependence.js';

const BANK = view().shared.bank;

/** A guess of seat 2 for seat 1 that was no card of it. */
const missOf = (word: string, change: object = {}): LogEntry => ({
  ...{ type: 'act', round: 1, clueTurn: 4, giver: 1, seat: 2, act: 'guess', word, outcome: 'miss' },
  ...{ slot: null, points: -1 },
  ...change,
});

/** A bank with a shed card, an exposed one, a missed one, a wrongly called one and one's own. */
export const marked = (): CodeDependenceView =>
  guessing({
    shared: {
      bank: BANK.map((word) => {
        if (word.word === 'Mitten') return { ...word, state: 'shed', seat: 1, slot: 4 };
        if (word.word === 'Geyser') return { ...word, state: 'exposed', seat: 2, slot: null };
        return word.word === HAND[0] ? { ...word, state: 'shed', seat: 0, slot: 1 } : word;
      }),
      log: [
        ...[missOf('Lantern'), missOf('Bobsled', { giver: 3 }), missOf('Nutmeg', { round: 0 })],
        ...[missOf('Kiosk', { act: 'callIt', points: -3 }), missOf('Lantern', { act: 'callIt', points: -3 })],
      ],
    },
  });

/** The card of a word. */
export const card = (bank: Element, word: string): HTMLElement =>
  all(bank, '[data-index]').find((each) => text(one(each, '[part~=word]')) === word) as HTMLElement;
