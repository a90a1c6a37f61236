import type { CodeDependenceShared } from '@cluekit/sdk/code-dependence';
import type { LitElement, ReactiveController } from 'lit';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { announce, hush } from '../store/announcer.js';
import { SeatClock } from './seat-clock.js';
import { personsOf } from './settings.js';
import { aloneOf, stageOf, type Staged } from './stage.js';
import type { SeatStore, Table } from './table.js';

const NOTHING: Staged = { stage: 'wait', seat: null };

/**
 * People around one device: whose private view is open, who gets the device next, what they have read, and the clock
 * of the one who looks. Leaving the page in any way closes a private view before the handler returns (A17); where one
 * person plays against bots there is nobody to hide it from, and it stays.
 */
export class OneDevice implements ReactiveController {
  table: Table | undefined;
  staged: Staged = NOTHING;
  paused = false;

  readonly #host: LitElement;
  readonly clock = new SeatClock(() => this.#timeUp());
  #open: number | null = null;
  #passing = false;
  #read = 0;
  #clocked = '';
  #stops: (() => void)[] = [];
  #leave: AbortController | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    const cover = (): void => this.cover();
    window.addEventListener('blur', cover, { signal });
    window.addEventListener('pagehide', cover, { signal });
    document.addEventListener('visibilitychange', cover, { signal });
    this.#listen();
    this.look(); // something may have happened while it was away
  }

  hostDisconnected(): void {
    this.#leave?.abort();
    this.cover();
    this.clock.stop();
    this.#unlisten();
  }

  /** Takes a table up, or puts it down. */
  use(table: Table | undefined): void {
    this.#unlisten();
    this.clock.reset();
    this.table?.close();
    this.table = table;
    this.#open = null;
    this.#passing = false;
    this.#read = this.shared?.log.length ?? 0; // a match that goes on has been read
    this.paused = false;
    this.staged = NOTHING;
    if (this.#host.isConnected) this.#listen();
    this.look();
  }

  /** What everybody may know; undefined before the first view. */
  get shared(): CodeDependenceShared | undefined {
    return this.table?.owner.getSnapshot().view?.shared;
  }

  /** Whether one person plays against bots. */
  get alone(): boolean {
    return aloneOf({ persons: this.#persons, passing: this.#passing }) !== null;
  }

  /** The store of the private view that is open; undefined while none is. */
  get seatStore(): SeatStore | undefined {
    const { stage, seat } = this.staged;
    const shown = this.alone ? seat !== null : stage === 'planning' || stage === 'clue' || stage === 'guess';
    return shown && seat !== null ? this.table?.seats[seat] : undefined;
  }

  get #persons(): readonly number[] {
    return this.table ? personsOf(this.table.settings) : [];
  }

  /** The person of this seat is there. */
  show(seat: number): void {
    if (this.staged.stage !== 'cover' || this.staged.seat !== seat) return;
    this.#open = seat;
    this.#passing = false;
    this.look();
  }

  /** Closes the private view that is open: not a word of it is in the document when this returns. */
  cover(): void {
    if (this.#open === null || this.alone) return;
    this.#open = null;
    this.look();
    hush();
    this.updateNow();
  }

  /** Renders at once. Set by the element, whose update it is. */
  updateNow: () => void = () => {};

  /** People have read what happened. */
  goOn(): void {
    this.#read = this.shared?.log.length ?? 0;
    this.look();
  }

  /** Stops every clock and hides every private view, or goes on. */
  pause(paused: boolean): void {
    this.paused = paused;
    this.#open = null;
    this.table?.rest(paused);
    hush();
    this.look();
    this.updateNow();
  }

  /** Lets a bot play a seat, or a person again. Who is left alone that way gets the device handed over once. */
  seatBot(seat: number, bot: boolean): void {
    const { table, alone } = this;
    if (!table) return;
    table.seatBot(seat, bot);
    const [first, ...others] = this.#persons;
    this.#passing = !alone && others.length === 0 && first !== this.#open;
    if (this.#open === seat) this.#open = null;
    this.look();
  }

  /** Looks at the match again: the stage, the seat and the clock follow from it. */
  look(): void {
    const { shared, table } = this;
    if (!shared || !table) {
      this.staged = NOTHING;
      this.#host.requestUpdate();
      return;
    }
    this.#read = Math.min(this.#read, shared.log.length); // a move was taken back
    const before = this.staged;
    this.staged = stageOf(shared, {
      ...{ persons: this.#persons, passing: this.#passing, open: this.#open },
      ...{ read: this.#read, paused: this.paused },
    });
    if (this.staged.stage !== before.stage || this.staged.seat !== before.seat) {
      const kept = this.staged.seat === this.#open;
      if (!kept) this.#open = null;
      hush();
    }
    this.#runClock(shared, table);
    this.#host.requestUpdate();
  }

  #runClock({ phase, round, clueTurn }: CodeDependenceShared, { seconds }: Table): void {
    const { stage, seat } = this.staged;
    const turn = `${phase}/${round}/${clueTurn}`;
    if (turn !== this.#clocked) this.clock.reset();
    this.#clocked = turn;
    const acts = stage === 'planning' || stage === 'clue' || stage === 'guess';
    this.clock.run(acts && seconds ? `${turn}/${seat}` : null, acts && seconds ? seconds[stage] * 1000 : 0);
  }

  /** The time of the seat that looks is up (CD-4, CD-9, CD-10): it gets what the rules give who does nothing. */
  #timeUp(): void {
    const { shared, table } = this;
    const { stage, seat } = this.staged;
    if (!shared || !table || seat === null) return;
    const store = table.seats[seat];
    const view = store?.getSnapshot().view;
    announce(codeDependenceMessages().timeUp);
    const first = view?.mine.hand?.[0];
    if (stage === 'planning' && first) void store?.send({ type: 'chooseCoded', seat, word: first.word });
    else if (stage === 'clue' || (stage === 'guess' && shared.guesser !== null))
      void table.owner.send({ type: 'timeout' });
    else if (stage === 'guess') void store?.send({ type: 'pass', seat });
  }

  #listen(): void {
    if (!this.table || this.#stops.length > 0) return;
    for (const { subscribe } of [this.table.owner, ...this.table.seats]) {
      const stop = subscribe(() => this.look());
      this.#stops.push(() => stop.unsubscribe());
    }
  }

  #unlisten(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }
}
