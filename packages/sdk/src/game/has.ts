/**
 * Whether an object itself has a property, so that a union can be told apart by it. `'name' in value` would also say
 * yes to what a page has put on the prototype of all objects.
 *
 * @example has({ code: 'wrong-phase' }, 'code') // true
 */
export const has = <T extends object, K extends PropertyKey>(
  value: T,
  name: K,
): value is Extract<T, Readonly<Record<K, unknown>>> => Object.hasOwn(value, name);
