import { checkFrame, type ClientFrame } from './client-frames.js';

/** The longest frame a host reads, in UTF-16 units. A server's socket sets the same number in bytes. */
export const MAX_FRAME = 16_384;

/** No frame of ours nests deeper; a stranger's pile of brackets ends here and not in the stack. */
const MAX_DEPTH = 16;

/**
 * Reads a client's frame, or null (`bad-frame`): no string, too long, no JSON, a kind that does not exist, a
 * field of the wrong kind, a `__proto__` key anywhere, nested too deep. Unknown fields are left out. Never throws.
 *
 * @example
 * readFrame('{"t":"ping"}') // { t: 'ping' }
 * readFrame('{"t":"cmd"}')  // null
 */
export function readFrame(text: unknown, limit: number = MAX_FRAME): ClientFrame | null {
  if (typeof text !== 'string' || text.length > limit) return null;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof data !== 'object' || data === null || !isHarmless(data)) return null;
  return checkFrame(data);
}

/**
 * Whether a parsed frame has no `__proto__` and nests no deeper than ours do. A `__proto__` is an own key there, that
 * turns into a prototype at the next careless copy.
 */
export function isHarmless(value: object, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  for (const key of Object.keys(value)) {
    if (key === '__proto__') return false;
    const child = (value as Record<string, unknown>)[key];
    if (typeof child === 'object' && child !== null && !isHarmless(child, depth + 1)) return false;
  }
  return true;
}
