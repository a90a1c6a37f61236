import { getComputedAccessibleNames } from './names.js';
import { all, serialise } from '../../support/deep.js';
import { quiet, region } from '../../support/region.js';
import { ensureAnnouncer } from '../../../src/store/announcer.js';
import { sharedOf } from './preset.js';
import { wordsIn } from './words.js';

/** All that a page holds for whoever looks at it: trees, attributes, fields, what is said, selected, and its address. */
export function page(): string {
  const chosen = [document.getSelection()?.toString() ?? ''];
  for (const field of all<HTMLInputElement>(document, 'input, textarea'))
    if (field.selectionStart !== null && field.type !== 'radio') chosen.push(field.value);
  return [
    serialise(document.documentElement),
    ...getComputedAccessibleNames(),
    ...chosen,
    region().textContent ?? '',
    document.title,
    location.href,
  ].join('\n');
}

/** The words that everybody knows: what was clued, guessed, called, shed, exposed; at the end of a round all. */
export function known(game: Element): string[] {
  const { log, bank, hands, sheet } = sharedOf(game);
  const open = bank.filter(({ state }) => state !== 'hidden').map(({ word }) => word);
  return wordsIn(JSON.stringify([log, open, hands, sheet]));
}

/** Words of the bank that stand somewhere on the page though nobody has said them. */
export const leaks = (game: Element): string[] => {
  const public_ = known(game);
  return wordsIn(page()).filter((word) => !public_.includes(word));
};

/** What an earlier game has said stays in the region until something else is said. */
export async function silence(): Promise<void> {
  ensureAnnouncer();
  await quiet();
  region().textContent = '';
}
