import type { Json } from '../game/game.js';
import { has } from '../game/has.js';
import type { CodeDependenceCommand } from '../code-dependence/commands.js';
import { deal, type CodeDependenceSource } from '../code-dependence/deal.js';
import { codeDependence, type CodeDependenceState } from '../code-dependence/index.js';
import type { CodeDependenceOptions } from '../code-dependence/options.js';
import { startActor } from '../host/start-actor.js';
import { FORMAT, type GameRecord } from './record.js';
import { recordedMoves } from './recorded-moves.js';
import { timed } from './timed.js';
import type { Played } from './write.js';

/** What a host knows of a match of Code Dependence. */
export type PlayedCodeDependence = Played<CodeDependenceCommand, CodeDependenceOptions, CodeDependenceSource>;

type Move = PlayedCodeDependence['moves'][number];

/**
 * Writes the record of a match of Code Dependence. `full` holds all hands, every move and the seed: it is for a
 * match that is over; who calls sees to that, as `recordOf` does. `public` is what everybody knows by now: the
 * rounds that are over whole, of the running one the bank, and the moves that stand, without the CODED words and
 * the acts that are not revealed. The number of a seat is the same with that seat's hand and moves. These two are
 * kept to be read, and cannot be replayed.
 */
export function writeCodeDependenceRecord(
  match: PlayedCodeDependence,
  as: 'full' | 'public' | number,
): GameRecord {
  const { players, rounds, guessMode, language } = match.options;
  const { deals, seed, commitment } = deal(match.options, match.source);
  const deck = match.deck ?? (language === 'en' ? undefined : { name: 'own', language, version: 1 });
  const { deals: shown, moves } = as === 'full' ? { deals, moves: recordedMoves(match) } : part(match, as);
  return {
    format: FORMAT,
    game: codeDependence.id,
    options: { players, rounds, guessMode },
    rules: match.rules,
    ...(deck && { deck: { ...deck } }),
    ...(as === 'full' && seed && { seed }),
    ...(commitment && { commitment }),
    deals: shown as unknown as readonly Json[],
    moves: moves.map((move) => timed(move, match.startedAt)),
  };
}

/** What may be written of a match that is not over. */
function part(
  match: PlayedCodeDependence,
  as: 'public' | number,
): { readonly deals: readonly object[]; readonly moves: readonly Move[] } {
  const state = stateOf(match);
  const { round, phase, deals } = state;
  const isOpen = phase === 'scoring' || phase === 'finished';
  const known = deals.slice(0, isOpen ? round : round - 1);
  const running = deals[round - 1];
  const hands = running?.hands.map((hand, seat) => (seat === as ? hand : null));
  const bank = running?.bank;
  const stand = recordedMoves({ ...match, moves: standing(match.moves) });
  if (isOpen || !bank) return { deals: known, moves: stand };
  return {
    deals: [...known, as === 'public' ? { bank } : { bank, hands }],
    moves: stand.flatMap((move, place, all) => {
      if (!has(move, 'seat') || move.seat === as) return [move];
      const isRunning = !all.slice(place).some(({ type }) => type === 'nextRound');
      if (move.type === 'chooseCoded' && isRunning) {
        const { word: _, ...rest } = move;
        return [rest as Move];
      }
      return isRunning && isPending(state, move, all.slice(place)) ? [] : [move];
    }),
  };
}

/** Whether a move is an act on the running clue that is not revealed yet. */
function isPending({ phase, options }: CodeDependenceState, { type }: Move, since: readonly Move[]): boolean {
  const isAct = type === 'guess' || type === 'callIt' || type === 'pass';
  const isOpen = phase === 'guess' && options.guessMode === 'simultaneous';
  return isAct && isOpen && !since.some((move) => move.type === 'giveClue');
}

/** The moves that were not taken back: of a part of a match nobody could tell what an `undo` took. */
function standing(moves: readonly Move[]): Move[] {
  const left: Move[] = [];
  for (const move of moves) {
    if (move.type === 'undo') left.pop();
    else left.push(move);
  }
  return left;
}

function stateOf({ options, source, moves }: PlayedCodeDependence): CodeDependenceState {
  const actor = startActor(codeDependence.machine);
  actor.send(codeDependence.start(options, source, 0));
  for (const move of moves) actor.send(move);
  const state = actor.getSnapshot().context as CodeDependenceState;
  actor.stop();
  return state;
}
