import type { LogEntry, WordCodesShared } from '@cluekit/sdk/word-codes';
import { messages } from '../locales/messages.js';
import type { GameFace } from './game-face.js';

/**
 * What happened between two views, as sentences to be said, in order (A27, A28, A30). Only public facts: what is
 * said is in the log.
 */
function narrate(before: WordCodesShared | null, now: WordCodesShared): string[] {
  const m = messages();
  if (!before) return [];
  if (now.log.length < before.log.length || now.cards.length !== before.cards.length)
    return [`${m.takenBack} ${turn(now)}`];
  const news = now.log.slice(before.log.length);
  const said = news.flatMap((entry) => sentence(entry, now));
  const ended = news.some((entry) => entry.type === 'turn-end');
  if (said.length === 0 && !ended) return [];
  const last = news.at(-1);
  if (now.winner) said.push(...(now.reason === 'trap' ? [] : [m.wins(now.winner)]));
  else if (ended) said.push(`${m.turnOver} ${m.toPlay(now.turn)}`);
  else if (last?.type === 'flip' && now.flipsLeft !== null)
    said.push(`${m.correct} ${m.leftAndFlips(now.remaining[last.team], last.team, now.flipsLeft)}`);
  return [said.join(' ')];
}

/** Whose turn it is, for a game that has gone back. */
function turn(now: WordCodesShared): string {
  const m = messages();
  return now.phase === 'guess' ? m.toGuess(now.turn) : m.toPlay(now.turn);
}

function sentence(entry: LogEntry, now: WordCodesShared): string[] {
  const m = messages();
  const { card = -1 } = entry as { readonly card?: number }; // asked for only where there is one
  const word = now.cards[card]?.word ?? '';
  switch (entry.type) {
    case 'clue':
      return [m.clueGiven(entry.word, entry.number), m.toGuess(entry.team)];
    case 'flip':
      return entry.owner === 'trap'
        ? [m.isOwner(word, entry.owner), m.loses(entry.team)]
        : [m.isOwner(word, entry.owner)];
    case 'reveal':
      return entry.owner === 'amber' || entry.owner === 'teal'
        ? [entry.why === 'rival' ? m.rivalFlips(word) : m.foulReveals(word, entry.owner)]
        : [];
    default:
      return [];
  }
}

/** The turns of Word Codes, and what is said of them. */
export const wordCodesGame: GameFace<WordCodesShared> = {
  turn: ({ phase, turnNumber }) => `${phase}/${turnNumber}`,
  narrate,
};
