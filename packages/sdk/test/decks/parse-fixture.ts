import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDeck } from '../../src/decks/parse-deck.js';
import type { ParseDeckOptions } from '../../src/decks/parse-options.js';

/** A pasted text, and what is read from it. */
export interface Fixture {
  readonly name: string;
  readonly text: string;
  readonly options?: ParseDeckOptions;
  /** `line word` or `line word = definition`. */
  readonly words: readonly string[];
  /** `line code word` or `line code word / with`. */
  readonly problems?: readonly string[];
}

/** A test for each fixture. */
export function testFixtures(fixtures: readonly Fixture[]): void {
  for (const { name, text, options, words, problems = [] } of fixtures)
    test(`parseDeck: ${name}`, () => {
      const deck = parseDeck(text, options);
      assert.deepEqual(
        deck.words.map((e) => `${e.line} ${e.word}${e.definition === undefined ? '' : ` = ${e.definition}`}`),
        words,
      );
      assert.deepEqual(
        deck.problems.map(
          (p) => `${p.line} ${p.code} ${p.word}${p.with === undefined ? '' : ` / ${p.with}`}`,
        ),
        problems,
      );
    });
}
