import { folded } from '@cluekit/sdk/words';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { Steps } from '../slices/steps.js';
import { type Column, createColumns } from './columns.js';
import { type BoardWord, firstPick, type Judge } from './outlook.js';
import type { Weights } from './profiles.js';

/** What a clue is sought for. */
export interface Search {
  /** All words in play, in the board's order. */
  readonly board: readonly BoardWord[];
  readonly judge: Judge;
  readonly weights: Weights;
  /** Clues of the match so far: none is said again. */
  readonly said: readonly string[];
  /** The referee. A near clue is given only where there is no other. */
  readonly check: (clue: string) => 'legal' | 'near' | 'illegal';
}

/** A clue, what it is meant for, and what may go wrong with it. */
export interface FoundClue {
  readonly word: string;
  /** Own words, the nearest first. */
  readonly targets: readonly string[];
  /** The likeliest word to be guessed wrongly, and the chance that it is guessed first, 0 … 1; null without any. */
  readonly risk: { readonly word: string; readonly chance: number } | null;
  /** The chance that CODED or the trap is guessed first, 0 … 1. */
  readonly danger: number;
  /** In points; what the search compared. */
  readonly value: number;
}

/** Finds clues on boards. */
export interface Giver {
  /** The best legal clue, in small steps; null where the lexicon has none to say. */
  search(search: Search): Steps<FoundClue | null>;
}

interface Candidate {
  /** Its place among the words that may be said. */
  readonly at: number;
  readonly value: number;
  readonly targets: readonly number[];
}

/** Words looked at, and candidates judged, in one step. */
const GLANCES = 512;
const JUDGED = 16;
/** Candidates that are judged with care. */
const SHORTLIST = 160;
/** The least a clue must have to do with some own word. */
const LEAST = 0.12;
/** How much nearer a wrong word may be than the nearest own one. */
const SLACK = 0.05;

/** The nearest of some words to the word at a place, `least` at least. */
function nearest(some: readonly Float32Array[], at: number, least: number): number {
  let most = least;
  for (let i = 0; i < some.length; i += 1) {
    const value = (some[i] as Float32Array)[at] as number;
    if (value > most) most = value;
  }
  return most;
}

/** Makes a giver. It keeps the columns of the words it met, so that a board's second clue comes much faster. */
export function createGiver(lexicon: Lexicon): Giver {
  const columns = createColumns(lexicon);
  const wordAt = (at: number): string => lexicon.words[lexicon.sayable[at] as number] as string;
  /** 0 for the plainest words, less for all others. */
  const plainness = (at: number): number =>
    ((lexicon.nearness[lexicon.sayable[at] as number] as number) - 14) / 3;

  /** The candidates that look best at a glance: near to many own words, and nearer than to any other. */
  function* glance({ board, weights, said }: Search, all: readonly Column[]): Steps<readonly number[]> {
    const never = new Set([...said, ...board.map(({ word }) => word)].map((word) => folded(word)));
    const columnsOf = (test: (role: BoardWord['role']) => boolean): Float32Array[] =>
      board.flatMap(({ role }, i) => (test(role) && all[i] ? [all[i]] : []));
    const owns = columnsOf((role) => role === 'own');
    const avoids = columnsOf((role) => role === 'avoid');
    const others = columnsOf((role) => role !== 'own' && role !== 'avoid');
    const found: { readonly at: number; readonly worth: number }[] = [];
    for (let at = 0; at < lexicon.sayable.length; at += 1) {
      if (at % GLANCES === 0) yield;
      const own = nearest(owns, at, -1);
      if (own < LEAST) continue;
      const avoid = nearest(avoids, at, -1);
      if (own <= avoid) continue;
      const wrong = nearest(others, at, avoid);
      if (own < wrong - SLACK) continue;
      let clean = 0;
      const bar = Math.max(wrong, weights.floor);
      for (const column of owns) if ((column[at] as number) > bar) clean += 1;
      const worth = plainness(at) * weights.plain + weights.close * Math.min(own, 0.6) + Math.max(1, clean);
      if (!never.has(wordAt(at))) found.push({ at, worth: worth + Math.min(0, own - wrong) });
    }
    yield;
    return found
      .sort((a, b) => b.worth - a.worth || a.at - b.at)
      .slice(0, SHORTLIST)
      .map(({ at }) => at);
  }

  function* judgeAll(search: Search, all: readonly Column[]): Steps<Candidate[]> {
    const { judge, weights } = search;
    const found: Candidate[] = [];
    for (const at of yield* glance(search, all)) {
      if (found.length % JUDGED === 0) yield;
      const nearness = all.map((column) => column?.[at] ?? 0);
      const { value, targets } = judge(nearness, weights.floor);
      const last = nearness[targets[targets.length - 1] as number] as number;
      const sum = value + weights.plain * plainness(at) + weights.close * Math.min(last, 0.6);
      found.push({ at, value: Math.round(sum * 1e4) / 1e4, targets });
    }
    return found.sort((a, b) => b.value - a.value || a.at - b.at);
  }

  function describe(
    { at, value, targets }: Candidate,
    board: readonly BoardWord[],
    all: readonly Column[],
  ): FoundClue {
    const chances = firstPick(all.map((column) => column?.[at] ?? 0));
    let risk: FoundClue['risk'] = null;
    let danger = 0;
    board.forEach(({ word, role }, i) => {
      const chance = Math.round((chances[i] as number) * 1e4) / 1e4;
      if (role === 'avoid') danger += chance;
      if (role !== 'own' && chance > (risk?.chance ?? 0)) risk = { word, chance };
    });
    return { word: wordAt(at), targets: targets.map((i) => board[i]?.word as string), risk, danger, value };
  }

  return {
    *search(search) {
      const all = yield* columns.of(search.board.map(({ word }) => word));
      // Words that the lexicon does not know are left for later: nothing can be meant for them.
      const known = search.board.some(({ role }, i) => role === 'own' && all[i] !== null);
      if (!known) return null;
      const candidates = yield* judgeAll(search, all);
      let near: Candidate | null = null;
      for (const candidate of candidates) {
        yield;
        const word = wordAt(candidate.at);
        const verdict = search.check(word);
        if (verdict === 'legal') return describe(candidate, search.board, all);
        if (verdict === 'near') near ??= candidate;
      }
      return near && describe(near, search.board, all);
    },
  };
}
