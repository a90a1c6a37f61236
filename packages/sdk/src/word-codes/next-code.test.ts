import assert from 'node:assert/strict';
import { test } from 'node:test';
import { madeUpList, steadyBytes } from '../../test/word-codes/lists.js';
import { isCluekitError } from '../game/error.js';
import { deal } from './deal.js';
import { nextCode } from './next-code.js';

/** As a page does: the words of the last three boards are avoided. */
function boards(
  list: readonly string[],
  count: number,
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array,
): string[][] {
  const dealt: string[][] = [];
  for (let i = 0; i < count; i++) {
    const code = nextCode(list, random, dealt.slice(-3).flat());
    dealt.push([...deal({ code, words: list }).board.words]);
  }
  return dealt;
}

test('WC-4 a new deal avoids the words of the last three boards', () => {
  const dealt = boards(madeUpList(800), 12, steadyBytes(4));
  for (const [i, words] of dealt.entries()) {
    const last = new Set(dealt.slice(Math.max(0, i - 3), i).flat());
    assert.deepEqual(
      words.filter((word) => last.has(word)),
      [],
    );
  }
});

test('WC-4 what is avoided is compared folded', () => {
  const list = madeUpList(50);
  const avoid = list.slice(0, 25).map((word) => ` ${word.toUpperCase()}!`);
  const words = deal({ code: nextCode(list, steadyBytes(5), avoid), words: list }).board.words;
  const met = words.filter((word) => list.indexOf(word) < 25).length;
  const plain = deal({ code: nextCode(list, steadyBytes(5)), words: list }).board.words;
  assert.ok(met < plain.filter((word) => list.indexOf(word) < 25).length);
});

test('WC-4 where the list is too small: the least overlap of 500 codes, counted', () => {
  let drawn = 0;
  const counted = steadyBytes(6);
  const random = (bytes: Uint8Array<ArrayBuffer>): Uint8Array => {
    drawn++;
    return counted(bytes);
  };
  const list = madeUpList(120);
  const avoid = list.slice(0, 75);
  const met = (code: string): number =>
    deal({ code, words: list }).board.words.filter((word) => avoid.includes(word)).length;
  const code = nextCode(list, random, avoid);
  assert.ok(drawn >= 500 * 7, `${drawn} signs drawn`);
  // The same bytes again, one code after the other: none of the 500 meets fewer.
  const again = steadyBytes(6);
  const overlaps = Array.from({ length: 500 }, () => met(nextCode(list, again)));
  assert.equal(met(code), Math.min(...overlaps));
  assert.ok(Math.min(...overlaps) > 0);
});

test('WC-4 no code is drawn again where none could do better', () => {
  let drawn = 0;
  const bytes = steadyBytes(7);
  const list = madeUpList(25);
  nextCode(list, (array) => (drawn++, bytes(array)), list);
  assert.ok(drawn < 20);
});

test('WC-3 WC-4 a list that makes no board is refused with both numbers', () =>
  assert.throws(
    () => nextCode(madeUpList(24), steadyBytes(8)),
    (error) => isCluekitError(error) && error.code === 'deck-too-small' && /25.*24/.test(error.message),
  ));
