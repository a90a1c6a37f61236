/** A secret found where it must not be. */
export interface CanaryFound {
  readonly canary: string;
  /** The place of the text it was in. */
  readonly index: number;
  /** Where in that text. */
  readonly at: number;
}

/**
 * Makes words that occur nowhere by chance, in letters only, so that they can stand for secret words, seeds and
 * tokens (T2).
 *
 * @example
 * makeCanaries(2) // ['CANARYAAQZX', 'CANARYABQZX']
 */
export function makeCanaries(count: number): string[] {
  const letter = (n: number) => String.fromCharCode(65 + (n % 26));
  return Array.from({ length: count }, (_, n) => `CANARY${letter(Math.floor(n / 26))}${letter(n)}QZX`);
}

/** Looks for canaries in texts, in any case. Returns each place of each one; empty where there is none. */
export function findCanaries(texts: Iterable<string>, canaries: Iterable<string>): CanaryFound[] {
  const found: CanaryFound[] = [];
  const wanted = [...canaries].map((canary) => ({ canary, lower: canary.toLowerCase() }));
  let index = 0;
  for (const text of texts) {
    const lower = text.toLowerCase();
    for (const { canary, lower: word } of wanted) {
      const at = lower.indexOf(word);
      if (at >= 0) found.push({ canary, index, at });
    }
    index += 1;
  }
  return found;
}
