/**
 * The new value with every part that equals the old one's replaced by the old one's, frozen to its depth. A
 * subscriber that compares by identity so sees only what really changed. Both values are plain JSON; the new one
 * may be written into.
 *
 * @example
 * reconcile({ a: [1], b: [2] }, { a: [1], b: [3] }) // its `a` is the old `a`
 */
export function reconcile<T>(previous: unknown, next: T): T {
  if (previous === next || typeof next !== 'object' || next === null) return next;
  const before =
    typeof previous === 'object' && previous !== null ? (previous as Record<string, unknown>) : null;
  const after = next as Record<string, unknown>;
  const keys = Object.keys(after);
  let same =
    before !== null &&
    Array.isArray(before) === Array.isArray(after) &&
    Object.keys(before).length === keys.length;
  for (const key of keys) {
    const old = before !== null && Object.hasOwn(before, key) ? before[key] : undefined;
    after[key] = reconcile(old, after[key]);
    if (after[key] !== old) same = false;
  }
  return same ? (previous as T) : Object.freeze(next);
}
