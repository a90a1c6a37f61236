import type { Refusal } from '../game/game.js';
import { checkBoardClue } from '../words/check-board.js';
import { CARDS, otherTeam, type Team } from './board.js';
import { sizeOf } from './chunks.js';
import type { ClueNumber, Phase, WordCodesState } from './state.js';

/** What may be asked of a match, spelled as the game record spells its moves. */
export type WordCodesCommand =
  /** `word` is null where the clue was spoken; `number` is null where what was sent is no number of a clue. */
  | { readonly type: 'giveClue'; readonly word: string | null; readonly number: ClueNumber | null }
  | { readonly type: 'flip'; readonly card: number }
  | { readonly type: 'endTurn' }
  /** A foul that stands: called at the one table, or over a network accepted by the fouled team's clue-giver. */
  | { readonly type: 'callFoul' }
  /** Over a network the other team's clue-giver says that the clue was a foul. It is no move of a record. */
  | { readonly type: 'claimFoul' }
  /** The turn passes: its clock ran out, or the host skipped it. */
  | { readonly type: 'timeout' }
  /** Takes back the last accepted command. */
  | { readonly type: 'undo' };

/**
 * Who may know and do what (WC-15). `table` is the one device that everybody shares: it may do all, and opens
 * the key. `screen` is a shared screen over a network: it only shows.
 */
export type WordCodesAudience =
  'table' | 'amber-giver' | 'teal-giver' | 'amber-guesser' | 'teal-guesser' | 'spectator' | 'screen';

type CommandType = WordCodesCommand['type'];

const PHASES: Record<CommandType, readonly Phase[]> = {
  giveClue: ['clue'],
  flip: ['guess'],
  endTurn: ['guess'],
  callFoul: ['guess'],
  claimFoul: ['guess'],
  timeout: ['clue', 'guess'],
  undo: ['clue', 'guess', 'finished'],
};

/** A stranger's data as a fresh command with only its own fields; null for what this game has not. */
export function parseCommand(input: unknown): WordCodesCommand | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
  const { type, word = null, number, card } = input as Record<string, unknown>;
  switch (type) {
    case 'giveClue':
      return word === null || typeof word === 'string' ? { type, word, number: clueNumber(number) } : null;
    case 'flip':
      return typeof card === 'number' && Number.isInteger(card) ? { type, card: card + 0 } : null; // JSON knows -0
    case 'endTurn':
    case 'callFoul':
    case 'claimFoul':
    case 'timeout':
    case 'undo':
      return { type };
    default:
      return null;
  }
}

/**
 * Why a command is refused, or null. In the record's order: the phase, the seat, then what it names. Without
 * an audience only the rules are asked. The answer depends on nothing that the asker may not know (T6).
 */
export function refuse(
  state: WordCodesState,
  command: WordCodesCommand,
  audience?: WordCodesAudience,
): Refusal | null {
  if (!PHASES[command.type].includes(state.phase)) return { code: 'wrong-phase' };
  if (audience !== undefined && !actors(state, command.type).includes(audience))
    return { code: 'not-your-turn' };
  switch (command.type) {
    case 'giveClue':
      return refuseClue(state, command.word, command.number);
    case 'flip':
      if (command.card < 0 || command.card >= CARDS) return { code: 'unknown-card' };
      return state.flipped.includes(command.card) ? { code: 'card-flipped' } : null;
    case 'endTurn':
      return state.flipsMade === 0 ? { code: 'must-guess-first' } : null;
    case 'callFoul':
    case 'claimFoul':
      return state.options.mode === 'coop' ? { code: 'foul-unavailable' } : null;
    case 'timeout':
      return null;
    case 'undo':
      return sizeOf(state.bookmarks) === 0 ? { code: 'nothing-to-undo' } : null;
  }
}

/** The commands an audience may send now, from public facts alone; a clue's word is not looked at. */
export function can(state: WordCodesState, audience: WordCodesAudience): CommandType[] {
  return (Object.keys(PHASES) as CommandType[]).filter((type) => {
    if (!PHASES[type].includes(state.phase) || !actors(state, type).includes(audience)) return false;
    return type === 'giveClue' || type === 'flip' || refuse(state, { type }) === null;
  });
}

/**
 * The key, while this audience may look at it: before the clue, the clue-givers and the one device; during a
 * team's guessing, only the other team's clue-giver (WC-5, WC-15). Once it is over everybody sees all owners.
 */
export function peek(
  state: WordCodesState,
  audience: WordCodesAudience,
): { readonly key: WordCodesState['key'] } | Refusal {
  const givers: readonly string[] =
    state.phase === 'clue'
      ? ['table', ...(isCoop(state) ? [] : ['teal-giver']), 'amber-giver']
      : state.phase === 'guess' && !isCoop(state)
        ? [giver(otherTeam(state.turn))]
        : [];
  if (givers.includes(audience)) return { key: state.key };
  return { code: state.phase === 'clue' ? 'not-your-turn' : 'wrong-phase' };
}

function isCoop(state: WordCodesState): boolean {
  return state.options.mode === 'coop';
}

function giver(team: Team): WordCodesAudience {
  return `${team}-giver`;
}

/** Who may send this kind of command now. The host's own clock sends without an audience. */
function actors(state: WordCodesState, type: CommandType): readonly WordCodesAudience[] {
  switch (type) {
    case 'giveClue':
      return ['table', giver(state.turn)];
    case 'flip':
    case 'endTurn':
      return ['table', `${state.turn}-guesser`];
    case 'callFoul':
      return state.foulClaimed ? ['table', giver(state.turn)] : ['table'];
    case 'claimFoul':
      return [giver(otherTeam(state.turn))];
    default:
      return ['table'];
  }
}

function refuseClue(state: WordCodesState, word: string | null, number: ClueNumber | null): Refusal | null {
  if (word !== null) {
    const unflipped = state.board.words.filter((_, card) => !state.flipped.includes(card));
    const verdict = checkBoardClue(word, unflipped);
    if (verdict.verdict === 'illegal')
      return verdict.word === undefined ? { code: verdict.code } : { code: verdict.code, word: verdict.word };
  }
  return number === null ? { code: 'number-invalid' } : null;
}

function clueNumber(value: unknown): ClueNumber | null {
  if (value === 'unlimited') return value;
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 9 ? value : null;
}
