import { CluekitError } from '@cluekit/sdk/game';
import { draw } from '@cluekit/sdk/random';
import type { Lexicon, Vectors } from '../lexicon/lexicon.js';
import { readClue, type Reading } from '../lexicon/read-clue.js';
import { nearness } from '../lexicon/similarity.js';
import type { Steps } from '../slices/steps.js';
import { botStream } from '../stream.js';

/** A word, and how near a clue is to it: -1 … 1, to four places. */
export interface Ranked {
  readonly word: string;
  readonly score: number;
}

/** One mind that understands clues. */
export interface Guesser {
  /**
   * The words, those first that the clue points at most. Empty where the clue is unknown to it; a word that is
   * unknown scores 0. Equal scores keep the order of `words`, so every engine gives the same answer.
   *
   * @example guesser.rank('honey', ['Bee', 'Car']) // [{ word: 'Bee', score: 0.61 }, { word: 'Car', score: -0.04 }]
   */
  rank(clue: string, words: readonly string[]): readonly Ranked[];
  /** How it understands a clue; null: it does not know it. */
  read(clue: string): Reading | null;
}

/** What a mind is made of. */
export interface GuesserOptions {
  readonly lexicon: Lexicon;
  /** Vectors without relations, from `readPlainVectors`: a mind that knows what stands together in print and no more. */
  readonly vectors?: Vectors;
  /** Makes it one of many: each leaves out some of the dimensions, and so sees things its own way. */
  readonly personality?: string | number;
  /** The share of dimensions that a personality leaves out, 0 … 0.5; 0.2 by default. */
  readonly dropout?: number;
}

const MEMORY = 256;

/** Makes a guesser; throws `bad-options` for vectors or a dropout that make none. It remembers how it read the last words, which changes no answer. */
export function createGuesser(options: GuesserOptions): Guesser {
  const { lexicon, vectors = lexicon.vectors } = options;
  const kept = options.personality === undefined ? undefined : keptDims(options, vectors.dims);
  if (vectors.inverse.length !== lexicon.words.length)
    throw new CluekitError('bad-options', 'These vectors belong to another lexicon.');
  const known = new Map<string, Reading | null>();

  function read(text: string): Reading | null {
    let reading = known.get(text);
    if (reading === undefined) {
      reading = readClue(lexicon, text);
      if (known.size >= MEMORY) known.clear();
      known.set(text, reading);
    }
    return reading;
  }

  return {
    read,
    rank(clue, words) {
      const ours = read(clue);
      if (ours === null) return [];
      const ranked = words.map((word): Ranked => {
        const theirs = read(word);
        const score = theirs === null ? 0 : nearness(vectors, ours.places, theirs.places, kept);
        return { word, score: Math.round(score * 1e4) / 1e4 };
      });
      return ranked.sort((a, b) => b.score - a.score);
    },
  };
}

/** Reads words ahead, one a step: those that no lexicon has are searched long, and a board may be full of them. */
export function* readSteps(guesser: Guesser, words: readonly string[]): Steps<void> {
  for (const word of words) {
    guesser.read(word);
    yield;
  }
}

function keptDims({ personality = 0, dropout = 0.2 }: GuesserOptions, dims: number): Uint8Array {
  const all = Array.from({ length: dims }, (_, d) => d);
  if (typeof dropout !== 'number' || !(dropout >= 0 && dropout <= 0.5))
    throw new CluekitError('bad-options', 'The dropout is a share from 0 to 0.5.');
  const keep = Math.round(dims * (1 - dropout));
  return Uint8Array.from(draw(all, keep, botStream(personality, 'personality'))).sort();
}
