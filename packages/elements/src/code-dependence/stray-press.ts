import type { LitElement, ReactiveController } from 'lit';

/** A second tap of a double tap comes within this time of the first, in milliseconds. */
const PAUSE = 500;

/**
 * Lets no press that was meant for one stage act on the next: the second tap on Go on would open the view of a seat
 * that has not the device yet. Keys are let through: the focus has not moved on to what they would press.
 */
export class StrayPress implements ReactiveController {
  readonly #host: LitElement;
  readonly #stage: () => string;
  #shown = '';
  #since = 0;
  #leave: AbortController | undefined;

  /** @param stage names what is shown */
  constructor(host: LitElement, stage: () => string) {
    this.#host = host;
    this.#stage = stage;
    host.addController(this);
  }

  hostConnected(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    this.#host.renderRoot.addEventListener('click', (event) => this.#onClick(event as PointerEvent), {
      ...{ signal, capture: true },
    });
  }

  hostUpdated(): void {
    const stage = this.#stage();
    if (stage === this.#shown) return;
    // What is shown first was asked for by nobody's press here.
    this.#since = this.#shown === '' ? 0 : performance.now();
    this.#shown = stage;
  }

  hostDisconnected(): void {
    this.#leave?.abort();
  }

  /** `detail` counts the presses of a pointer; a key's has none. */
  #onClick(event: PointerEvent): void {
    if (event.detail === 0 || this.#since === 0 || performance.now() - this.#since > PAUSE) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }
}
