import { checkBoardClue } from '../../src/words/check-board.js';
import type { Board } from '../../src/word-codes/index.js';

interface Options {
  readonly mode: 'teams' | 'coop';
  readonly level: 'standard' | 'easy';
}

/** What the game record's section on replay says of a match, and the little more that is needed to go on. */
export interface ModelState {
  phase: 'clue' | 'guess' | 'finished';
  turn: 'amber' | 'teal';
  flipped: number[];
  winner: 'amber' | 'teal' | null;
  reason: 'all-found' | 'trap' | null;
  turns: number;
  flipsLeft: number | 'unlimited' | null;
  made: number;
}

type Rejection = { code: string; word?: string } | null;

const other = (team: 'amber' | 'teal'): 'amber' | 'teal' => (team === 'amber' ? 'teal' : 'amber');

/**
 * The rules of Word Codes once more, written from the spec alone and for nothing but comparison: one plain
 * mutable object, whole copies for undo, no statechart.
 */
export class Model {
  state: ModelState;
  #past: ModelState[] = [];
  readonly #board: Board;
  readonly #options: Options;
  readonly #key: readonly string[];

  constructor(board: Board, options: Options) {
    this.#board = board;
    this.#options = options;
    const coop = options.mode === 'coop';
    const swapped = { amber: 'teal', teal: 'amber', bystander: 'bystander', trap: 'trap' };
    this.#key = coop && board.starting === 'teal' ? board.key.map((owner) => swapped[owner]) : board.key;
    const turn = coop ? 'amber' : board.starting;
    const fresh = { flipped: [], winner: null, reason: null, turns: 0, flipsLeft: null, made: 0 };
    this.state = { phase: 'clue', turn, ...fresh };
  }

  get result(): object {
    const { made: _, ...rest } = this.state;
    return { ...rest, remaining: { amber: this.#left('amber'), teal: this.#left('teal') } };
  }

  play(move: any): Rejection {
    const kinds = ['giveClue', 'flip', 'endTurn', 'callFoul', 'timeout', 'undo'];
    if (typeof move !== 'object' || move === null || Array.isArray(move)) return { code: 'unknown-move' };
    if (!kinds.includes(move.type)) return { code: 'unknown-move' };
    const word = move.word ?? null;
    if (move.type === 'giveClue' && word !== null && typeof word !== 'string')
      return { code: 'unknown-move' };
    if (move.type === 'flip' && !Number.isInteger(move.card)) return { code: 'unknown-move' };
    if (move.type === 'undo') {
      const back = this.#past.pop();
      if (!back) return { code: 'nothing-to-undo' };
      this.state = back;
      return null;
    }
    const saved = structuredClone(this.state);
    const rejection = this.#act(move, word as string | null);
    if (!rejection) this.#past.push(saved);
    return rejection;
  }

  #act(move: any, word: string | null): Rejection {
    const s = this.state;
    if (s.phase === 'finished') return { code: 'wrong-phase' };
    if (move.type === 'giveClue')
      return s.phase === 'clue' ? this.#clue(word, move.number) : { code: 'wrong-phase' };
    if (move.type === 'timeout') {
      if (s.phase === 'clue' && s.turn === 'amber') s.turns++;
      this.#endTurn();
      return null;
    }
    if (s.phase !== 'guess') return { code: 'wrong-phase' };
    if (move.type === 'endTurn') {
      if (s.made === 0) return { code: 'must-guess-first' };
      this.#endTurn();
      return null;
    }
    if (move.type === 'callFoul') {
      if (this.#options.mode === 'coop') return { code: 'foul-unavailable' };
      this.#reveal(other(s.turn));
      if (!s.winner) this.#endTurn();
      return null;
    }
    if (move.card < 0 || move.card > 24) return { code: 'unknown-card' };
    if (s.flipped.includes(move.card)) return { code: 'card-flipped' };
    this.#flip(move.card + 0); // -0 is card 0
    return null;
  }

  #clue(word: string | null, number: unknown): Rejection {
    const s = this.state;
    if (word !== null) {
      const open = this.#board.words.filter((_, i) => !s.flipped.includes(i));
      const { verdict, ...why } = checkBoardClue(word, open) as {
        verdict: string;
        code: string;
        word?: string;
      };
      if (verdict === 'illegal') return why;
    }
    const limited = typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= 9;
    if (!limited && number !== 'unlimited') return { code: 'number-invalid' };
    s.flipsLeft = limited ? number + 1 : 'unlimited';
    s.phase = 'guess';
    s.made = 0;
    if (s.turn === 'amber') s.turns++;
    return null;
  }

  #flip(card: number): void {
    const s = this.state;
    s.flipped.push(card);
    s.made++;
    if (typeof s.flipsLeft === 'number') s.flipsLeft--;
    if (this.#key[card] === 'trap') this.#win(other(s.turn), 'trap');
    this.#checkFound();
    if (!s.winner && (this.#key[card] !== s.turn || s.flipsLeft === 0)) this.#endTurn();
  }

  #endTurn(): void {
    const s = this.state;
    s.flipsLeft = null;
    s.made = 0;
    s.phase = 'clue';
    if (this.#options.mode === 'teams') s.turn = other(s.turn);
    else if (this.#options.level === 'standard' || s.turns % 2 === 0) this.#reveal('teal');
  }

  #reveal(team: 'amber' | 'teal'): void {
    const s = this.state;
    const card = this.#board.revealOrder.find((i) => this.#key[i] === team && !s.flipped.includes(i));
    if (card !== undefined) s.flipped.push(card);
    this.#checkFound();
  }

  #checkFound(): void {
    for (const team of ['amber', 'teal'] as const)
      if (!this.state.winner && this.#left(team) === 0) this.#win(team, 'all-found');
  }

  #win(winner: 'amber' | 'teal', reason: 'all-found' | 'trap'): void {
    Object.assign(this.state, { phase: 'finished', winner, reason, flipsLeft: null, made: 0 });
  }

  #left(team: string): number {
    return this.#key.filter((owner, i) => owner === team && !this.state.flipped.includes(i)).length;
  }
}
