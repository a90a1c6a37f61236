import type { LogEntry } from '@cluekit/sdk/code-dependence';
import { html, nothing } from 'lit';
import { inSentence } from '../locales/in-sentence.js';
import { lineOf } from './line-of.js';
import type { GiverEntry } from './with-giver.js';

/** The line of an entry as an item of a list, the bank word in it marked as being in its language (A40). */
export function renderLine(
  entry: LogEntry | GiverEntry,
  name: (seat: number) => string,
  language: string | undefined,
): unknown {
  const line = lineOf(entry, name);
  if (line === null) return nothing;
  if (entry.type !== 'act' || !entry.word) return html`<li>${line}</li>`;
  return html`<li>${inSentence(line, entry.word, language, name(entry.seat).length)}</li>`;
}
