import { type BoardWord, firstPick, ownPlaces, type Judge, type Outlook, reachable } from './outlook.js';

const TRAP = 6;
const MOST = 4;

/**
 * Judges clues for Word Codes: so many flips, one after the other, until one goes wrong (WC-6 to WC-8). A word of
 * one's own counts 1, the other team's -1, the trap -6, a bystander what the profile says.
 */
export function judgeFlips(board: readonly BoardWord[], stray: number): Judge {
  const costs = { own: -1, rival: 1, avoid: TRAP, other: stray };
  const own = ownPlaces(board);
  const cost = board.map(({ role }) => costs[role]);
  return (nearness, floor) => {
    const order = reachable(own, nearness, floor).slice(0, MOST);
    const gone = board.map(() => false);
    let best: Outlook = { value: -Infinity, targets: [] };
    let [value, reached] = [0, 1];
    for (const [i, place] of order.entries()) {
      const chances = firstPick(nearness, gone);
      for (let j = 0; j < board.length; j += 1)
        value -= reached * (chances[j] as number) * (cost[j] as number);
      reached *= own.reduce((sum, j) => sum + (chances[j] as number), 0);
      if (value > best.value) best = { value, targets: order.slice(0, i + 1) };
      gone[place] = true;
    }
    return best;
  };
}
