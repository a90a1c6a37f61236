import { html, nothing } from 'lit';

/**
 * A sentence with a word of the deck in it, that word marked as being in its language (A40): a voice then says it as
 * it is said there.
 *
 * @param from where in the sentence to look for it: behind a name that may hold it too
 */
export function inSentence(sentence: string, word: string, language: string | undefined, from = 0): unknown {
  const at = word === '' ? -1 : sentence.indexOf(word, from);
  if (at < 0) return sentence;
  return html`${sentence.slice(0, at)}<bdi lang=${language ?? nothing}>${word}</bdi
    >${sentence.slice(at + word.length)}`;
}
