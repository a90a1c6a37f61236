import { codeDependenceMessages } from './code-dependence-messages.js';
import { seatName } from './seat-name.js';

/** Who plays at a seat: its name, and that a bot plays it where that is known. */
export function playerName(
  seat: number,
  {
    names,
    bots,
  }: { readonly names?: readonly string[] | undefined; readonly bots?: readonly boolean[] | undefined },
): string {
  const name = seatName(seat, names);
  return bots?.[seat] ? codeDependenceMessages().botName(name) : name;
}
