import type { LitElement, ReactiveController } from 'lit';

/** Brings what comes of the menu, at the end of a page, into sight at its beginning, once the stage has changed. */
export class IntoSight implements ReactiveController {
  readonly #host: LitElement;
  readonly #stage: () => string;
  #asked: string | undefined;

  /** @param stage names what is shown */
  constructor(host: LitElement, stage: () => string) {
    this.#host = host;
    this.#stage = stage;
    host.addController(this);
  }

  /** Something was asked for in the menu. */
  readonly ask = (): void => {
    this.#asked = this.#stage();
  };

  hostUpdated(): void {
    if (this.#asked === undefined || this.#asked === this.#stage()) return;
    this.#asked = undefined;
    const main = this.#host.renderRoot.querySelector('.main');
    if (main && main.getBoundingClientRect().top < 0) main.scrollIntoView({ block: 'start' });
  }
}
