import { LitElement, type ReactiveController } from 'lit';

/**
 * Keeps the focus in a game whose stages come and go: where the control that had it goes, it moves to what comes first
 * in the next stage. A control may be gone before the stage is, since the views of the seats come one by one; so it
 * counts where the focus was last. It is never taken from elsewhere.
 */
export class Refocus implements ReactiveController {
  readonly #host: LitElement;
  readonly #stage: () => string;
  readonly #first: () => HTMLElement | null;
  #shown = '';
  /** The focus was last in the part that changes with the stage. */
  #within = false;
  #lost = false;
  #leave: AbortController | undefined;

  /**
   * @param stage names what is shown
   * @param first finds what comes first in it, once it is rendered
   */
  constructor(host: LitElement, stage: () => string, first: () => HTMLElement | null) {
    this.#host = host;
    this.#stage = stage;
    this.#first = first;
    host.addController(this);
  }

  hostConnected(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    // In the shadow root: the host is told nothing of a focus that goes from one control inside to another.
    const root = this.#host.renderRoot;
    root.addEventListener('focusin', () => (this.#within = this.#isWithin), { signal });
    const onOut = ({ relatedTarget }: FocusEvent): void => void (relatedTarget && (this.#within = false));
    root.addEventListener('focusout', onOut as EventListener, { signal });
  }

  hostUpdate(): void {
    const stage = this.#stage();
    if (stage === this.#shown) return;
    this.#shown = stage;
    const { activeElement, body } = this.#host.ownerDocument;
    // `null`: some engines say so where others say the body.
    this.#lost = this.#active ? this.#isWithin : this.#within && (activeElement ?? body) === body;
  }

  hostUpdated(): void {
    if (!this.#lost) return;
    this.#lost = false;
    const first = this.#first();
    const ready = first instanceof LitElement ? first.updateComplete : Promise.resolve();
    void ready.then(() => first?.focus());
  }

  hostDisconnected(): void {
    this.#leave?.abort();
    this.#within = false;
  }

  get #active(): Element | null {
    return this.#host.shadowRoot?.activeElement ?? null;
  }

  get #isWithin(): boolean {
    return this.#active?.closest('.main') != null;
  }
}
