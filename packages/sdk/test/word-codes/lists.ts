/** A list of as many made-up words, none inside another: `wabac`, `wabad`, … */
export function madeUpList(size: number, first = 'w'): string[] {
  const letters = 'abcdefghij';
  return Array.from({ length: size }, (_, i) =>
    [first, ...String(i).padStart(4, '0')].map((sign) => letters[Number(sign)] ?? sign).join(''),
  );
}

/** Random bytes that are the same in every run of a test, one after the other from a seed. */
export function steadyBytes(seed: number): (bytes: Uint8Array<ArrayBuffer>) => Uint8Array {
  let state = seed >>> 0;
  return (bytes) => {
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[i] = state >>> 24;
    }
    return bytes;
  };
}
