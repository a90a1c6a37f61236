/** A compact list as its words: each is the number of letters it shares with the word before it, then the rest. */
export function readWords(text: string): string[] {
  let word = '';
  return [...text.matchAll(/(\d)(\D*)/g)].map(([, shared, rest = '']) => {
    word = word.slice(0, Number(shared)) + rest;
    return word;
  });
}

/**
 * Compact rows of words that begin alike. Rows that end alike are one line, the ends before the beginnings:
 * `ing/ang/ung r spr` is ring rang rung, and spring sprang sprung. A line without such ends is a row as it is.
 */
export function readRows(text: string): string[][] {
  return text.split('|').flatMap((line) => {
    const [first = '', ...rest] = line.split(' ');
    const ends = first.split('/');
    if (ends.length === 1) return [[first, ...rest]];
    return rest.map((beginning) => ends.map((end) => beginning + end));
  });
}
