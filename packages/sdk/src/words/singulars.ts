/** A stem without the letter that an ending doubled: swimm, swim. */
export const undoubled = (stem: string): string[] =>
  /([bcdfgklmnprstvz])\1$/.test(stem) ? [stem, stem.slice(0, -1)] : [stem];

/**
 * What a word may be without the -s of plurals and verbs: cities, city; quizzes, quiz; lenses, lens. Of all words there
 * is one whose -s is its own while what is left is another: news is of no new, as Porter2 knows too.
 */
export function singulars(word: string): readonly string[] {
  if (word.length < 4 || word === 'news' || !/[^uis]s$/.test(word)) return [word];
  const out = [word, word.slice(0, -1)];
  if (word.endsWith('ies')) out.push(`${word.slice(0, -3)}y`);
  else if (/(?:[sxzo]|ch|sh)es$/.test(word)) out.push(...undoubled(word.slice(0, -2)));
  return out;
}
