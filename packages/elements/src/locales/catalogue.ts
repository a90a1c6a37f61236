/** The words of one part of the interface, for this copy of the library, and the way to set them. */
export interface Catalogue<Words extends object> {
  get(): Words;
  /**
   * Takes a whole catalogue, or parts of one; what is missing stays English. `language`, a BCP 47 tag, is the one they
   * are in: voices go by it on a page in another language.
   */
  set(words: Partial<Words> & { readonly language?: string }): void;
}

/** The language that the interface of this copy speaks: it has one, whatever catalogue said it last (A40). */
export let language = 'en';

/** A catalogue that begins with these, in English. */
export function catalogue<Words extends object>(english: Words): Catalogue<Words> {
  let current = english;
  return {
    get: () => current,
    set(words) {
      current = { ...english, ...words };
      language = words.language ?? language;
    },
  };
}
