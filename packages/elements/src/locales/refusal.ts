import { messages } from './messages.js';
import { sentenceOf } from './sentence.js';

/** A refused clue in plain words: "Spring contains the board word Ring." Other refusals are said as the SDK says them. */
export function refusalText(clue: string, reply: { code: string; word?: string; message?: string }): string {
  const table: Record<string, string | ((clue: string, word: string) => string)> = messages().refused;
  const text = Object.hasOwn(table, reply.code) ? table[reply.code] : undefined;
  if (typeof text === 'function') return text(clue, reply.word ?? '');
  return text ?? sentenceOf(reply);
}
