import { type BoardWord, firstPick, type Judge, ownPlaces } from './outlook.js';

/**
 * Judges clues for words that are settled beforehand: by the chance that people name exactly these, the nearest first.
 * For a lab or an analysis, where the question is how else the same words could have been clued.
 */
export function judgeTargets(board: readonly BoardWord[]): Judge {
  const own = ownPlaces(board);
  return (nearness) => {
    const targets = [...own].sort((a, b) => (nearness[b] as number) - (nearness[a] as number) || a - b);
    const gone = board.map(() => false);
    let value = 0;
    for (const place of targets) {
      value += Math.log(firstPick(nearness, gone)[place] as number);
      gone[place] = true;
    }
    return { value, targets };
  };
}

/** The weights that go with it: the last of the words counts most. */
export const TARGET_WEIGHTS = { plain: 0.3, close: 2, floor: 0, stray: 0 };
