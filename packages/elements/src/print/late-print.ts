import { html, type LitElement, type TemplateResult } from 'lit';
import { messages } from '../locales/messages.js';
import type { GameStore } from '../store/game-store.js';

/** What can be printed, in a menu. Its file is loaded when it is first opened. */
export class LatePrint {
  readonly #menu: LitElement;
  readonly #store: () => GameStore | undefined;
  #choice: { render(): unknown } | undefined;

  constructor(menu: LitElement, store: () => GameStore | undefined) {
    this.#menu = menu;
    this.#store = store;
  }

  #load = async (): Promise<void> => {
    try {
      const { PrintChoice } = await import('./print-choice.js');
      this.#choice ??= new PrintChoice(this.#menu, this.#store);
    } catch {
      // The file is not there, now: the next time it may be.
    }
    this.#menu.requestUpdate();
  };

  render(): TemplateResult {
    const m = messages();
    return html`<details @toggle=${this.#load}>
      <summary>${m.print}</summary>
      ${this.#choice?.render()}
    </details>`;
  }
}
