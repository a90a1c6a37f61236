import { codeDependenceMessages } from './code-dependence-messages.js';
import { sentenceOf } from './sentence.js';

/**
 * A refusal of Code Dependence in plain words; of a clue with the words named: "SPRING overlaps the bank word RING."
 * Codes that the catalogue does not have are said as the SDK says them.
 */
export function codeDependenceRefusal(
  clue: string,
  reply: { code: string; word?: string; message?: string },
): string {
  const table: Record<string, string | ((clue: string, word: string) => string)> =
    codeDependenceMessages().refused;
  const text = Object.hasOwn(table, reply.code) ? table[reply.code] : undefined;
  if (typeof text === 'function') return text(clue, reply.word ?? '');
  return text ?? sentenceOf(reply);
}
