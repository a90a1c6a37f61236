import type { Level, Mode, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { CopyLink } from '../game-result/copy-link.js';
import { menuMessages } from '../locales/menu-messages.js';
import { messages } from '../locales/messages.js';
import { latePrint } from '../print/late-print.js';
import type { GameStore } from '../store/game-store.js';
import { request } from '../store/request-event.js';
import { StoreSlice } from '../store/store-slice.js';
import { controls } from '../tokens/controls.styles.js';
import { disclosure } from '../tokens/disclosure.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './game-menu.styles.js';
import { NewGameEvent, PlayCodeEvent, type ListName } from './menu-events.js';

/** The menu's own words, and those that it shares with other elements. */
const words = () => ({ ...messages(), ...menuMessages() });

/**
 * What is one tap away from the game: a new game, a code to play or pass on, the last move taken back, the rules.
 *
 * @summary The game's menu.
 * @fires new-game - the person starts a new game; `mode`, `level`, `list` and, where bots are offered, `bots` say which
 * @fires play-code - the person typed a game code; `code` is what was typed
 * @fires settings-open - the person opened Settings: what they see there is what the page puts inside the element
 * @fires undo-request - `command` is `{ type: 'undo' }`
 * @csspart menu - the disclosures
 * @csspart copy - the button that copies the link of the board
 */
export class GameMenu extends LitElement {
  static override styles = [tokens, controls, disclosure, styles];

  static override properties: PropertyDeclarations = {
    code: {},
    link: {},
    list: {},
    ownList: { type: Boolean, attribute: 'own-list' },
    yours: { type: Boolean },
    settings: { type: Boolean },
    bots: {},
    problem: {},
    noKey: { attribute: false },
    store: { attribute: false },
    codeOpen: { state: true },
  };

  /** The code of the board on the table. */
  declare code: string | undefined;
  /** The link that deals it again. */
  declare link: string | undefined;
  /** The list that is chosen. */
  declare list: ListName;
  /** The page has a list of its own to choose. */
  declare ownList: boolean;
  /** That list is the person's own. */
  declare yours: boolean;
  /** There are settings, inside the element. */
  declare settings: boolean;
  /** The seats that bots play now; where it is not undefined the next game's can be chosen. */
  declare bots: string | undefined;
  /** The key is a bot's now, and cannot be printed. */
  declare noKey: boolean | undefined;
  /** Why a code was not played. */
  declare problem: string | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;
  declare protected copied: 'no' | 'yes' | 'failed';
  /** The code can be searched for the key: it is in the document only while someone looks at it. */
  declare protected codeOpen: boolean;

  #slice = new StoreSlice(this, ({ shared, mine }: WordCodesView) => ({
    undo: mine.can.includes('undo'),
    mode: shared.mode,
    level: shared.level,
    begun: shared.log.length > 0 && shared.phase !== 'finished',
  }));
  #copy = new CopyLink(this);
  #print = latePrint(this, () => this.#slice.store);

  constructor() {
    super();
    this.list = 'everyday';
    this.ownList = this.yours = this.settings = false;
    this.codeOpen = false;
  }

  #onNewGame(event: SubmitEvent): void {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const [mode, level = 'standard'] = (data.get('mode') as string).split('-') as [Mode, Level?];
    const { begun } = this.#slice.value ?? { begun: false };
    this.#fold(event.target as HTMLElement);
    this.dispatchEvent(
      new NewGameEvent(
        mode,
        level,
        data.get('list') as ListName,
        begun,
        (data.get('bots') as string | null) ?? undefined,
      ),
    );
  }

  #onCode(event: SubmitEvent): void {
    event.preventDefault();
    const code = new FormData(event.target as HTMLFormElement).get('code') as string;
    this.dispatchEvent(new PlayCodeEvent(code));
  }

  #onToggleCode(event: Event): void {
    this.codeOpen = (event.target as HTMLDetailsElement).open;
  }

  /** What is around may give an open panel more room: an attribute tells that there is one. Toggling does not bubble. */
  protected override firstUpdated(): void {
    const tell = (): boolean =>
      this.toggleAttribute('data-open', this.renderRoot.querySelector('details[open]') !== null);
    this.renderRoot.addEventListener('toggle', tell, true);
  }

  #onToggleSettings(event: Event): void {
    if ((event.target as HTMLDetailsElement).open) this.dispatchEvent(new Event('settings-open'));
  }

  #fold(inside: HTMLElement): void {
    const details = inside.closest('details');
    details?.querySelector('summary')?.focus(); // before what has the focus is hidden
    details?.removeAttribute('open');
  }

  protected override render(): TemplateResult {
    const m = words();
    return html`<nav class="menu" part="menu" aria-label=${m.menu}>
      ${this.#renderNewGame()} ${this.#renderCode()} ${this.#print()}
      ${
        this.settings
          ? html`<details @toggle=${this.#onToggleSettings}>
              <summary>${m.settings}</summary>
              <slot></slot>
            </details>`
          : nothing
      }
      <details>
        <summary>${m.howTo}</summary>
        ${m.howToText.map((text) => html`<p>${text}</p>`)}
      </details>
      <button
        class="quiet"
        aria-disabled=${this.#slice.value?.undo ? nothing : 'true'}
        @click=${() => this.#slice.value?.undo && void request(this, 'undo-request', { type: 'undo' })}
      >
        ${m.undo}
      </button>
    </nav>`;
  }

  #renderNewGame(): TemplateResult {
    const m = words();
    const { mode, level, begun } = this.#slice.value ?? { mode: 'teams', level: 'standard', begun: false };
    const now = mode === 'teams' ? 'teams' : `coop-${level}`;
    const choice = (name: string, value: string, text: string, chosen: string): TemplateResult =>
      html`<label
        ><input type="radio" name=${name} value=${value} .checked=${value === chosen} /> ${text}</label
      >`;
    return html`<details>
      <summary>${m.newGame}</summary>
      <form @submit=${this.#onNewGame}>
        <fieldset>
          <legend>${m.howMany}</legend>
          ${choice('mode', 'teams', m.modeTeams, now)} ${choice('mode', 'coop-standard', m.modeCoop, now)}
          ${choice('mode', 'coop-easy', m.modeCoopEasy, now)}
        </fieldset>
        <fieldset>
          <legend>${m.whichList}</legend>
          ${choice('list', 'everyday', m.listEveryday, this.list)}
          ${choice('list', 'all', m.listAll, this.list)}
          ${this.ownList ? choice('list', 'own', this.yours ? m.listYours : m.listOwn, this.list) : nothing}
        </fieldset>
        ${
          this.bots === undefined
            ? nothing
            : html`<fieldset>
                <legend>${m.whoPlays}</legend>
                ${choice('bots', '', m.botsNone, this.bots)} ${choice('bots', 'giver', m.botsGive, this.bots)}
                ${choice('bots', 'guessers', m.botsGuess, this.bots)}
              </fieldset>`
        }
        ${begun ? html`<p class="hint">${m.sure}</p>` : nothing}
        <button class="primary">${m.startNew}</button>
      </form>
    </details>`;
  }

  #renderCode(): TemplateResult {
    const m = words();
    return html`<details @toggle=${this.#onToggleCode}>
      <summary>${m.gameCode}</summary>
      ${
        this.code && this.codeOpen
          ? html`<p class="share">${this.#copy.render(this.code, this.link ?? this.code)}</p>`
          : nothing
      }
      <form @submit=${this.#onCode}>
        <label for="code">${m.playCode}</label>
        <div class="row">
          <input
            id="code"
            name="code"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            maxlength="64"
            required
            aria-invalid=${this.problem ? 'true' : nothing}
            aria-describedby="problem"
          />
          <button>${m.playCodeGo}</button>
        </div>
        <p id="problem" class="problem">${this.problem}</p>
      </form>
    </details>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-menu': GameMenu;
  }
}
