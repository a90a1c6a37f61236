import type { CardView, LogEntry, Owner } from '@cluekit/sdk/word-codes';
import { html, nothing, type TemplateResult } from 'lit';
import { ownerShape } from '../icons/owner-shape.js';
import { messages } from '../locales/messages.js';
import { turnsOf, type LoggedTurn } from './turns.js';

/**
 * The turns of a log as a list: the clue of each, and the cards that were flipped on it.
 *
 * @param lang the language of the words
 */
export function renderTurns(
  log: readonly LogEntry[],
  cards: readonly CardView[],
  lang: string,
): TemplateResult {
  return html`<ol part="log">
    ${turnsOf(log).map((turn) => renderTurn(turn, cards, lang))}
  </ol>`;
}

function renderTurn(
  { team, clue, flips, end, reveals }: LoggedTurn,
  cards: readonly CardView[],
  lang: string,
): TemplateResult {
  const m = messages();
  return html`<li class="turn" part="turn">
    <p class="clue">
      ${ownerShape(team)}<span class="sr">${m.team(team)}: </span>
      ${
        clue
          ? html`<b>${clue.word === null ? m.spoken : html`<bdi lang=${lang}>${clue.word}</bdi>`}</b>
              <span class="number">${clue.number === 'unlimited' ? '∞' : clue.number}</span>`
          : html`<span>${end ? m.turnEnds[end](team) : nothing}</span>`
      }
    </p>
    ${
      flips.length + reveals.length > 0
        ? html`<ul>
            ${flips.map(({ card, owner }) => renderFlip(cards[card]?.word, lang, owner))}
            ${reveals.map(({ card, owner, why }) =>
              renderFlip(cards[card]?.word, lang, owner, why === 'rival' ? m.rival : m.foulMark),
            )}
          </ul>`
        : nothing
    }
  </li>`;
}

function renderFlip(word: string | undefined, lang: string, owner: Owner, mark?: string): TemplateResult {
  return html`<li class="flip">
    ${ownerShape(owner)} <span lang=${lang} dir="auto">${word}</span
    ><span class="sr">, ${messages().owner(owner)}</span
    >${mark ? html` <span class="mark">(${mark})</span>` : nothing}
  </li>`;
}
