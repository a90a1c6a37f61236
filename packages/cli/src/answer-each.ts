import type { Output } from './output.js';

/**
 * Prints one line of JSON for each file, in order, and resolves to the exit status: 1 where an answer has an `error`.
 * Stops where nobody reads on; the status is then that of what was answered.
 *
 * @param answer makes the answer of a file; what it rejects with becomes an answer with an `error`
 */
export async function answerEach(
  files: readonly string[],
  output: Output,
  answer: (file: string) => Promise<object>,
): Promise<number> {
  let status = 0;
  for (const file of files) {
    if (output.closed) break;
    const found = await answer(file).catch(told);
    if (Object.hasOwn(found, 'error')) status = 1;
    output.line(JSON.stringify(found));
  }
  return status;
}

/** An error as an answer. */
export function told(error: unknown): { readonly error: string } {
  return { error: error instanceof Error ? error.message : String(error) };
}
