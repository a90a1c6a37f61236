import type { LogEntry } from '@cluekit/sdk/code-dependence';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';

/** What a seat did on a clue, or the bonus it brought, as a line: "Seat 2: SHIP, a hit on slot 4, +2". Else null. */
export function lineOf(entry: LogEntry, name: (seat: number) => string): string | null {
  const { acts, bonuses } = codeDependenceMessages();
  if (entry.type === 'bonus') return bonuses[entry.why](name(entry.seat), entry.points);
  if (entry.type !== 'act') return null;
  const { act, outcome, slot, points } = entry;
  const who = name(entry.seat);
  const word = entry.word ?? '';
  if (act === 'pass' || act === 'timeout') return acts[act](who, points);
  if (act === 'callIt') return acts[outcome === 'coded' ? 'right' : 'wrong'](who, word, points);
  if (outcome === 'hit') return acts.hit(who, word, slot ?? 0, points);
  return acts[outcome ?? 'miss'](who, word, points);
}
