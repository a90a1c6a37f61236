import type { CodeDependenceShared, LogEntry } from '@cluekit/sdk/code-dependence';
import { lineOf } from '../clue-log/line-of.js';
import { withGiver, type GiverEntry } from '../clue-log/with-giver.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { seatName } from '../locales/seat-name.js';
import type { GameFace } from './game-face.js';

/** The turns of Code Dependence, and what is said of them: only what is in the public log (A27, A28, A30). */
export const codeDependenceGame: GameFace<CodeDependenceShared> = {
  turn: ({ phase, round, clueTurn, guesser }) => `${phase}/${round}/${clueTurn}/${guesser}`,
  narrate(before, now, names) {
    if (!before) return [];
    const name = (seat: number): string => seatName(seat, names);
    const back = now.log.length < before.log.length;
    const news = back ? [] : now.log.slice(before.log.length);
    const said = withGiver(news).flatMap((entry) => sentence(entry, name));
    const turned = codeDependenceGame.turn(before) !== codeDependenceGame.turn(now);
    if (turned || back) said.push(...next(now, name));
    return said.length > 0 ? [said.join(' ')] : [];
  },
};

function sentence(entry: LogEntry | GiverEntry, name: (seat: number) => string): string[] {
  const m = codeDependenceMessages();
  switch (entry.type) {
    case 'round':
      return entry.round > 1 ? [m.saidRound(entry.round)] : [];
    case 'clue':
      return [m.saidClue(name(entry.seat), entry.word, m.slotsTagged(entry.tags))];
    case 'no-clue':
      return [m.saidNoClue(name(entry.seat))];
    case 'act':
    case 'giver':
    case 'bonus':
      return [`${m.spokenPoints(lineOf(entry, name) ?? '')}.`];
    case 'round-end':
      return [m.saidRoundEnd(entry.round)];
  }
}

/** Who is to act now, where one seat is; at the end, who has won. */
function next(
  { phase, giver, guesser, winners }: CodeDependenceShared,
  name: (seat: number) => string,
): string[] {
  const m = codeDependenceMessages();
  if (phase === 'clue' && giver !== null) return [m.saidClueTurn(name(giver))];
  if (phase === 'guess' && guesser !== null) return [m.saidGuess(name(guesser))];
  if (phase === 'finished' && winners) return [`${m.wins(winners.map(name))}.`];
  return [];
}
