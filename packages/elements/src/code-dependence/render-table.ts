import { nothing } from 'lit';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { request } from '../store/request-event.js';
import type { prefixedHtml } from '../store/prefixed-html.js';
import { TableMenuEvent } from '../table-menu/menu-event.js';
import type { CodeDependence } from './code-dependence.js';
import type { OneDevice } from './one-device.js';
import { namesOf } from './settings.js';
import type { Stage } from './stage.js';

type Html = ReturnType<typeof prefixedHtml>;

/** The element that takes the focus when a stage begins and the control that had it is gone. */
export const FIRST: Record<Stage, string> = {
  cover: 'seat-handover',
  planning: 'planning-hand',
  clue: 'clue-composer',
  guess: 'word-bank',
  wait: 'word-bank',
  outcome: 'outcome-panel',
  scoring: 'score-sheet',
  result: 'game-result',
  paused: 'word-bank',
};

/** A match on one device, whatever its stage: what is public in one game, a seat's own in another inside it. */
export function renderTable(host: CodeDependence, device: OneDevice, html: Html): unknown {
  const { table } = device;
  if (!table) return nothing;
  const names = namesOf(table.settings);
  const bots = table.settings.seats.map(({ bot }) => bot);
  const over = device.staged.stage === 'scoring' || device.staged.stage === 'result'; // the sums stand in the middle
  const open = device.seatStore;
  const way = host.feed(table.owner, { names, lang: device.shared?.language ?? 'en' });
  return html`<word-game .store=${table.owner} .names=${names} .announcer=${host.announcer ?? 'body'}>
    <div class="table">
      <div class="main">
        ${
          open
            ? html`<word-game inner announcer="none" .store=${open} .names=${names}
                ><div class="main">${renderStage(host, device, html)}</div></word-game
              >`
            : renderStage(host, device, html)
        }
      </div>
      <div class="side">
        ${over ? nothing : html`<score-board .names=${names} .bots=${bots}></score-board>`}
        ${hasClue(device) ? html`<deduction-grid .names=${names}></deduction-grid>` : nothing}
        ${host.ask ? html`<ask-field .names=${names} .clock=${device.clock.now}></ask-field>` : nothing}
        ${
          host.noMenu
            ? nothing
            : [
                html`<table-menu
                  no-pause
                  .bots=${bots}
                  .names=${names}
                  ?paused=${device.paused}
                  ?reading=${device.staged.stage === 'outcome'}
                  ?kept=${table.kept}
                  @table-menu=${host.onMenu}
                  @undo-request=${host.onUndo}
                  @skip-request=${host.onSkip}
                ></table-menu>`,
                way,
              ]
        }
        <clue-log .names=${names}></clue-log>
      </div>
    </div>
  </word-game>`;
}

/** Whether the running round has a clue to reason about. */
function hasClue({ shared }: OneDevice): boolean {
  if (!shared || shared.phase === 'scoring' || shared.phase === 'finished') return false;
  return shared.log.some((entry) => entry.type === 'clue' && entry.round === shared.round);
}

const askPause = ({ currentTarget }: Event): void =>
  void (currentTarget as HTMLElement).dispatchEvent(new TableMenuEvent({ type: 'pause' }));

const nextRound = ({ currentTarget }: Event): void =>
  void request(currentTarget as HTMLElement, 'next-round-request', { type: 'nextRound' });

function renderStage(host: CodeDependence, device: OneDevice, html: Html): unknown {
  const m = codeDependenceMessages();
  const table = device.table as NonNullable<OneDevice['table']>;
  const names = namesOf(table.settings);
  const { stage, seat } = device.staged;
  const { shared } = device;
  const pause = host.noMenu
    ? nothing
    : html`<button class="quiet" part="pause" @click=${askPause}>${m.pause}</button>`;
  const status = html`<div class="top" @table-menu=${host.onMenu}>
    <turn-status
      .names=${names}
      .bots=${table.settings.seats.map(({ bot }) => bot)}
      ?waiting=${stage === 'outcome'}
    ></turn-status>
    ${
      device.clock.countdown
        ? html`<turn-timer
            .countdown=${device.clock.countdown}
            .total=${device.clock.whole}
            .deadline=${null}
          ></turn-timer>`
        : nothing
    }
    ${pause}
  </div>`;
  const bank = html`<word-bank .names=${names}></word-bank>`;
  const hand = html`<planning-hand compact></planning-hand>`;
  switch (stage) {
    case 'cover':
      return html`<seat-handover
          .seat=${seat}
          .phase=${shared?.phase}
          .names=${names}
          @seat-ready=${host.onSeatReady}
        ></seat-handover>
        <div class="end" @table-menu=${host.onMenu}>${pause}</div>`;
    case 'paused':
      return html`<section class="still">
        <h2>${m.pausedHeading}</h2>
        <p>${m.pausedHint}</p>
        <button class="primary" part="resume" @click=${() => device.pause(false)}>${m.resume}</button>
      </section>`;
    case 'planning':
      return html`${status}<planning-hand></planning-hand>${bank}`;
    case 'clue':
      return html`${status}
        <clue-composer .draft=${device.draft} .check=${table.check} .names=${names}></clue-composer>
        ${bank}`;
    case 'guess':
      return html`${status}${bank}
        <div class="actions guess">
          <clue-bar .names=${names}></clue-bar>
          <guess-panel .names=${names}></guess-panel>
        </div>
        ${hand}`;
    case 'outcome':
      return html`${status}<outcome-panel .names=${names} @go-on=${host.onGoOn}></outcome-panel>${bank}`;
    case 'scoring':
      return html`${status}
        <div class="end">
          <button class="primary" part="next-round" @click=${nextRound}>
            ${m.nextRound((shared?.round ?? 0) + 1)}
          </button>
        </div>
        <score-sheet .names=${names}></score-sheet>`;
    case 'result':
      return html`<game-result
          .names=${names}
          .verify=${table.verify}
          @play-again=${host.onPlayAgain}
        ></game-result>
        <score-sheet .names=${names} ?no-sums=${shared?.round === 1}></score-sheet>${bank}`;
    default:
      // Who plays alone sees what it has handed in, while the bots are at it.
      return html`${status}<clue-bar .names=${names}></clue-bar>${
          seat === null ? nothing : html`<guess-panel .names=${names}></guess-panel>`
        }${bank}${seat === null ? nothing : hand}`;
  }
}
