import type { HandCard } from '@cluekit/sdk/code-dependence';
import { html, nothing, type TemplateResult } from 'lit';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';

/** A hand whose CODED is chosen, as a list: CODED first, then the slots by number. Needs `handStyles`. */
export function renderHand(hand: readonly HandCard[], lang?: string): TemplateResult {
  const m = codeDependenceMessages();
  const order = [...hand].sort((a, b) => (a.slot ?? 0) - (b.slot ?? 0));
  return html`<ul class="hand" part="hand">
    ${order.map(
      ({ word, slot, coded, state }) =>
        html`<li class="held ${coded ? 'coded' : 'slot'} ${state}" part="card">
          <span class="tab">${coded ? m.coded : html`<span class="sr">${m.slot} </span>${slot ?? '–'}`}</span>
          <span class="word" part="word" lang=${lang ?? nothing} dir="auto">${word}</span>
          ${state === 'hidden' ? nothing : html`<span class="mark">${m.cardStates[state]}</span>`}
        </li>`,
    )}
  </ul>`;
}
