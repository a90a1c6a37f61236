import type { CodeDependenceShared } from '@cluekit/sdk/code-dependence';
import type { LitElement, ReactiveController } from 'lit';
import type { ClueDraft } from '../clue-composer/clue-composer.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { announce, hush } from '../store/announcer.js';
import { whileDrawn } from '../store/while-drawn.js';
import { Drafts } from './drafts.js';
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
  readonly #drafts = new Drafts();
  #open: number | null = null;
  #passing = false;
  #read = 0;
  #clocked = '';
  #stops: (() => void)[] = [];
  #leave: AbortController | undefined;
  /** While a private view is open, it is looked at whether it is drawn. */
  #drawn: AbortController | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    // Of the document it is in now: it may have been moved into a frame.
    const { ownerDocument } = this.#host;
    const { defaultView } = ownerDocument;
    const cover = (): void => {
      this.cover();
      this.#noteClocks();
    };
    defaultView?.addEventListener('blur', cover, { signal });
    defaultView?.addEventListener('pagehide', cover, { signal });
    ownerDocument.addEventListener('visibilitychange', cover, { signal });
    this.table?.rest(this.paused);
    this.#listen();
    this.look(); // something may have happened while it was away
  }

  hostDisconnected(): void {
    this.#leave?.abort();
    this.cover();
    this.clock.stop();
    this.#noteClocks();
    this.table?.rest(true); // nobody sees what bots would do
    this.#unlisten();
  }

  /** Takes a table up, or puts it down. */
  use(table: Table | undefined): void {
    this.#unlisten();
    this.clock.reset();
    this.table?.close();
    this.table = table;
    this.#open = null;
    this.#passing = table?.noted.passing ?? false;
    this.#read = this.shared?.log.length ?? 0; // a match that goes on has been read
    this.paused = false;
    this.staged = NOTHING;
    if (this.shared) this.#clocked = turnOf(this.shared);
    this.clock.restore(table?.noted.clocks ?? {});
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
    this.#setPassing(false);
    this.look();
  }

  /** Closes the private view that is open: not a word of it is in the document when this returns. */
  cover(): void {
    if (this.#open === null || this.alone) return;
    this.#keepDraft();
    this.#open = null;
    this.look();
    hush();
    this.updateNow();
  }

  /** Renders at once. Set by the element, whose update it is. */
  updateNow: () => void = () => {};
  /** The clue that is being written; undefined where none is. Set by the element. */
  written: () => ClueDraft | undefined = () => undefined;

  /** What the seat that looks had written when its view was closed. */
  get draft(): ClueDraft | undefined {
    return this.#drafts.of(this.#draftOf);
  }

  #keepDraft(): void {
    if (this.staged.stage === 'clue') this.#drafts.keep(this.#draftOf, this.written());
  }

  get #draftOf(): string {
    return this.shared ? `${turnOf(this.shared)}/${this.staged.seat}` : '';
  }

  /** People have read what happened. */
  goOn(): void {
    this.#read = this.shared?.log.length ?? 0;
    this.look();
  }

  /** Stops every clock and hides every private view, or goes on. */
  pause(paused: boolean): void {
    this.paused = paused;
    this.#keepDraft();
    this.#open = null;
    if (paused) announce(codeDependenceMessages().pausedHeading);
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
    this.#setPassing(!alone && others.length === 0 && first !== this.#open);
    if (this.#open === seat) this.#open = null;
    this.look();
  }

  /** Where no clock runs there is nothing to keep, and the match is not written again for it. */
  #noteClocks(): void {
    if (this.table?.seconds) this.table.note({ clocks: this.clock.left });
  }

  /** A reload must not show the one who is left a view while somebody else still has the device. */
  #setPassing(passing: boolean): void {
    if (passing !== this.#passing) this.table?.note({ passing });
    this.#passing = passing;
  }

  /** Looks at the match again: the stage, the seat and the clock follow from it. */
  look(): void {
    this.#follow();
    this.#watchDrawn();
  }

  #follow(): void {
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

  #watchDrawn(): void {
    if (this.#open === null) {
      this.#drawn?.abort();
      this.#drawn = undefined;
    } else if (!this.#drawn) {
      this.#drawn = new AbortController();
      whileDrawn(this.#host, this.#drawn.signal, () => this.cover());
    }
  }

  #runClock(shared: CodeDependenceShared, { seconds, settings }: Table): void {
    const { stage, seat } = this.staged;
    const turn = turnOf(shared);
    if (turn !== this.#clocked) this.clock.reset();
    this.#clocked = turn;
    const acts = stage === 'planning' || stage === 'clue' || stage === 'guess';
    const whole = acts && seconds ? seconds[stage] * 1000 * (settings.seats[seat ?? 0]?.time ?? 1) : 0;
    this.clock.run(whole > 0 ? `${turn}/${seat}` : null, whole);
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
    else if (stage === 'guess') void table.owner.send({ type: 'timeout', seat });
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

/** What the clocks of seats belong to. */
const turnOf = ({ phase, round, clueTurn }: CodeDependenceShared): string => `${phase}/${round}/${clueTurn}`;
