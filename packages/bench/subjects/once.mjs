/**
 * A function that is asked once for each object: what the bench itself needs is made once, and weighs on no game.
 *
 * @template {object} K
 * @template V
 * @param {(key: K) => V} make
 */
export function once(make) {
  const made = new Map();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return /** @type {V} */ (made.get(key));
  };
}
