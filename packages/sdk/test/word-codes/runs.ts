import { readFileSync } from 'node:fs';
import fc from 'fast-check';

const failed = JSON.parse(readFileSync(new URL('../failed-seeds.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly number[]>
>;

/** Whether the long form was asked for: `npm run torture`. */
export const torture: boolean = process.env['TORTURE'] === '1';

/** The seed of this run: another one each time, printed, and given again as `SEED=…` to see a failure twice. */
export const seed: number = process.env['SEED']
  ? Number(process.env['SEED'])
  : (Math.random() * 0x7fffffff) | 0;

/**
 * Holds a property over random cases: `short` of them in CI, `long` under torture, and after that for every
 * seed that ever failed it, which `test/failed-seeds.json` keeps by the property's name.
 */
export async function holdsLater<T>(
  name: string,
  property: fc.IAsyncProperty<T>,
  short: number,
  long = short * 50,
): Promise<void> {
  for (const old of failed[name] ?? []) await fc.assert(property, { seed: old, numRuns: short });
  console.log(`${name}: seed ${seed}, ${torture ? long : short} runs`);
  await fc.assert(property, { seed, numRuns: torture ? long : short });
}

/** `holdsLater` for what is done at once. */
export function holds<T>(name: string, property: fc.IProperty<T>, short: number, long = short * 50): void {
  const numRuns = torture ? long : short;
  for (const old of failed[name] ?? []) fc.assert(property, { seed: old, numRuns: short });
  console.log(`${name}: seed ${seed}, ${numRuns} runs`);
  fc.assert(property, { seed, numRuns });
}
