import porter2 from 'wink-porter2-stemmer';
import type { Group, Parted } from './stem-of.js';

/** Lines that one step reads. */
const LINES_A_STEP = 16;

/**
 * The compact groups of wide Porter2 stems, a stem a line: what its words begin with, and each of them with a sign
 * before its end: a space for one of the same group as before (of the first, to begin with), / for the first of
 * another group, ~ for that of another one of the first's family. `cart/e es` is carte and cartes, no carts.
 */
export function* readParted(text: string): Generator<undefined, Parted, undefined> {
  const parted = new Map<string, ReadonlyMap<string, Group>>();
  for (const [at, line] of text.split('|').entries()) {
    if (at % LINES_A_STEP === 0) yield;
    const groups = new Map<string, Group>();
    const [beginning = ''] = line.split(/[ /~]/, 1);
    let group: Group = { index: 0, near: true };
    for (const [, sign, end = ''] of line.matchAll(/([ /~])([a-z]*)/g)) {
      if (sign !== ' ') group = { index: group.index + 1, near: sign === '~' };
      groups.set(beginning + end, group);
      parted.set(porter2(beginning + end), groups);
    }
  }
  return parted;
}
