import type { LogEntry } from '@cluekit/sdk/code-dependence';
import { html, nothing } from 'lit';
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
  const word = entry.type === 'act' ? entry.word : null;
  // Behind the name, which may hold the word too.
  const at = entry.type === 'act' && word ? line.indexOf(word, name(entry.seat).length) : -1;
  if (at < 0 || word === null) return html`<li>${line}</li>`;
  return html`<li>
    ${line.slice(0, at)}<bdi lang=${language ?? nothing}>${word}</bdi>${line.slice(at + word.length)}
  </li>`;
}
