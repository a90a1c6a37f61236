/**
 * A packed list as its words: each is the number of letters it shares with the word before it, then the rest. The
 * first letter is made a capital; no list of ours has one elsewhere.
 */
export function unpack(packed: string): string[] {
  let word = '';
  return [...packed.matchAll(/(\d)(\D*)/g)].map(([, shared, rest]) => {
    word = word.slice(0, Number(shared)) + rest;
    return word.charAt(0).toUpperCase() + word.slice(1);
  });
}
