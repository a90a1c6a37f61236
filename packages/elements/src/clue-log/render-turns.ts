import type { CardView, LogEntry, Owner } from '@cluekit/sdk/word-codes';
import { html, nothing, type TemplateResult } from 'lit';
import { ownerShape } from '../icons/owner-shape.js';
import { messages } from '../locales/messages.js';
import { turnsOf, type LoggedTurn } from './turns.js';

/** The turns of a log as a list: the clue of each, and the cards that were flipped on it. */
export function renderTurns(log: readonly LogEntry[], cards: readonly CardView[]): TemplateResult {
  return html`<ol part="log">
    ${turnsOf(log).map((turn) => renderTurn(turn, cards))}
  </ol>`;
}

function renderTurn(
  { team, clue, flips, end, reveals }: LoggedTurn,
  cards: readonly CardView[],
): TemplateResult {
  const m = messages();
  return html`<li class="turn" part="turn">
    <p class="clue">
      ${ownerShape(team)}<span class="sr">${m.team(team)}: </span>
      ${
        clue
          ? html`<b>${clue.word === null ? m.spoken : html`<bdi>${clue.word}</bdi>`}</b>
              <span class="number">${clue.number === 'unlimited' ? '∞' : clue.number}</span>`
          : html`<span>${end ? m.turnEnds[end](team) : nothing}</span>`
      }
    </p>
    ${
      flips.length + reveals.length > 0
        ? html`<ul>
            ${flips.map(({ card, owner }) => renderFlip(cards, card, owner))}
            ${reveals.map(({ card, owner, why }) =>
              renderFlip(cards, card, owner, why === 'rival' ? m.rival : m.foulMark),
            )}
          </ul>`
        : nothing
    }
  </li>`;
}

function renderFlip(cards: readonly CardView[], card: number, owner: Owner, mark?: string): TemplateResult {
  return html`<li class="flip">
    ${ownerShape(owner)} <span dir="auto">${cards[card]?.word}</span
    ><span class="sr">, ${messages().owner(owner)}</span
    >${mark ? html` <span class="mark">(${mark})</span>` : nothing}
  </li>`;
}
