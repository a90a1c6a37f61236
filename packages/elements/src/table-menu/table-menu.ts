import type { CodeDependenceView } from '@cluekit/sdk/code-dependence';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { styles as menuStyles } from '../game-menu/game-menu.styles.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { menuMessages } from '../locales/menu-messages.js';
import { latePrint } from '../print/late-print.js';
import { seatName } from '../locales/seat-name.js';
import { announce } from '../store/announcer.js';
import type { GameStore } from '../store/game-store.js';
import { request } from '../store/request-event.js';
import { StoreSlice } from '../store/store-slice.js';
import { controls } from '../tokens/controls.styles.js';
import { disclosure } from '../tokens/disclosure.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { TableMenuEvent, type TableWish } from './menu-event.js';
import { styles } from './table-menu.styles.js';
import { renderHowTo } from './render-how-to.js';

/**
 * What whoever set the table up can do: pause, take back, skip who does not act, hand a seat to a bot and back, start
 * anew, erase what is kept (CD-20, B25).
 *
 * @summary The menu of a table of Code Dependence.
 * @fires table-menu - something was chosen; `wish` says what
 * @fires undo-request - `command` is `{ type: 'undo' }`
 * @fires skip-request - `command` is `{ type: 'timeout' }`
 * @csspart menu - the whole
 */
export class TableMenu extends LitElement {
  static override styles = [tokens, controls, disclosure, menuStyles, styles];

  static override properties: PropertyDeclarations = {
    bots: { attribute: false },
    names: { attribute: false },
    paused: { type: Boolean },
    reading: { type: Boolean },
    noPause: { type: Boolean, attribute: 'no-pause' },
    kept: { type: Boolean },
    store: { attribute: false },
  };

  /** Which seats a bot plays. */
  declare bots: readonly boolean[];
  /** The seats' names, by seat. Undefined: "Seat 1" and so on. */
  declare names: readonly string[] | undefined;
  /** The match stands still. */
  declare paused: boolean;
  /** People read what came of a clue: there is nobody to skip. */
  declare reading: boolean;
  /** The page has a button of its own for the pause. */
  declare noPause: boolean;
  /** The match is kept on this device, with its secrets. */
  declare kept: boolean;
  /** A store of the element's own, in place of the game's around it: the owner's. */
  declare store: GameStore | undefined;

  #slice = new StoreSlice(this, ({ mine, shared }: CodeDependenceView) => ({
    undo: mine.can.includes('undo'),
    skip: mine.can.includes('timeout'),
    over: shared.phase === 'finished',
    clue: shared.phase === 'clue',
    seal: shared.commitment,
  }));
  #print = latePrint(this, () => this.#slice.store);

  constructor() {
    super();
    this.bots = [];
    this.paused = this.kept = this.reading = this.noPause = false;
  }

  async #ask(type: string, command: object): Promise<void> {
    const reply = await request(this, type, command);
    if (reply?.ok && type === 'undo-request') announce(codeDependenceMessages().takenBack);
  }

  #wish(wish: TableWish): void {
    this.dispatchEvent(new TableMenuEvent(wish));
  }

  protected override render(): TemplateResult {
    const m = codeDependenceMessages();
    const { undo, skip, over, clue, seal } = this.#slice.value ?? NOTHING;
    const ask = (type: string, allowed: boolean, command: object, text: string): TemplateResult =>
      html`<button
        class="quiet"
        aria-disabled=${allowed ? nothing : 'true'}
        @click=${() => allowed && void this.#ask(type, command)}
      >
        ${text}
      </button>`;
    return html`<nav class="menu" part="menu" aria-label=${menuMessages().menu}>
      ${
        over || this.noPause
          ? nothing
          : html`<button class="quiet" ?hidden=${this.paused} @click=${() => this.#wish({ type: 'pause' })}>
              ${m.pause}
            </button>`
      }
      ${ask('undo-request', undo, { type: 'undo' }, menuMessages().undo)}
      ${
        over
          ? nothing
          : ask(
              'skip-request',
              skip && !this.paused && !this.reading,
              { type: 'timeout' },
              clue ? m.skipClue : m.skip,
            )
      }
      ${this.bots.length > 0 && !over ? this.#renderSeats() : nothing} ${this.#print()} ${renderHowTo()}
      <details>
        <summary>${menuMessages().newGame}</summary>
        <form @submit=${(event: Event) => (event.preventDefault(), this.#wish({ type: 'set-up' }))}>
          ${over ? nothing : html`<p class="hint">${menuMessages().sure}</p>`}
          <button class="primary">${m.setUp}</button>
        </form>
      </details>
      ${
        seal
          ? html`<details>
              <summary>${m.sealed}</summary>
              <p class="hint">${m.sealedHint}</p>
              <p class="seal"><code>${seal}</code></p>
            </details>`
          : nothing
      }
      ${this.kept ? html`<p class="hint">${m.keptHere}</p>` : nothing}
      ${
        this.kept
          ? html`<button class="quiet" @click=${() => this.#wish({ type: 'forget' })}>${m.eraseKept}</button>`
          : nothing
      }
    </nav>`;
  }

  #renderSeats(): TemplateResult {
    const m = codeDependenceMessages();
    return html`<details>
      <summary>${m.whoPlays}</summary>
      <form @submit=${(event: Event) => event.preventDefault()}>
        ${this.bots.map(
          (bot, seat) =>
            html`<fieldset>
              <legend>${seatName(seat, this.names)}</legend>
              ${[false, true].map(
                (value) =>
                  html`<label
                    ><input
                      type="radio"
                      name="seat${seat}"
                      .checked=${bot === value}
                      @change=${() => this.#wish({ type: 'seat-bot', seat, bot: value })}
                    />
                    ${value ? m.bot : m.person}</label
                  >`,
              )}
            </fieldset>`,
        )}
      </form>
    </details>`;
  }
}

const NOTHING = { undo: false, skip: false, over: false, clue: false, seal: '' };

declare global {
  interface HTMLElementTagNameMap {
    'table-menu': TableMenu;
  }
}
