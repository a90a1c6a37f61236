import { CluekitError } from '../game/error.js';

/** Lets a list of texts pass. Throws `bad-options` for anything else: whoever asks has lost what was typed. */
export function checkTexts(words: unknown): asserts words is readonly string[] {
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
    throw new CluekitError('bad-options', 'A clue is a text, and words are a list of texts.');
}
