import { folded } from '@cluekit/sdk/words';
import { wordsOfForm } from './forms.js';
import type { Lexicon } from './lexicon.js';

/** How a word was understood. */
export interface Reading {
  /** The places of the words of the lexicon that it is taken for: one, or the parts of a compound. */
  readonly places: readonly number[];
  /** `spelling`: as a slip of the pen for another word. A page may say so. */
  readonly how: 'word' | 'form' | 'parts' | 'spelling';
}

const SHORTEST_PART = 3;
const SHORTEST_SLIP = 5;

/**
 * Understands a clue or a deck word by the lexicon: the word itself; the word it is a form of; the words it is put
 * together of; the word it is one slip away from. Null: unknown, and a bot then says that it does not know it.
 *
 * @example
 * readClue(lexicon, 'Snowstorms')?.how // 'form'
 */
export function readClue(lexicon: Lexicon, text: string): Reading | null {
  const whole = folded(text);
  const place = lexicon.places.get(whole);
  if (place !== undefined) return { places: [place], how: 'word' };
  const several = text.split(/[^\p{L}\p{M}']+/u).filter((part) => part !== '');
  if (several.length > 1) {
    const places = several.flatMap((part) => readWord(lexicon, folded(part))?.places ?? []);
    return places.length > 0 ? { places, how: 'parts' } : null;
  }
  return readWord(lexicon, folded(text.replace(/['’]s$/i, '')));
}

function readWord(lexicon: Lexicon, word: string): Reading | null {
  if (!/^[a-z]{2,40}$/.test(word)) return null;
  const place = lexicon.places.get(word);
  if (place !== undefined) return { places: [place], how: 'word' };
  for (const base of wordsOfForm(word)) {
    const found = lexicon.places.get(base);
    if (found !== undefined) return { places: [found], how: 'form' };
  }
  return readParts(lexicon, word) ?? readSlip(lexicon, word);
}

/** A compound of two words: the split whose rarer part is the commoner. */
function readParts({ places, nearness }: Lexicon, word: string): Reading | null {
  let best: readonly number[] | null = null;
  let most = -1;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const head = places.get(word.slice(0, at));
    const end = word.slice(at);
    const tail = places.get(end) ?? places.get(end.replace(/s$/, ''));
    if (head === undefined || tail === undefined) continue;
    const common = Math.min(nearness[head] as number, nearness[tail] as number);
    if (common <= most) continue;
    most = common;
    best = [head, tail];
  }
  return best && { places: best, how: 'parts' };
}

/** A word with one letter too many, too few, wrong, or two of them swapped; the first letter is right. */
function readSlip({ places, nearness }: Lexicon, word: string): Reading | null {
  if (word.length < SHORTEST_SLIP) return null;
  let best: number | null = null;
  for (const slip of slips(word)) {
    const place = places.get(slip);
    if (place === undefined || slip.length < SHORTEST_SLIP - 1) continue;
    if (best === null || (nearness[place] as number) > (nearness[best] as number)) best = place;
  }
  return best === null ? null : { places: [best], how: 'spelling' };
}

function slips(word: string): string[] {
  const found: string[] = [];
  for (let at = 1; at <= word.length; at += 1) {
    const [head, rest] = [word.slice(0, at), word.slice(at)];
    if (rest !== '') found.push(head + rest.slice(1));
    if (rest.length > 1) found.push(head + rest.charAt(1) + rest.charAt(0) + rest.slice(2));
    for (let code = 97; code < 123; code += 1) {
      const letter = String.fromCharCode(code);
      found.push(head + letter + rest);
      if (rest !== '') found.push(head + letter + rest.slice(1));
    }
  }
  return found;
}
