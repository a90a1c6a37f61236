import type { CodeDependence } from './code-dependence.js';
import { factorOf } from './fixed-settings.js';
import type { Settings } from './settings.js';

type Fixed = Pick<CodeDependence, 'players' | 'mode' | 'deck' | 'rounds' | 'guessMode' | 'timers'>;

/**
 * Whether a kept match is one of those that the page's attributes allow: a page that has since been changed to five
 * seats begins a match of five. What cannot be read as settings is for the one who reads it whole to tell.
 */
export function agrees(kept: Settings | undefined, fixed: Fixed): boolean {
  if (!kept) return true;
  const { length } = kept.seats;
  return (
    (fixed.players === undefined || fixed.players === length) &&
    (fixed.mode === undefined || (fixed.mode === 'duel') === (length === 2)) &&
    (fixed.deck === undefined || fixed.deck === kept.deck) &&
    (fixed.rounds === undefined || fixed.rounds === kept.rounds) &&
    (fixed.guessMode === undefined || fixed.guessMode === kept.guessMode) &&
    (fixed.timers === undefined || factorOf(fixed.timers) === kept.timers)
  );
}
