import type { PlayedCodeDependence } from './write-code-dependence.js';

type Move = PlayedCodeDependence['moves'][number];

/** A guess window as far as it is filled: how many seats have acted, and for how many of them time was up. */
interface Window {
  readonly acted: number;
  readonly late: number;
}

/**
 * The moves of a match as a record spells them. Its `timeout` is that of a whole window and names no seat. Where one
 * seat's time was up in a simultaneous window, nothing is judged before the last seat is through, so one `timeout` at
 * the end of the window, behind what the others did, comes to the same (CD-12).
 */
export function recordedMoves({
  moves,
  options: { players, guessMode },
}: Pick<PlayedCodeDependence, 'moves' | 'options'>): Move[] {
  const recorded: Move[] = [];
  /** For each move that stands, the window before it, and how many moves of the record it became. */
  const past: { readonly before: Window; readonly written: number }[] = [];
  let window: Window = { acted: 0, late: 0 };
  for (const move of moves) {
    const { at } = move;
    if (move.type === 'undo') {
      const last = past.pop();
      window = last?.before ?? window;
      recorded.push(...Array.from({ length: last?.written ?? 1 }, (): Move => ({ type: 'undo', at })));
      continue;
    }
    const before = window;
    const isLate = move.type === 'timeout' && move.seat !== undefined;
    const isAct = isLate || move.type === 'guess' || move.type === 'callIt' || move.type === 'pass';
    if (move.type === 'giveClue') window = { acted: 0, late: 0 };
    if (isAct) window = { acted: before.acted + 1, late: before.late + (isLate ? 1 : 0) };
    const written: Move[] = isLate ? [] : [move];
    const isOver = guessMode === 'sequential' || window.acted === players - 1;
    if (isAct && isOver && (guessMode === 'sequential' ? isLate : window.late > 0))
      written.push({ type: 'timeout', at });
    past.push({ before, written: written.length });
    recorded.push(...written);
  }
  return recorded;
}
