import type { CodeDependenceCommand, CodeDependenceView } from '@cluekit/sdk/code-dependence';
import type { Stream } from '@cluekit/sdk/random';
import type { Guesser } from '../guess/guesser.js';
import { chances, levelChances, type Level, pick } from '../guess/levels.js';
import { known, type Known } from './known.js';

/** What an earlier clue counts beside the running one. */
const EARLIER = 0.4;
/** The spread of the belief that a word is meant, in units of nearness. */
const SPREAD = 0.1;
/** How much a clue speaks against a word near to it being CODED: its giver kept away from it. */
const AWAY = 4;

interface Beliefs {
  /** Each open word with how much all clues together point at it, the most first. */
  readonly ranked: readonly { readonly word: string; readonly score: number }[];
  /** The chance that the first of them is a card of the giver. */
  readonly hit: number;
  /** The word likeliest to be CODED, and its chance. */
  readonly suspect: { readonly word: string; readonly chance: number } | null;
}

/**
 * What a seat does on a clue: it guesses, calls or passes, whichever is worth most by the points of CD-13. A pass
 * costs 1, as a miss does, so it guesses while there is a card to hit; it calls where it has good reason to know.
 */
export function decideGuess(
  view: CodeDependenceView,
  guesser: Guesser,
  level: Level,
  next: Stream,
): CodeDependenceCommand | null {
  const { mine, shared } = view;
  const { seat, can } = mine;
  if (seat === null || shared.giver === null) return null;
  const facts = known(view, shared.giver);
  const { ranked, hit, suspect } = believe(facts, guesser);
  const pass = { worth: -1, act: (): CodeDependenceCommand => ({ type: 'pass', seat }) };
  const options = can.includes('pass') ? [pass] : [];
  if (can.includes('guess') && ranked.length > 0 && facts.playable > 0)
    options.push({
      worth: 2 * hit - (1 - hit) - 0.05,
      act: () => ({ type: 'guess', seat, word: ranked[pick(levelChances(ranked, level), next)]?.word ?? '' }),
    });
  if (can.includes('callIt') && suspect !== null)
    options.push({
      worth: 5 * suspect.chance - 3 * (1 - suspect.chance),
      act: () => ({ type: 'callIt', seat, word: suspect.word }),
    });
  const [best] = options.sort((a, b) => b.worth - a.worth);
  return best?.act() ?? null;
}

function believe({ open, notCoded, clues, playable, coded }: Known, guesser: Guesser): Beliefs {
  const points = new Map(open.map((word) => [word, 0]));
  const nearest = new Map(open.map((word) => [word, 0]));
  clues.forEach(({ word: clue, left }, i) => {
    const weight = i === clues.length - 1 ? 1 : EARLIER * left;
    for (const { word, score } of guesser.rank(clue, open)) {
      points.set(word, (points.get(word) ?? 0) + weight * score);
      nearest.set(word, Math.max(nearest.get(word) ?? 0, score));
    }
  });
  const ranked = open
    .map((word) => ({ word, score: Math.round((points.get(word) ?? 0) * 1e4) / 1e4 }))
    .sort((a, b) => b.score - a.score);
  const blind = open.length === 0 ? 0 : playable / open.length;
  const hit = Math.max(blind, Math.min(1, playable) * (chances(ranked, SPREAD)[0] ?? 0));
  const suspects = open.filter((word) => !notCoded.includes(word));
  if (!coded || suspects.length === 0) return { ranked, hit, suspect: null };
  const weights = suspects.map((word) => Math.exp(-AWAY * (nearest.get(word) ?? 0)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const at = weights.indexOf(Math.max(...weights));
  return { ranked, hit, suspect: { word: suspects[at] as string, chance: (weights[at] as number) / sum } };
}
