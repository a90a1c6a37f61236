import { has } from '../game/has.js';
import { seatOf, type CodeDependenceAudience } from './audience.js';
import { MOST_TAGS, type CodeDependenceCommand } from './commands.js';
import { MOST_SEATS } from './table.js';
import { isWhole } from './whole.js';

/** The seat of a command from somebody who has none. */
const NO_SEAT = -1;

/**
 * A stranger's data as a fresh command with only its own fields; null for what this game has not. In a match
 * the seat is the audience's, whatever the data says (T9); in a record, which has none, it must be there. Only a
 * `timeout` names another's seat, in a match: of a record's it is no field.
 */
export function parseCommand(
  input: unknown,
  audience?: CodeDependenceAudience,
): CodeDependenceCommand | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
  const { type, word, tags, seat: named } = input as Record<string, unknown>;
  if (type === 'nextRound' || type === 'undo') return { type };
  if (type === 'timeout') {
    if (audience === undefined || !has(input, 'seat') || named === undefined) return { type };
    const late = seatNumber(named);
    return late === null ? null : { type, seat: late };
  }
  const seat = audience === undefined ? seatNumber(named) : (seatOf(audience) ?? NO_SEAT);
  if (seat === null) return null;
  if (type === 'pass') return { type, seat };
  if (typeof word !== 'string') return null;
  if (type === 'giveClue') return Array.isArray(tags) ? { type, seat, word, tags: slotList(tags) } : null;
  return type === 'chooseCoded' || type === 'guess' || type === 'callIt' ? { type, seat, word } : null;
}

function seatNumber(value: unknown): number | null {
  return isWhole(value, 0, MOST_SEATS - 1) ? value + 0 : null; // JSON knows -0
}

/** Tags as they came, so far as they can be slots: nothing else of a stranger's is kept. One too many is enough. */
function slotList(tags: readonly unknown[]): readonly unknown[] {
  return Array.from(tags.slice(0, MOST_TAGS + 1), (tag) => (isWhole(tag, 1, MOST_TAGS) ? tag : null));
}
