import type { Code } from '../game/codes.js';
import type { Deadline, Refusal } from '../game/game.js';
import { isPromise, type MaybePromise } from './maybe-promise.js';

/** A clock that the rules will not let run out would be due for ever; after so many at once a match is left alone. */
const MOST_AT_ONCE = 1_000;

/** Applies deadlines as data: what is due, in order, each at its own time (T33). */
export interface DeadlineKeeper {
  /** When the running clock ends, or null where none runs or it cannot be applied. */
  readonly wakeAt: number | null;
  /** Applies all that is due at `now`. False where a save failed and the match must be dropped. */
  settle(now: number): MaybePromise<boolean>;
}

/**
 * @param read the running clock of the state now
 * @param apply applies the timeout of a clock, stamped with its own time
 */
export function createDeadlineKeeper(
  read: () => Deadline | null,
  apply: (deadline: Deadline) => MaybePromise<Refusal<Code> | null>,
): DeadlineKeeper {
  /** The clock whose timeout was refused: not tried again, or a page would wake for it without end. */
  let refused: string | null = null;

  const label = (deadline: Deadline) => `${deadline.key}@${deadline.at}`;
  function running(): Deadline | null {
    const deadline = read();
    return deadline === null || label(deadline) === refused ? null : deadline;
  }

  function settle(now: number, left: number): MaybePromise<boolean> {
    for (; left > 0; left -= 1) {
      const due = running();
      if (due === null || due.at > now) return true;
      const after = (refusal: Refusal<Code> | null): boolean => {
        const next = read();
        if (refusal !== null || (next !== null && label(next) === label(due))) refused = label(due);
        return refusal?.code !== 'unavailable';
      };
      const result = apply(due);
      if (isPromise(result)) return result.then((r) => (after(r) ? settle(now, left - 1) : false));
      if (!after(result)) return false;
    }
    return true;
  }

  return {
    get wakeAt() {
      return running()?.at ?? null;
    },
    settle: (now) => settle(now, MOST_AT_ONCE),
  };
}
