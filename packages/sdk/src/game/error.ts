import type { Code } from './codes.js';
import { sentence } from './sentences.js';

/**
 * The one error class the SDK throws: bad input at a door that has no reply to put it in. `code` is one of
 * {@link Code}; the message is a plain sentence that says what is wrong, with numbers where it has them.
 *
 * @example
 * try { parseGameCode('ABC') } catch (e) { if (isCluekitError(e)) console.log(e.code) } // bad-code
 */
export class CluekitError extends Error {
  override readonly name = 'CluekitError';
  readonly code: Code;
  constructor(code: Code, message: string = sentence(code)) {
    super(message);
    this.code = code;
  }
}

/** Whether a value is a {@link CluekitError}, of this copy of the SDK or another one on the page. */
export function isCluekitError(value: unknown): value is CluekitError {
  return (
    value instanceof Error &&
    value.name === 'CluekitError' &&
    typeof (value as { code?: unknown }).code === 'string'
  );
}
