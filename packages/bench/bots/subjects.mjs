import { readFileSync } from 'node:fs';
import { createGuesser, readLexicon, readPlainVectors } from '@cluekit/bots/lexicon';

const read = (name) => readFileSync(new URL(import.meta.resolve(`@cluekit/bots/${name}`)));

export const files = { 'lexicon-en.bin': read('lexicon-en.bin'), 'plain-en.bin': read('plain-en.bin') };
export const lexicon = readLexicon(files['lexicon-en.bin']);
export const plain = readPlainVectors(files['plain-en.bin'], lexicon);

/**
 * The guessers that are measured. `shares` says what a guesser has in common with the giver: all of its data, its
 * data seen another way, or only the source that both were made from. Where they share data, what they win together
 * flatters them.
 */
export const guessers = [
  { name: 'related', shares: 'all', guesser: createGuesser({ lexicon }) },
  { name: 'personality 1', shares: 'most', guesser: createGuesser({ lexicon, personality: 1 }) },
  {
    name: 'personality 2, half',
    shares: 'most',
    guesser: createGuesser({ lexicon, personality: 2, dropout: 0.5 }),
  },
  { name: 'plain', shares: 'source', guesser: createGuesser({ lexicon, vectors: plain }) },
];

export const levels = ['sharp', 'steady', 'casual', 'beginner'];
