import { nothing } from 'lit';
import { messages } from '../locales/messages.js';
import type { prefixedHtml } from '../store/prefixed-html.js';
import { wordsLang } from '../store/words-lang.js';
import type { BotState } from './bot-play.js';
import type { Choice } from './choose.js';
import { gameLink } from './game-link.js';
import type { Stage } from './stage.js';
import type { Table } from './table.js';
import type { WordCodes } from './word-codes.js';

type Html = ReturnType<typeof prefixedHtml>;

/** What there is to show beside what the page set. */
export interface Scene {
  readonly table: Table | undefined;
  readonly stage: Stage;
  /** What the table is dealt from. Its code goes to the menu and the result only. */
  readonly dealt: Choice | undefined;
  /** The fewest turns of a Co-op game won on its level. */
  readonly best: number | undefined;
  /** Why a code was not played. */
  readonly problem: string;
  readonly bots: BotState;
}

/** A game, whatever its stage. */
export function renderTable(host: WordCodes, scene: Scene, html: Html): unknown {
  const { table, stage, dealt, problem } = scene;
  const { notice, thinking } = scene.bots;
  const { settings, offer, panel } = host.extras;
  if (offer) return panel ? panel.offer(html) : html`<p>${messages().connecting}</p>`;
  const result = stage === 'result';
  const lang = host.extras.langOf(dealt);
  const text = host.textSize ?? settings.text;
  const way = host.feed(table?.store, { lang });
  const still = (host.motion ?? settings.motion) === 'off';
  return html`<word-game .store=${table?.store} .wordsLang=${lang}>
    <div class="table ${text} ${still ? 'still' : ''}">
      <div class="main">
        ${problem ? html`<p class="problem">${problem}</p>` : nothing}
        ${notice ? html`<p class="notice">${notice}</p>` : nothing}
        <turn-status ?waiting=${stage === 'outcome'} ?bot=${thinking} ?hidden=${result}></turn-status>
        <game-result
          .code=${result ? dealt?.code : ''}
          .link=${result ? linkOf(host, dealt) : ''}
          .best=${scene.best}
          @play-again=${host.onPlayAgain}
          @same-board=${host.onSameBoard}
          ><word-bank
            ?disabled=${stage !== 'guess' || thinking}
            .layout=${host.layout ?? settings.layout}
          ></word-bank
        ></game-result>
        ${result ? nothing : html`<div class="actions ${stage}">${renderActions(host, scene, html)}</div>`}
      </div>
      <div class="side">
        <score-board></score-board>
        ${result ? nothing : html`<clue-log></clue-log>`}
        ${panel?.meanings(table?.words ?? [], lang ?? wordsLang(host), html)}
        ${host.noMenu ? nothing : [renderMenu(host, scene, html), way]}
      </div>
    </div>
  </word-game>`;
}

/** The link that deals a board again, with the words that it needs. */
function linkOf(host: WordCodes, dealt: Choice | undefined): string | undefined {
  const packed = dealt?.list === 'own' ? host.extras.deck?.packed : undefined;
  return dealt && gameLink(host.linkName, dealt.code, packed);
}

/** While it is a bot's turn nobody gets its key or its cards; a foul can be called on any team. */
function renderActions(host: WordCodes, { stage, bots }: Scene, html: Html): unknown {
  switch (stage) {
    case 'clue':
      if (bots.thinking !== false) return nothing;
      return html`<key-peek .peek=${host.peek ?? host.extras.settings.peek ?? 'both'}></key-peek>
        <clue-composer ?written=${bots.guess}></clue-composer>`;
    case 'guess':
      return html`<clue-bar></clue-bar> <flip-panel ?bot=${bots.thinking}></flip-panel>`;
    default:
      return html`<outcome-panel
        .next=${bots.next ? null : undefined}
        @go-on=${host.onGoOn}
      ></outcome-panel>`;
  }
}

/** The code of the board is in the menu, and at the end in the result. */
function renderMenu(host: WordCodes, { table, stage, dealt, problem, bots }: Scene, html: Html): unknown {
  const { deck, panel, failed, load } = host.extras;
  const m = messages();
  return html`<game-menu
    .code=${stage === 'result' ? '' : dealt?.code}
    .link=${linkOf(host, dealt)}
    .list=${host.list}
    ?own-list=${host.extras.words !== undefined}
    .yours=${deck?.words !== undefined}
    .bots=${host.lexicon === undefined ? undefined : (host.bots ?? '')}
    .problem=${problem}
    .noKey=${bots.thinking !== false || bots.next}
    settings
    @new-game=${host.onNewGame}
    @play-code=${host.onPlayCode}
    @settings-open=${load}
    >${panel ? panel.settings(table, html) : html`<p>${failed ? m.notLoaded : m.connecting}</p>`}</game-menu
  >`;
}
