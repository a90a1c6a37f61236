/** Endings, and what may stand in their place in the word that a form is of. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y', 'ie']],
  [/ves$/, ['f', 'fe', 've']],
  [/es$/, ['e', '']],
  [/s$/, ['']],
  [/ied$/, ['y']],
  [/(?:ed|er|est|ing|y|able|or)$/, ['', 'e']],
  [/(?:ier|iest|ily|iness)$/, ['y']],
  [/(?:ly|ness|ful|less|ish|like|ment|ship|hood|dom|wise)$/, ['', 'e']],
  [/ation$/, ['', 'e', 'ate']],
  [/(?:ion|ive)$/, ['', 'e']],
  [/(?:al|ic|ous|an|ian|ist|ism)$/, ['', 'e', 'y']],
];

/** British beginnings and endings as Americans write them. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/our/, 'or'],
  [/re$/, 'er'],
  [/is(e|ed|es|ing|ation)$/, 'iz$1'],
  [/ogue$/, 'og'],
  [/ae/, 'e'],
  [/ence$/, 'ense'],
  [/ey$/, 'ay'],
  [/grey/, 'gray'],
];

/** The words that a form may be of, the likeliest first: stories, story; runner, run; colours, colour, color. */
export function wordsOfForm(form: string): string[] {
  const found = new Set<string>();
  for (const [ending, instead] of ENDINGS) {
    if (!ending.test(form)) continue;
    for (const end of instead) {
      const word = form.replace(ending, end);
      found.add(word);
      if (end === '') found.add(word.replace(/([^aeiou])\1$/, '$1'));
    }
  }
  for (const word of [form, ...found])
    for (const [british, american] of SPELLINGS) found.add(word.replace(british, american));
  found.delete(form);
  return [...found].filter((word) => word.length > 2);
}
