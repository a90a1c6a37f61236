/** A compact list as its words: each is the number of letters it shares with the word before it, then the rest. */
export function readWords(text: string): string[] {
  let word = '';
  return [...text.matchAll(/(\d)(\D*)/g)].map(([, shared, rest = '']) => {
    word = word.slice(0, Number(shared)) + rest;
    return word;
  });
}

/** Lines that one step reads. */
const LINES_A_STEP = 16;

/**
 * Compact rows of words that begin alike, in small steps. Rows that end alike are one line, the ends before the
 * beginnings: `ing/ang/ung r spr` is ring rang rung, and spring sprang sprung. A line without such ends is a row as it
 * is.
 *
 * @param take is given each row, and its number from 0
 */
export function* readRows(
  text: string,
  take: (row: readonly string[], number: number) => void,
): Generator<undefined, void, undefined> {
  let number = 0;
  for (const [at, line] of text.split('|').entries()) {
    if (at % LINES_A_STEP === 0) yield;
    const [first = '', ...rest] = line.split(' ');
    const ends = first.split('/');
    if (ends.length === 1) take([first, ...rest], number++);
    else
      for (const beginning of rest)
        take(
          ends.map((end) => beginning + end),
          number++,
        );
  }
}
