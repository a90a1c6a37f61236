import type { CodeDependence } from './code-dependence.js';
import type { Settings } from './settings.js';

type Fixed = Pick<
  CodeDependence,
  'players' | 'mode' | 'bots' | 'deck' | 'words' | 'rounds' | 'guessMode' | 'timers'
>;

/** What the attributes of a page without a lobby say of a match. Seats that no match has are none, which is told. */
export function fixedSettings(page: Fixed): Settings {
  const asked = page.players ?? (page.mode === 'duel' ? 2 : 4);
  const fits = page.mode === 'duel' ? asked === 2 : asked >= (page.mode === 'table' ? 3 : 2);
  const players = Number.isInteger(asked) && asked <= 7 && fits ? asked : 0;
  const persons = players - Math.min(page.bots ?? 0, players - 1);
  return {
    seats: Array.from({ length: players }, (_, seat) => ({ name: '', bot: seat >= persons })),
    deck: page.deck ?? (page.words ? 'page' : 'classic'),
    ...(page.words ? { words: page.words } : {}),
    rounds: page.rounds ?? 3,
    guessMode: page.guessMode ?? 'simultaneous',
    timers: factorOf(page.timers ?? 'off'),
  };
}

/** How many times as long as the rulebook's the clocks are, by the attribute; null: none runs (CD-2). */
export const factorOf = (timers: string): number | null => (timers === 'off' ? null : Number(timers));
