import type { Code } from '../game/codes.js';
import type { Refusal } from '../game/game.js';
import { sentence } from '../game/sentences.js';

/**
 * The answer to a command. A refusal is an answer, not an exception: `code` says which, `message` is its plain
 * English sentence, `word` the public word a clue conflicts with.
 */
export type Reply =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: Code; readonly message: string; readonly word?: string };

/** The one reply of an accepted command. */
export const ACCEPTED: Reply = Object.freeze({ ok: true });

/** The frame that refuses what has no id to answer to. */
export const refusedFrame = (code: Code): string =>
  JSON.stringify({ t: 'refused', code, message: sentence(code) });

/** Makes the reply of a refusal. */
export function refused(refusal: Refusal<Code>): Reply {
  const { code, word } = refusal;
  return { ok: false, code, message: sentence(code), ...(word === undefined ? {} : { word }) };
}
