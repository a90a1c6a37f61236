// What people put to an emoji: the words of its name, and the words it is looked for by.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { input } from './inputs.mjs';

const FLAGS = 9;
const words = (text) =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);

/** @returns `[{ name, tags }]`, lists of words; flags of countries are left out */
export function readEmoji(cache) {
  const read = (id, path) => JSON.parse(readFileSync(join(input(id, cache), path), 'utf8'));
  const named = read('emojibase-data@17.0.0', 'en/compact.json');
  const keyed = read('emojilib@4.0.2', 'dist/emoji-en-US.json');
  return named
    .filter(({ group }) => group !== undefined && group !== FLAGS)
    .map(({ unicode, label, tags = [] }) => {
      const keys = keyed[unicode] ?? keyed[unicode.replace('\ufe0f', '')] ?? [];
      const plain = keys.filter((key) => /^[a-z_ ]+$/.test(key));
      return { name: [...new Set(words(label))], tags: [...new Set([...tags, ...plain].flatMap(words))] };
    });
}
