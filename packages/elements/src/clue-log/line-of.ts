import type { LogEntry } from '@cluekit/sdk/code-dependence';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import type { GiverEntry } from './with-giver.js';

/** What a seat did on a clue, what its giver got for it, or a bonus: "Seat 2: SHIP, a hit on slot 4, +2". Else null. */
export function lineOf(entry: LogEntry | GiverEntry, name: (seat: number) => string): string | null {
  const { acts, bonuses, giverGot } = codeDependenceMessages();
  if (entry.type === 'bonus') return bonuses[entry.why](name(entry.seat), entry.points);
  if (entry.type === 'giver') {
    const { hits, coded, noClue } = entry;
    const parts = [
      ...(noClue === 0 ? [] : [giverGot.noClue(noClue)]),
      ...(hits === 0 ? [] : [giverGot.hits(hits)]),
      ...(coded === 0 ? [] : [giverGot.coded(coded)]),
    ];
    return giverGot.line(name(entry.seat), parts);
  }
  if (entry.type !== 'act') return null;
  const { act, outcome, slot, points } = entry;
  const who = name(entry.seat);
  const word = entry.word ?? '';
  if (act === 'pass' || act === 'timeout') return acts[act](who, points);
  if (act === 'callIt') return acts[outcome === 'coded' ? 'right' : 'wrong'](who, word, points);
  if (outcome === 'hit') return acts.hit(who, word, slot ?? 0, points);
  return acts[outcome ?? 'miss'](who, word, points);
}
