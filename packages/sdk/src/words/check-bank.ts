import { has } from '../game/has.js';
import { checkTexts } from './check-texts.js';
import { folded } from './folded.js';
import { isNear } from './near.js';
import { isEnglish, stems } from './stem.js';
import type { Stems } from './stem.js';
import { isLetter, kindOf } from './unicode.js';
import { wellFormed } from './well-formed.js';

/** Why a clue is refused in Code Dependence. */
export type BankClueCode =
  'clue-not-one-word' | 'clue-not-letters' | 'clue-matches-bank' | 'clue-shares-stem' | 'clue-overlaps-bank';

/**
 * The answer to a Code Dependence clue. `near` names the bank words that a legal clue comes near to, in bank
 * order. `partial` says that the language has no data here: equality and containment only were checked.
 */
export type BankVerdict =
  | { readonly verdict: 'legal'; readonly partial?: true }
  | { readonly verdict: 'near'; readonly near: readonly string[] }
  | {
      readonly verdict: 'illegal';
      readonly code: BankClueCode;
      readonly word?: string;
      readonly partial?: true;
    };

/** Bank words of fewer letters are exempt from the overlap check (CD-7). */
const OVERLAP_FLOOR = 4;

const NO_STEMS: Stems = { same: [], near: [], wide: [] };

interface Entry {
  readonly word: string;
  readonly folded: string;
  /** The whole entry, and each of its words where it has several. */
  readonly parts: readonly { readonly folded: string; readonly stems: Stems }[];
}

const LIMIT = 1024;
const known = new Map<string, Stems>();

/** `stems`, remembered: a bank's words are stemmed once. The memory is bounded, and changes no answer. */
function stemsOf(word: string): Stems {
  if (!isEnglish(word)) return NO_STEMS;
  let answer = known.get(word);
  if (!answer) {
    answer = stems(word);
    if (known.size >= LIMIT) known.clear();
    known.set(word, answer);
  }
  return answer;
}

const LONGEST_ENTRY = 200;

/** Splits an entry of several words, ICE CREAM or MERRY-GO-ROUND, into them. */
function partsOf(word: string, whole: string): readonly string[] {
  if (word.length > LONGEST_ENTRY) return [whole];
  const several = word
    .split(/[\s\u0085\u2010\u2011-]+/)
    .map(folded)
    .filter((part) => part !== '');
  return several.length > 1 ? [whole, ...several] : [whole];
}

function read(word: string, hasData: boolean): Entry {
  const whole = folded(word);
  const parts = hasData ? partsOf(word, whole) : [];
  return { word, folded: whole, parts: parts.map((part) => ({ folded: part, stems: stemsOf(part) })) };
}

const sharesAny = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/** Whether a folded word has four letters or more; digits and marks are none. */
function isLong(word: string): boolean {
  let letters = 0;
  for (const sign of word)
    if (isLetter(kindOf(sign.codePointAt(0) as number)) && ++letters === OVERLAP_FLOOR) return true;
  return false;
}

/**
 * Checks a Code Dependence clue against the whole bank (CD-7): one word of letters, not equal to a bank word,
 * of no stem with one, and neither containing nor inside one of four letters or more. Each check goes over the
 * whole bank, in its order, before the next begins, and the first word met is named as `words` spells it.
 * A legal clue that comes near to bank words names them all.
 *
 * Stems and nearness are English; for any other language (`locale` is a BCP 47 tag) only equality and
 * containment are checked, and the verdict says `partial: true`.
 *
 * @throws {CluekitError} `bad-options` for a clue or a locale that is no text, or words that are no list of texts
 * @example
 * checkBankClue('mice', ['CHEESE', 'MOUSE']); // { verdict: 'illegal', code: 'clue-shares-stem', word: 'MOUSE' }
 * checkBankClue('death', ['DEAD']); // { verdict: 'near', near: ['DEAD'] }
 */
export function checkBankClue(clue: string, words: readonly string[], locale = 'en'): BankVerdict {
  checkTexts(words);
  checkTexts([locale]);
  const form = wellFormed(clue);
  if (has(form, 'code')) return { verdict: 'illegal', code: form.code };
  const ours = folded(form.clue);
  if (ours === '') return { verdict: 'illegal', code: 'clue-not-letters' };
  const hasData = /^en(?:-|$)/i.test(locale);
  const partial = hasData ? {} : { partial: true as const };
  const bank = words.map((word) => read(word, hasData)).filter((entry) => entry.folded !== '');
  const ourStems = hasData ? stemsOf(ours) : NO_STEMS;

  const checks: readonly (readonly [BankClueCode, (entry: Entry) => boolean])[] = [
    ['clue-matches-bank', (entry) => entry.folded === ours],
    ['clue-shares-stem', ({ parts }) => parts.some((part) => sharesAny(part.stems.same, ourStems.same))],
    [
      'clue-overlaps-bank',
      (entry) => (entry.folded.includes(ours) || ours.includes(entry.folded)) && isLong(entry.folded),
    ],
  ];
  for (const [code, meets] of checks) {
    const entry = bank.find(meets);
    if (entry) return { verdict: 'illegal', code, word: entry.word, ...partial };
  }
  const near = bank.filter(({ parts }) =>
    parts.some((part) => isNear(ours, ourStems, part.folded, part.stems)),
  );
  if (near.length > 0) return { verdict: 'near', near: near.map((entry) => entry.word) };
  return { verdict: 'legal', ...partial };
}
