import type { Countdown } from '../turn-timer/turn-timer.js';

/**
 * The clock of one seat's turn on one device (CD-2): it runs only while that seat's private view is open, goes on
 * where it stopped, and begins anew with the next thing the seat is to do.
 */
export class SeatClock {
  /** What is left of each turn, in milliseconds; a turn is forgotten when another phase begins. */
  readonly #left = new Map<string, number>();
  readonly #over: () => void;
  #turn: string | null = null;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param over called when the running turn's time is up */
  constructor(over: () => void) {
    this.#over = over;
  }

  /** The running countdown, for `<turn-timer>`; undefined while none runs. */
  countdown: Countdown | undefined;
  /** The whole time of the running turn, in seconds. */
  whole = 0;

  /**
   * Lets a turn's clock run, or none.
   *
   * @param turn names it; null stops the clock
   * @param whole its time, in milliseconds
   */
  run(turn: string | null, whole = 0): void {
    if (turn === this.#turn) return;
    this.stop();
    if (turn === null) return;
    const left = this.#left.get(turn) ?? whole;
    this.#turn = turn;
    this.whole = whole / 1000;
    this.#since = Date.now();
    this.#left.set(turn, left);
    this.countdown = { left, running: true };
    this.#timer = setTimeout(() => {
      this.stop();
      this.#left.delete(turn); // taken back, it gets its time again
      this.#over();
    }, left);
  }

  /** What is left of the running turn now, in milliseconds; null while none runs. */
  readonly now = (): number | null => (this.#turn === null ? null : this.#rest(this.#turn));

  /** What is left of each turn now, in milliseconds. */
  get left(): Readonly<Record<string, number>> {
    const now = new Map(this.#left);
    if (this.#turn !== null) now.set(this.#turn, this.#rest(this.#turn));
    return Object.fromEntries(now);
  }

  /** Goes on with what was left of turns, as `left` gave it. */
  restore(left: Readonly<Record<string, number>>): void {
    for (const [turn, rest] of Object.entries(left)) this.#left.set(turn, rest);
  }

  #rest(turn: string): number {
    return Math.max(0, (this.#left.get(turn) ?? 0) - (Date.now() - this.#since));
  }

  /** Stops the clock; what is left stays. */
  stop(): void {
    clearTimeout(this.#timer);
    if (this.#turn !== null) this.#left.set(this.#turn, this.#rest(this.#turn));
    this.#turn = null;
    this.countdown = undefined;
  }

  /** Forgets every turn: another phase begins. */
  reset(): void {
    this.stop();
    this.#left.clear();
  }
}
