import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How long points take to their new value, in milliseconds: look.md, "Motion". */
const LONG = 300;

interface Count {
  readonly from: number;
  readonly to: number;
  readonly began: number;
}

/**
 * Points that count up to their new value, and down where they fall. At once where movement is not wanted, by the
 * person or by `--clue-motion: 0`, and on a page that nobody sees.
 */
export class Counting implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #counts = new Map<number, Count>();
  #frame = 0;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    cancelAnimationFrame(this.#frame);
    this.#counts.clear(); // whoever comes back sees what holds then
  }

  /** What to show now for this key, whose value is this. The first value it is told stands at once. */
  show(key: number, to: number): number {
    const last = this.#counts.get(key);
    const now = performance.now();
    if (last?.to !== to) {
      const from = last && !this.#still ? this.#at(last, now) : to;
      this.#counts.set(key, { from, to, began: now });
    }
    const shown = this.#at(this.#counts.get(key) as Count, now);
    if (shown !== to) this.#again();
    return shown;
  }

  #at({ from, to, began }: Count, now: number): number {
    return Math.round(from + (to - from) * Math.min((now - began) / LONG, 1));
  }

  #again(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#host.requestUpdate());
  }

  get #still(): boolean {
    return (
      document.hidden ||
      matchMedia('(prefers-reduced-motion: reduce)').matches ||
      getComputedStyle(this.#host).getPropertyValue('--clue-motion').trim() === '0'
    );
  }
}
