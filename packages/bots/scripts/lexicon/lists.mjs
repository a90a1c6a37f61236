// The hand-kept lists, and the words of every deck that the SDK has.
import { readdirSync, readFileSync } from 'node:fs';

const read = (name) =>
  readFileSync(new URL(`lists/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The distinct words of a list. */
export const listWords = (name) => [...new Set(read(name).flatMap((line) => line.split(/\s+/)))];

/** `[word, associates]` of every line of every association list, the first thought first. */
export function associations() {
  const names = readdirSync(new URL('lists/', import.meta.url)).filter((name) => /^associations-/.test(name));
  return names.sort().flatMap((name) =>
    read(name).map((line) => {
      const [word, rest = ''] = line.split(':');
      return [word, rest.trim().split(/\s+/).filter(Boolean)];
    }),
  );
}

/** Every deck word, folded to its letters, with its parts: `{ icecream: ['ice', 'cream'] }`. */
export async function deckWords() {
  const folder = new URL('../../../sdk/scripts/lists/', import.meta.url);
  const words = new Map();
  for (const name of readdirSync(folder).sort()) {
    const [rows] = Object.values(await import(new URL(name, folder).href));
    for (const word of rows.join(',').toLowerCase().split(','))
      words.set(word.replace(/[^a-z]/g, ''), word.split(/[^a-z]+/));
  }
  return words;
}
