import { html, type TemplateResult } from 'lit';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { menuMessages } from '../locales/menu-messages.js';

/** The rules in short, folded: the same in the lobby and in the menu of a table. */
export function renderHowTo(): TemplateResult {
  return html`<details class="how">
    <summary>${menuMessages().howTo}</summary>
    ${codeDependenceMessages().howToText.map((text) => html`<p>${text}</p>`)}
  </details>`;
}
