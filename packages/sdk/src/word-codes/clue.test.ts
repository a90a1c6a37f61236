import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clue, flip, Match, played } from '../../test/word-codes/match.js';

const refused: readonly (readonly [string, object, string, string?])[] = [
  ['an empty word', clue(1, ''), 'clue-not-one-word'],
  ['white space only', clue(1, ' \u3000\ufeff'), 'clue-not-one-word'],
  ['two words', clue(1, 'hot dog'), 'clue-not-one-word'],
  ['a digit', clue(1, 'b2b'), 'clue-not-letters'],
  ['two scripts', clue(1, 'pаy'), 'clue-not-letters'],
  ['31 letters', clue(1, 'a'.repeat(31)), 'clue-not-letters'],
  ['a joiner at the end', clue(1, 'rock-'), 'clue-not-letters'],
  ['a joiner at the start', clue(1, "'tis"), 'clue-not-letters'],
  ['two joiners', clue(1, 'rock--n'), 'clue-not-letters'],
  ['another dash', clue(1, 'rock—n'), 'clue-not-letters'],
  ['a board word', clue(1, ' river '), 'clue-matches-board', 'RIVER'],
  ['a board word with an accent and a joiner', clue(1, 'rí-ver'), 'clue-matches-board', 'RIVER'],
  ['a word that contains a board word', clue(1, 'riverside'), 'clue-contains-board-word', 'RIVER'],
  ['a word inside a board word', clue(1, 'need'), 'clue-inside-board-word', 'NEEDLE'],
  [
    'a contained word before one inside, the whole board each',
    clue(1, 'lemony'),
    'clue-contains-board-word',
    'LEMON',
  ],
  ['the first in board order', clue(1, 'on'), 'clue-inside-board-word', 'DRAGON'],
  ['a bad word before a bad number', clue(0, 'river'), 'clue-matches-board', 'RIVER'],
  ['no number', { type: 'giveClue' }, 'number-invalid'],
  ['0', clue(0), 'number-invalid'],
  ['10', clue(10), 'number-invalid'],
  ['-1', clue(-1), 'number-invalid'],
  ['1.5', clue(1.5), 'number-invalid'],
  ['a number as text', clue('3'), 'number-invalid'],
  ['null', clue(null), 'number-invalid'],
  ['∞ as a number', clue(Infinity), 'number-invalid'],
  ['NaN', clue(NaN), 'number-invalid'],
  ['∞ as a sign', clue('∞'), 'number-invalid'],
  ['a list', clue([2]), 'number-invalid'],
  ['a word that is no text', clue(1, 5), 'unknown-move'],
  ['a word that is a list', clue(1, ['river']), 'unknown-move'],
];

for (const [what, move, code, word] of refused)
  test(`WC-6 a clue is refused and costs nothing: ${what}`, () => {
    const match = new Match();
    const before = match.snapshot;
    assert.deepEqual(match.ask(move), word === undefined ? { code } : { code, word });
    assert.equal(match.snapshot, before);
  });

const legal: readonly (readonly [string, object, string | null, unknown, unknown])[] = [
  ['spoken', clue(1), null, 1, 2],
  ['without a word field', { type: 'giveClue', number: 9 }, null, 9, 10],
  ['trimmed', clue(2, '  music\n'), 'music', 2, 3],
  ['unlimited', clue('unlimited', 'music'), 'music', 'unlimited', 'unlimited'],
  ...["rock'n", 'rock’n', 'rock-n', 'rock‐n', 'rock‑n'].map(
    (word) => [`joined: ${word}`, clue(3, word), word, 3, 4] as const,
  ),
  ['a property name', clue(1, 'constructor'), 'constructor', 1, 2],
  ['30 letters', clue(1, 'z'.repeat(30)), 'z'.repeat(30), 1, 2],
  ['any script', clue(1, 'музыка'), 'музыка', 1, 2],
];

for (const [what, move, word, number, flipsLeft] of legal)
  test(`WC-6 a clue is given: ${what}`, () => {
    const { state } = played([move]);
    assert.equal(state.phase, 'guess');
    assert.deepEqual(state.clue, { word, number });
    assert.equal(state.flipsLeft, flipsLeft);
    assert.equal(state.flipsMade, 0);
  });

test('WC-6 a flipped word may be a clue, be in one, and hold one', () => {
  const match = played([clue(1), flip(17), clue(1), flip(18)]);
  assert.equal(match.ask(clue(1, 'river')), null);
  assert.equal(played([clue(1), flip(17)]).ask(clue(1, 'riverside')), null);
  assert.equal(played([clue(1), flip(17)]).ask(clue(1, 'rive')), null);
});

test('WC-6 the same clue may be given again', () => {
  played([clue(1, 'music'), flip(17), clue(1, 'music'), flip(18), clue(2, 'music')]);
});
