import { nothing } from 'lit';
import type { GameStore } from '../store/game-store.js';
import type { prefixedHtml } from '../store/prefixed-html.js';
import type { Choice } from './choose.js';
import type { Stage } from './stage.js';
import type { WordCodes } from './word-codes.js';

type Html = ReturnType<typeof prefixedHtml>;

/** What there is to show beside what the page set. */
export interface Scene {
  readonly store: GameStore | undefined;
  readonly stage: Stage;
  /** What the table is dealt from. Its code goes to the menu and the result only. */
  readonly dealt: Choice | undefined;
  /** The link that deals it again. */
  readonly link: string | undefined;
  /** The fewest turns of a Co-op game won on its level. */
  readonly best: number | undefined;
  /** Why a code was not played. */
  readonly problem: string;
}

/** A game, whatever its stage. */
export function renderTable(host: WordCodes, scene: Scene, html: Html): unknown {
  const { stage, dealt, problem } = scene;
  const result = stage === 'result';
  return html`<word-game .store=${scene.store}>
    <div class="table">
      <div class="main">
        ${problem ? html`<p class="problem">${problem}</p>` : nothing}
        <turn-status ?waiting=${stage === 'outcome'} ?hidden=${result}></turn-status>
        ${result ? renderResult(host, scene, html) : nothing}
        <word-bank
          ?disabled=${stage !== 'guess'}
          .wordsLang=${dealt?.list === 'own' ? host.wordsLang : 'en'}
        ></word-bank>
        ${result ? nothing : html`<div class="actions ${stage}">${renderActions(host, stage, html)}</div>`}
      </div>
      <div class="side">
        <score-board></score-board>
        ${result ? nothing : html`<clue-log></clue-log>`}
        ${host.noMenu ? nothing : [renderMenu(host, scene, html), host.feed.render()]}
      </div>
    </div>
  </word-game>`;
}

function renderActions(host: WordCodes, stage: Stage, html: Html): unknown {
  switch (stage) {
    case 'clue':
      return html`<key-peek .peek=${host.peek ?? 'both'}></key-peek> <clue-composer></clue-composer>`;
    case 'guess':
      return html`<clue-bar></clue-bar> <flip-panel></flip-panel>`;
    default:
      return html`<outcome-panel @go-on=${host.onGoOn}></outcome-panel>`;
  }
}

function renderResult(host: WordCodes, { dealt, link, best }: Scene, html: Html): unknown {
  return html`<game-result
    .code=${dealt?.code ?? ''}
    .link=${link}
    .best=${best}
    @play-again=${host.onPlayAgain}
    @same-board=${host.onSameBoard}
  ></game-result>`;
}

function renderMenu(host: WordCodes, { dealt, link, problem }: Scene, html: Html): unknown {
  return html`<game-menu
    .code=${dealt?.code}
    .link=${link}
    .list=${host.list}
    ?own-list=${host.words !== undefined}
    .problem=${problem}
    @new-game=${host.onNewGame}
    @play-code=${host.onPlayCode}
  ></game-menu>`;
}
