import type { Refusal } from '../game/game.js';
import { has } from '../game/has.js';
import { seatOf, type CodeDependenceAudience } from './audience.js';
import { clueVerdict, isRevealed, placeInHand } from './round.js';
import type { CodeDependenceState, Phase } from './state.js';
import { dealOf, giverOf, guesserOf, sizesOf } from './turn.js';
import { isWhole } from './whole.js';
import { bankIndex } from './words.js';

/** What may be asked of a match, spelled as the game record spells its moves. The host takes `seat` from the session. */
export type CodeDependenceCommand =
  | { readonly type: 'chooseCoded'; readonly seat: number; readonly word: string }
  | {
      readonly type: 'giveClue';
      readonly seat: number;
      readonly word: string;
      readonly tags: readonly unknown[];
    }
  | { readonly type: 'guess'; readonly seat: number; readonly word: string }
  | { readonly type: 'callIt'; readonly seat: number; readonly word: string }
  | { readonly type: 'pass'; readonly seat: number }
  /**
   * The running clock has run out, or the owner closed the window (CD-20). With a seat, in a guess window: that seat's
   * own time is up, while the others may still act (CD-10). A record has it for the whole window alone.
   */
  | { readonly type: 'timeout'; readonly seat?: number }
  /** From scoring on to the next round. */
  | { readonly type: 'nextRound' }
  /** Takes back the last accepted command. */
  | { readonly type: 'undo' };

type CommandType = CodeDependenceCommand['type'];

const PHASES: Record<CommandType, readonly Phase[]> = {
  chooseCoded: ['planning'],
  giveClue: ['clue'],
  guess: ['guess'],
  callIt: ['guess'],
  pass: ['guess'],
  timeout: ['planning', 'clue', 'guess'],
  nextRound: ['scoring'],
  undo: ['planning', 'clue', 'guess', 'scoring', 'finished'],
};

/** The most slots a clue may tag (CD-8). */
export const MOST_TAGS = 6;

/**
 * Why a command is refused, or null. In the record's order: the phase, the seat, then what it names. Without
 * an audience only the rules are asked. The answer depends on nothing that the asker may not know (T6).
 */
export function refuse(
  state: CodeDependenceState,
  command: CodeDependenceCommand,
  audience?: CodeDependenceAudience,
): Refusal | null {
  const { players } = state.options;
  const asked = has(command, 'seat') ? command.seat : undefined;
  const late = command.type === 'timeout' ? asked : undefined;
  const seat = command.type === 'timeout' ? null : (asked ?? null);
  const named = late ?? (audience === undefined ? seat : null);
  if (named !== null && !(named >= 0 && named < players)) return { code: 'unknown-move' };
  const phases = late === undefined ? PHASES[command.type] : PHASES.pass;
  if (!phases.includes(state.phase)) return { code: 'wrong-phase' };
  if (audience !== undefined) {
    const may = seat === null ? audience === 'owner' : seatOf(audience, players) === seat;
    if (!may) return { code: 'not-your-turn' };
  }
  switch (command.type) {
    case 'chooseCoded':
      return refuseChoice(state, command.seat, command.word);
    case 'giveClue':
      if (command.seat !== giverOf(state)) return { code: 'not-your-turn' };
      return refuseClue(state, command.seat, command.word, command.tags);
    case 'guess':
    case 'callIt':
    case 'pass':
      return refuseSeat(state, command.seat) ?? refuseAct(state, command);
    case 'timeout':
      return late === undefined ? null : refuseSeat(state, late);
    case 'nextRound':
      return state.deals.length > state.round ? null : { code: 'wrong-phase' };
    case 'undo':
      return state.bookmarks.length === 0 ? { code: 'nothing-to-undo' } : null;
  }
}

/** The commands an audience may send now, from what it may know; the word and the tags are not looked at. */
export function can(state: CodeDependenceState, audience: CodeDependenceAudience): CommandType[] {
  const seat = seatOf(audience, state.options.players);
  return (Object.keys(PHASES) as CommandType[]).filter((type) => {
    if (!PHASES[type].includes(state.phase)) return false;
    switch (type) {
      case 'chooseCoded':
        return seat !== null && state.coded[seat] === null;
      case 'giveClue':
        return seat !== null && seat === giverOf(state);
      case 'guess':
      case 'pass':
        return seat !== null && refuseSeat(state, seat) === null;
      case 'callIt':
        return seat !== null && refuseSeat(state, seat) === null && refuseCall(state, seat) === null;
      default:
        return refuse(state, { type }, audience) === null;
    }
  });
}

function refuseChoice(state: CodeDependenceState, seat: number, word: string): Refusal | null {
  if (state.coded[seat] !== null) return { code: 'already-chosen' };
  return placeInHand(state, seat, word) < 0 ? { code: 'not-in-hand' } : null;
}

function refuseClue(
  state: CodeDependenceState,
  seat: number,
  word: string,
  tags: readonly unknown[],
): Refusal | null {
  const verdict = clueVerdict(state, word);
  if (verdict.verdict === 'illegal')
    return verdict.word === undefined ? { code: verdict.code } : { code: verdict.code, word: verdict.word };
  const { playable } = sizesOf(state);
  const isOpen = (tag: unknown): boolean =>
    isWhole(tag, 1, playable) && state.shed[seat]?.includes(tag) === false;
  const good = tags.length >= 1 && tags.length <= MOST_TAGS && tags.every(isOpen);
  return good && new Set(tags).size === tags.length ? null : { code: 'tags-invalid' };
}

/** CD-10, CD-12: each other seat acts once, in sequential mode when it is reached. */
function refuseSeat(state: CodeDependenceState, seat: number): Refusal | null {
  if (seat === giverOf(state)) return { code: 'not-your-turn' };
  if (state.acts[seat] !== null) return { code: 'already-acted' };
  const guesser = guesserOf(state);
  return guesser === null || guesser === seat ? null : { code: 'not-your-turn' };
}

function refuseAct(
  state: CodeDependenceState,
  command: CodeDependenceCommand & { readonly type: 'guess' | 'callIt' | 'pass' },
): Refusal | null {
  if (command.type === 'pass') return null;
  const { type, seat, word } = command;
  const call = type === 'callIt' ? refuseCall(state, seat) : null;
  if (call?.code === 'coded-exposed') return call;
  const deal = dealOf(state);
  const named = deal.bank[bankIndex(deal, word)];
  if (named === undefined) return { code: 'unknown-word' };
  return isRevealed(state, named) ? { code: 'word-revealed' } : call;
}

/** CD-14: one call for each giver in a round, and none of an exposed CODED. */
function refuseCall(state: CodeDependenceState, seat: number): Refusal | null {
  const giver = giverOf(state) as number;
  if (state.exposed[giver]) return { code: 'coded-exposed' };
  return state.called[seat]?.includes(giver) ? { code: 'call-used' } : null;
}
