import fc from 'fast-check';
import {
  codeDependence,
  deal,
  distinctWords,
  type CodeDependenceOptionsInput,
  type CodeDependenceState,
  type Deal,
} from '../../src/code-dependence/index.js';
import { everyday } from '../../src/decks/everyday.js';

const WORDS = distinctWords(everyday.words);

export const anyOptions: fc.Arbitrary<CodeDependenceOptionsInput> = fc.record({
  players: fc.integer({ min: 2, max: 7 }),
  rounds: fc.constantFrom(1, 1, 2, 3, 5),
  guessMode: fc.constantFrom('simultaneous', 'sequential'),
  timers: fc.constant(null),
});

/** Any deals of these options: those of a secret seed. */
export const anySeed: fc.Arbitrary<string> = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

/** Options, and the deals of a seed for them. */
export const anyTable: fc.Arbitrary<{ readonly input: CodeDependenceOptionsInput; readonly deals: Deal[] }> =
  fc.tuple(anyOptions, anySeed).map(([input, seed]) => ({
    input,
    deals: [...deal(codeDependence.options(input), { seed, words: WORDS }).deals],
  }));

const clueWords = [
  ...['music', 'zzz', 'Qwx', 'jumble', 'velvet', 'gravity', 'ёлка', '音楽'],
  ...['hot dog', '', 'rock-n', 'constructor', '__proto__', 'a'.repeat(31)],
];

/**
 * What to do next, as three numbers: they are read against the state, so that most moves are ones that people
 * would make, whatever came before.
 */
export interface Choice {
  readonly kind: number;
  readonly seat: number;
  readonly pick: number;
}

export const anyChoice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.nat(99),
  seat: fc.nat(6),
  pick: fc.nat(100_000),
});

export const anyChoices: fc.Arbitrary<Choice[]> = fc.array(anyChoice, { maxLength: 160, size: 'max' });

/** The move that a choice stands for in a state; now and then one out of turn, or out of the bank. */
export function moveOf(state: CodeDependenceState, { kind, seat, pick }: Choice): object {
  const { players } = state.options;
  if (kind < 4) return { type: 'undo' };
  if (kind < 6) return { type: 'nextRound' };
  if (kind < 8) return { type: 'timeout' };
  if (kind < 14) return strayMove(state, { kind, seat, pick });
  const { bank, hands } = state.deals[state.round - 1] as Deal;
  const word = (list: readonly string[]): string => list[pick % list.length] as string;
  switch (state.phase) {
    case 'planning': {
      const open = [...state.coded.keys()].filter((one) => state.coded[one] === null);
      const chooser = open[seat % open.length] as number;
      return { type: 'chooseCoded', seat: chooser, word: word(hands[chooser] as string[]) };
    }
    case 'clue': {
      const giver = (state.round - 1 + state.turn) % players;
      const slots = [1, 2, 3, 4, 5, 6].filter((slot) => slot < (hands[giver]?.length ?? 0));
      const open = slots.filter((slot) => !state.shed[giver]?.includes(slot));
      const tags = open.filter((_, place) => ((pick >> place) & 1) === 0);
      return {
        type: 'giveClue',
        seat: giver,
        word: clueWords[kind % 8],
        tags: tags.length > 0 ? tags : open,
      };
    }
    case 'guess': {
      const giver = (state.round - 1 + state.turn) % players;
      const step = [...Array(players - 1).keys()].map((one) => (giver + 1 + one) % players);
      const waiting = step.filter((one) => state.acts[one] === null);
      const one =
        state.options.guessMode === 'sequential' ? waiting[0] : waiting[seat % Math.max(1, waiting.length)];
      const named = kind < 70 ? word(hands[giver] as string[]) : word(bank);
      if (kind >= 94) return { type: 'pass', seat: one };
      return { type: kind < 78 ? 'guess' : 'callIt', seat: one, word: named };
    }
    default:
      return { type: 'nextRound' };
  }
}

/** A move of any seat in any phase. */
function strayMove(state: CodeDependenceState, { kind, seat, pick }: Choice): object {
  const { bank } = state.deals[state.round - 1] as Deal;
  const word = pick % 7 === 0 ? (clueWords[pick % clueWords.length] as string) : bank[pick % bank.length];
  const tags = [[1], [], [1, 1], [7], ['1'], [1, 2, 3, 4, 5, 6], [2.5]][pick % 7];
  const type = ['chooseCoded', 'giveClue', 'guess', 'callIt', 'pass', 'guess'][kind % 6];
  return { type, seat, word: word?.toLowerCase(), tags };
}

const odd = fc.constantFrom<unknown>(
  ...[null, undefined, NaN, Infinity, -0, 1e20, -1, 7, 2.5, '', '0', 'guess', '__proto__', true],
  'x'.repeat(100_000),
  '\u0301'.repeat(10_000),
  '\ud800',
  JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`),
  JSON.parse('{"__proto__":{"type":"undo"},"type":"pass","seat":0}'),
);

/** Junk, and moves with junk in their fields. */
export const anyJunk: fc.Arbitrary<unknown> = fc.oneof(
  odd,
  fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, maxDepth: 3 }),
  fc.record(
    {
      type: fc.oneof(
        fc.constantFrom(
          ...['chooseCoded', 'giveClue', 'guess', 'callIt', 'pass', 'timeout', 'nextRound', 'undo', 'start'],
        ),
        odd,
      ),
      seat: fc.oneof(odd, fc.nat(6)),
      word: fc.oneof(odd, fc.constantFrom(...clueWords)),
      tags: fc.oneof(odd, fc.array(fc.oneof(odd, fc.nat(7)), { maxLength: 8 })),
      at: odd,
    },
    { requiredKeys: ['type'] },
  ),
);
