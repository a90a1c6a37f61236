import { checkBankClue } from '../../src/words/check-bank.js';
import { fold } from '../../src/words/fold.js';
import type { CodeDependenceOptions, Deal } from '../../src/code-dependence/index.js';

type Rejection = { code: string; word?: string } | null;

/** One card of a hand. */
interface Card {
  word: string;
  slot: number | null;
  up: boolean;
}

interface ModelState {
  phase: 'planning' | 'clue' | 'guess' | 'scoring' | 'finished';
  round: number;
  /** Clue turns left of the round, as seats; the first is running. */
  queue: number[];
  hands: Card[][];
  chosen: boolean[];
  scores: number[];
  misses: number[];
  calls: number[];
  called: Set<string>;
  /** Seats that have yet to act on the running clue, in order, and what the others handed in. */
  waiting: number[];
  acts: Map<number, { type: string; word: string }>;
  clueHits: Set<number>;
  tagged: Set<string>;
  landed: number[];
}

/**
 * The rules of Code Dependence once more, written from the spec alone and for nothing but comparison: plain
 * mutable objects, whole copies for undo, no statechart.
 */
export class Model {
  state!: ModelState;
  #past: ModelState[] = [];
  readonly #options: CodeDependenceOptions;
  readonly #deals: readonly Deal[];

  constructor(options: CodeDependenceOptions, deals: readonly Deal[]) {
    this.#options = options;
    this.#deals = deals;
    const none = (): number[] => Array<number>(options.players).fill(0);
    this.state = { scores: none(), misses: none(), calls: none() } as ModelState;
    this.#begin(1);
  }

  get result(): object {
    const { phase, round, scores, misses, calls, hands } = this.state;
    const ups = hands.map((hand) => hand.filter((card) => card.up));
    const slots = ups.map((cards) => cards.flatMap(({ slot }) => slot ?? []).sort((a, b) => a - b));
    const exposed = ups.map((cards) => cards.some(({ slot }) => slot === null));
    return { phase, round, scores, misses, calls, winners: this.#winners(), shed: slots, exposed };
  }

  play(move: any): Rejection {
    const n = this.#options.players;
    const own = ['chooseCoded', 'giveClue', 'guess', 'callIt', 'pass'];
    if (typeof move !== 'object' || move === null || Array.isArray(move)) return { code: 'unknown-move' };
    if (![...own, 'timeout', 'nextRound', 'undo'].includes(move.type)) return { code: 'unknown-move' };
    if (own.includes(move.type)) {
      if (!Number.isInteger(move.seat) || move.seat < 0 || move.seat >= n) return { code: 'unknown-move' };
      if (move.type !== 'pass' && typeof move.word !== 'string') return { code: 'unknown-move' };
      if (move.type === 'giveClue' && !Array.isArray(move.tags)) return { code: 'unknown-move' };
    }
    if (move.type === 'undo') {
      const back = this.#past.pop();
      if (!back) return { code: 'nothing-to-undo' };
      this.state = back;
      return null;
    }
    const saved = structuredClone(this.state);
    const rejection = this.#act(move);
    if (!rejection) this.#past.push(saved);
    return rejection;
  }

  #act({ type, seat, word, tags }: any): Rejection {
    const s = this.state;
    const phases: any = { chooseCoded: 'planning', giveClue: 'clue', nextRound: 'scoring' };
    const right =
      type === 'timeout'
        ? ['planning', 'clue', 'guess'].includes(s.phase)
        : s.phase === (phases[type] ?? 'guess');
    if (!right) return { code: 'wrong-phase' };
    switch (type) {
      case 'nextRound':
        this.#begin(s.round + 1);
        return null;
      case 'timeout':
        this.#timeout();
        return null;
      case 'chooseCoded': {
        if (s.chosen[seat]) return { code: 'already-chosen' };
        const place = s.hands[seat]!.findIndex((card) => fold(card.word) === fold(word));
        if (place < 0) return { code: 'not-in-hand' };
        this.#choose(seat, place);
        if (!s.chosen.includes(false)) this.#nextTurn();
        return null;
      }
      case 'giveClue':
        return this.#clue(seat, word, tags);
      default:
        return this.#guess(type, seat, word ?? '');
    }
  }

  #begin(round: number): void {
    const { players } = this.#options;
    const { hands, bank } = this.#deals[round - 1]!;
    const turns = bank.length < 48 || players === 5 ? 3 : 2;
    const seats = Array.from({ length: players }, (_, i) => (round - 1 + i) % players);
    Object.assign(this.state, {
      phase: 'planning',
      round,
      queue: [-1, ...Array.from({ length: turns }, () => seats).flat()],
      hands: hands.map((hand) => hand.map((word) => ({ word, slot: null, up: false }))),
      chosen: hands.map(() => false),
      called: new Set(),
      waiting: [],
      acts: new Map(),
      clueHits: new Set(),
      tagged: new Set(),
      landed: hands.map(() => 0),
    });
  }

  #choose(seat: number, place: number): void {
    let slot = 0;
    this.state.chosen[seat] = true;
    for (const [i, card] of this.state.hands[seat]!.entries()) card.slot = i === place ? null : ++slot;
  }

  #timeout(): void {
    const s = this.state;
    if (s.phase === 'planning') {
      for (const [seat, done] of s.chosen.entries()) if (!done) this.#choose(seat, 0);
      this.#nextTurn();
    } else if (s.phase === 'clue') {
      s.scores[s.queue[0]!]!--;
      this.#nextTurn();
    } else {
      const late = this.#options.guessMode === 'sequential' ? s.waiting.slice(0, 1) : [...s.waiting];
      for (const seat of late) this.#handIn(seat, 'timeout', '');
    }
  }

  #clue(seat: number, word: string, tags: unknown[]): Rejection {
    const s = this.state;
    if (seat !== s.queue[0]) return { code: 'not-your-turn' };
    const verdict: any = checkBankClue(word, this.#deals[s.round - 1]!.bank);
    if (verdict.verdict === 'illegal')
      return verdict.word === undefined ? { code: verdict.code } : { code: verdict.code, word: verdict.word };
    const open = s.hands[seat]!.filter((card) => card.slot !== null && !card.up).map(({ slot }) => slot);
    const good = tags.length > 0 && tags.every((tag) => open.includes(tag as number));
    if (!good || new Set(tags).size < tags.length) return { code: 'tags-invalid' };
    for (const tag of tags) s.tagged.add(`${seat}/${String(tag)}`);
    const n = this.#options.players;
    s.waiting = Array.from({ length: n - 1 }, (_, i) => (seat + 1 + i) % n);
    s.acts = new Map();
    s.clueHits = new Set();
    s.phase = 'guess';
    return null;
  }

  #guess(type: string, seat: number, word: string): Rejection {
    const s = this.state;
    const giver = s.queue[0]!;
    if (seat === giver) return { code: 'not-your-turn' };
    if (!s.waiting.includes(seat)) return { code: 'already-acted' };
    if (this.#options.guessMode === 'sequential' && s.waiting[0] !== seat) return { code: 'not-your-turn' };
    if (type !== 'pass') {
      if (type === 'callIt' && this.#coded(giver).up) return { code: 'coded-exposed' };
      if (!this.#deals[s.round - 1]!.bank.some((item) => fold(item) === fold(word)))
        return { code: 'unknown-word' };
      if (s.hands.flat().some((card) => card.up && fold(card.word) === fold(word)))
        return { code: 'word-revealed' };
      if (type === 'callIt' && s.called.has(`${seat}/${giver}`)) return { code: 'call-used' };
      if (type === 'callIt') s.called.add(`${seat}/${giver}`);
    }
    this.#handIn(seat, type, word);
    return null;
  }

  #handIn(seat: number, type: string, word: string): void {
    const s = this.state;
    s.waiting = s.waiting.filter((other) => other !== seat);
    s.acts.set(seat, { type, word });
    if (this.#options.guessMode === 'sequential' || s.waiting.length === 0) this.#reveal();
  }

  #reveal(): void {
    const s = this.state;
    const giver = s.queue[0]!;
    const hand = s.hands[giver]!;
    const open = hand.filter((card) => !card.up);
    const coded = this.#coded(giver);
    for (const [seat, { type, word }] of s.acts) {
      const card = open.find((item) => fold(item.word) === fold(word));
      const add = (points: number): void => void (s.scores[seat]! += points);
      if (type === 'pass' || type === 'timeout') add(-1);
      else if (type === 'callIt' && card !== coded) add(-3);
      else if (!card) {
        add(-1);
        s.misses[seat]!++;
      } else if (card === coded) {
        add(type === 'callIt' ? 5 : -2);
        if (type === 'callIt') s.calls[seat]!++;
        if (!card.up) s.scores[giver]! -= 6;
        card.up = true;
      } else {
        add(2);
        s.scores[giver]!++;
        if (!card.up && s.tagged.has(`${giver}/${card.slot}`)) this.#land(giver);
        card.up = true;
        s.clueHits.add(card.slot!);
      }
    }
    s.acts = new Map();
    const cards = open.filter((card) => card.slot !== null);
    if (cards.length > 0 && cards.every((card) => card.up)) s.scores[giver]! += 3;
    if (s.waiting.length > 0) return;
    if (this.#options.players > 2 && s.clueHits.size >= 2) s.scores[giver]! += s.clueHits.size === 2 ? 3 : 6;
    this.#nextTurn();
  }

  #land(giver: number): void {
    const count = ++this.state.landed[giver]!;
    if (this.#options.players === 2 && (count === 2 || count === 3)) this.state.scores[giver]! += 3;
  }

  #nextTurn(): void {
    const s = this.state;
    s.queue.shift();
    while (s.queue.length > 0 && !s.hands[s.queue[0]!]!.some((card) => card.slot !== null && !card.up))
      s.queue.shift();
    if (s.queue.length > 0) s.phase = 'clue';
    else s.phase = s.round < this.#options.rounds ? 'scoring' : 'finished';
  }

  #coded(seat: number): Card {
    return this.state.hands[seat]!.find((card) => card.slot === null)!;
  }

  #winners(): number[] | null {
    const { phase, scores, misses, calls } = this.state;
    if (phase !== 'finished') return null;
    const rank = (seat: number): number => scores[seat]! * 1e6 - misses[seat]! * 1e3 + calls[seat]!;
    const ranks = scores.map((_, seat) => rank(seat));
    return ranks.flatMap((value, seat) => (value === Math.max(...ranks) ? [seat] : []));
  }
}
