import { html, type TemplateResult } from 'lit';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { messages } from '../locales/messages.js';

/** The rules in short, folded: the same in the lobby and in the menu of a table. */
export function renderHowTo(): TemplateResult {
  return html`<details class="how">
    <summary>${messages().howTo}</summary>
    ${codeDependenceMessages().howToText.map((text) => html`<p>${text}</p>`)}
  </details>`;
}
