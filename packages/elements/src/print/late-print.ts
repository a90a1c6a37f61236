import { html, type LitElement, type TemplateResult } from 'lit';
import { menuMessages } from '../locales/menu-messages.js';
import { messages } from '../locales/messages.js';
import type { GameStore } from '../store/game-store.js';

/**
 * What can be printed, in a menu. Its file is loaded when it is first opened; where it is not there, then it may be the
 * next time.
 *
 * @returns what the menu shows of it
 */
export function latePrint(menu: LitElement, store: () => GameStore | undefined): () => TemplateResult {
  let choice: { render(): unknown } | undefined;
  let failed = '';
  const load = (): void => {
    import('./print-choice.js').then(
      ({ PrintChoice }) => {
        choice ??= new PrintChoice(menu, store);
        menu.requestUpdate();
      },
      () => {
        failed = messages().notLoaded;
        menu.requestUpdate();
      },
    );
  };
  return () =>
    html`<details @toggle=${load}>
      <summary>${menuMessages().print}</summary>
      ${choice?.render() ?? failed}
    </details>`;
}
