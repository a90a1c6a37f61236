/** The words of one part of the interface, for this copy of the library, and the way to set them. */
export interface Catalogue<Words extends object> {
  get(): Words;
  /** Takes a whole catalogue, or parts of one; what is missing stays English. */
  set(words: Partial<Words>): void;
}

/** A catalogue that begins with these, in English. */
export function catalogue<Words extends object>(english: Words): Catalogue<Words> {
  let current = english;
  return {
    get: () => current,
    set: (words) => void (current = { ...english, ...words }),
  };
}
