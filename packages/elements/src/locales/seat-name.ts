import { codeDependenceMessages } from './code-dependence-messages.js';

/** What a seat is called: its name where the page has given it one, else "Seat 3". */
export function seatName(seat: number, names?: readonly string[]): string {
  return names?.[seat] || codeDependenceMessages().seat(seat);
}
