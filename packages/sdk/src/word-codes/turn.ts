import { has } from '../game/has.js';
import { wellFormed } from '../words/well-formed.js';
import { otherTeam, type Owner, type Team } from './board.js';
import { added } from './chunks.js';
import type { WordCodesCommand } from './commands.js';
import type { ClueNumber, LogEntry, TurnEnd, WordCodesState } from './state.js';

/** The owner of a card. The card is one of the board: `refuse` saw to that. */
export function ownerOf(state: WordCodesState, card: number): Owner {
  return state.key[card] as Owner;
}

/** How many cards of a team are not yet revealed, apart from those in `also`. */
export function remaining(state: WordCodesState, team: Team, also?: number): number {
  let count = 0;
  for (let card = 0; card < state.key.length; card++)
    if (state.key[card] === team && card !== also && !state.flipped.includes(card)) count++;
  return count;
}

/** The flips a clue allows: its number and one more, or no limit (WC-7). */
export function flipsFor(number: ClueNumber): number | 'unlimited' {
  return number === 'unlimited' ? number : number + 1;
}

/**
 * Whether the rival moves when the `turns`-th Amber turn ends: after every turn on Standard, after every
 * second on Easy (WC-11).
 */
export function rivalMoves(state: WordCodesState, turns: number = state.turns): boolean {
  const { mode, level } = state.options;
  return mode === 'coop' && (level === 'standard' || turns % 2 === 0);
}

/** The clue is on the table: the team may flip (WC-6). */
export function giveClue(
  state: WordCodesState,
  command: WordCodesCommand & { readonly type: 'giveClue' },
): WordCodesState {
  const form = command.word === null ? null : wellFormed(command.word, { joiners: true });
  const word = form && has(form, 'clue') ? form.clue : null;
  const number = command.number as ClueNumber;
  const turns = state.turns + (state.turn === 'amber' ? 1 : 0);
  const log = added<LogEntry>(state.log, { type: 'clue', team: state.turn, word, number });
  return {
    ...state,
    phase: 'guess',
    clue: { word, number },
    flipsLeft: flipsFor(number),
    flipsMade: 0,
    turns,
    log,
  };
}

/** The team on turn flips a card (WC-7). Whether the turn goes on is the chart's to say. */
export function flip(state: WordCodesState, card: number): WordCodesState {
  const next = turnUp(state, card, { type: 'flip', team: state.turn, card, owner: ownerOf(state, card) });
  const flipsLeft = typeof state.flipsLeft === 'number' ? state.flipsLeft - 1 : state.flipsLeft;
  return { ...next, flipsLeft, flipsMade: state.flipsMade + 1 };
}

/** Why the running turn ends with this command: by name, or by the card that was flipped. */
export function turnEnd(state: WordCodesState, command: WordCodesCommand): TurnEnd {
  if (command.type === 'endTurn') return 'end-turn';
  if (command.type === 'callFoul') return 'foul';
  if (command.type !== 'flip') return 'timeout';
  const owner = ownerOf(state, command.card);
  return owner === state.turn ? 'flips-used' : owner === 'bystander' ? 'bystander' : 'other-team';
}

/** A card turned up, with the public line that says so. */
export function turnUp(state: WordCodesState, card: number, entry: LogEntry): WordCodesState {
  return { ...state, flipped: [...state.flipped, card], log: added(state.log, entry) };
}

/** A card turned up by the rules: the first unflipped one of a team in the reveal order. */
export function turnUpNext(state: WordCodesState, team: Team, why: 'rival' | 'foul'): WordCodesState {
  const card = state.board.revealOrder.find(
    (item) => state.key[item] === team && !state.flipped.includes(item),
  );
  return card === undefined ? state : turnUp(state, card, { type: 'reveal', why, card, owner: team });
}

/** The end of the running turn, with the public line that says so. */
export function turnEnds(state: WordCodesState, why: TurnEnd): WordCodesState {
  return { ...state, log: added<LogEntry>(state.log, { type: 'turn-end', team: state.turn, why }) };
}

/**
 * The end of the running turn and the start of the next: the other team's, or in Co-op Amber's again, after
 * the rival's move where it has one.
 */
export function passTurn(state: WordCodesState, why: TurnEnd, at: number): WordCodesState {
  const turn = state.options.mode === 'coop' ? 'amber' : otherTeam(state.turn);
  const turnNumber = state.turnNumber + 1;
  const next: WordCodesState = { ...turnEnds(state, why), ...NO_CLUE, phase: 'clue', turn, turnNumber };
  const begun = { ...next, deadline: turnDeadline(next, at) };
  return rivalMoves(state) ? turnUpNext(begun, 'teal', 'rival') : begun;
}

/** What a turn has before its clue, and a finished match for ever. */
export const NO_CLUE = { clue: null, flipsLeft: null, flipsMade: 0, foulClaimed: false } as const;

/** The clock of a turn that begins now, or null where the match has none (WC-16). */
export function turnDeadline(state: WordCodesState, at: number): WordCodesState['deadline'] {
  const { turnSeconds } = state.options;
  return turnSeconds === null ? null : { key: `turn/${state.turnNumber}`, at: at + turnSeconds * 1000 };
}
