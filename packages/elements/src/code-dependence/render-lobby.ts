import type { prefixedHtml } from '../store/prefixed-html.js';
import type { CodeDependence } from './code-dependence.js';

/** A lobby of a page with words of its own begins with them. */
const PAGE = { deck: 'page' } as const;

/** The lobby before a match, with what the page fixes. */
export function renderLobby(host: CodeDependence, html: ReturnType<typeof prefixedHtml>): unknown {
  return html`<div class="main">
    <game-lobby
      .mode=${host.mode}
      .players=${host.players}
      .settings=${host.words && !host.deck ? PAGE : undefined}
      .bots=${host.bots}
      .deck=${host.deck}
      .rounds=${host.rounds}
      .guessMode=${host.guessMode}
      .timers=${host.timers}
      .words=${host.words}
      .checkDeck=${host.checkDeck}
      ?free-names=${host.freeNames}
      @start-game=${host.onStart}
    ></game-lobby>
  </div>`;
}
