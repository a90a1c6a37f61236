import { readFileSync } from 'node:fs';
import { type Lexicon, readLexicon, readPlainVectors, type Vectors } from '../src/lexicon/index.js';

const bytes = (name: string): Uint8Array => readFileSync(new URL(`../lexicon/${name}`, import.meta.url));

export const lexiconBytes: Uint8Array = bytes('lexicon-en.bin');
export const plainBytes: Uint8Array = bytes('plain-en.bin');
export const lexicon: Lexicon = readLexicon(lexiconBytes);
export const plain: Vectors = readPlainVectors(plainBytes, lexicon);

/** The words of a hand-kept list. */
export function list(name: string): string[] {
  const text = readFileSync(new URL(`../scripts/lexicon/lists/${name}`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  return [...new Set(lines.join(' ').split(/\s+/))].filter((word) => word !== '');
}
