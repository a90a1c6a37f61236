import { CluekitError } from '../game/error.js';

/** How to read a pasted list. */
export interface ParseDeckOptions {
  /**
   * `words` (the default): every cell is a word, however many a row has. `word-definition`: the first cell of
   * a row is the word, the rest of the row its definition.
   */
  readonly columns?: 'words' | 'word-definition';
  /** Whether the first row is a heading and no words. Default false. */
  readonly header?: boolean;
}

/**
 * Options with their defaults. Fields that there are not are ignored.
 *
 * @throws {CluekitError} `bad-options`, naming the field, for a value that there is not
 */
export function checkParseOptions(input: unknown): Required<ParseDeckOptions> {
  if (input !== undefined && (typeof input !== 'object' || Array.isArray(input)))
    throw new CluekitError('bad-options');
  const { columns = 'words', header = false } = (input ?? {}) as Record<string, unknown>;
  if (columns !== 'words' && columns !== 'word-definition')
    throw new CluekitError('bad-options', 'columns is one of: words, word-definition.');
  if (typeof header !== 'boolean') throw new CluekitError('bad-options', 'header is true or false.');
  return { columns, header };
}
