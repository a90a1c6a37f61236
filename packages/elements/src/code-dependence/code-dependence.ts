import type { GuessMode } from '@cluekit/sdk/code-dependence';
import type { GameRecord } from '@cluekit/sdk/record';
import { html as plain, LitElement, nothing } from 'lit';
import type { ClueComposer } from '../clue-composer/clue-composer.js';
import type { LobbyDeck } from '../game-lobby/settings.js';
import type { StartGameEvent } from '../game-lobby/start-game-event.js';
import { GameProblemEvent } from '../game/game-events.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { problemText } from '../locales/problem.js';
import type { SeatReadyEvent } from '../seat-handover/seat-ready-event.js';
import { announce, type Announcer } from '../store/announcer.js';
import { readKept } from '../store/device.js';
import type { GameStore } from '../store/game-store.js';
import { prefixedHtml } from '../store/prefixed-html.js';
import { takeRequest, whenHeard } from '../store/request-event.js';
import type { TableMenuEvent, TableWish } from '../table-menu/menu-event.js';
import { controls } from '../tokens/controls.styles.js';
import { lateFeed } from '../game-projector/late-feed.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './code-dependence.styles.js';
import { agrees } from './agrees.js';
import { deckOf } from './decks.js';
import { fixedSettings } from './fixed-settings.js';
import { IntoSight } from './into-sight.js';
import { keepName } from './keep-name.js';
import { readMatch } from './kept-match.js';
import { OneDevice } from './one-device.js';
import { OtherTab } from './other-tab.js';
import { PROPERTIES } from './properties.js';
import { Refocus } from './refocus.js';
import { renderLobby } from './render-lobby.js';
import { FIRST, renderTable } from './render-table.js';
import { isSettings, type Settings } from './settings.js';
import { StrayPress } from './stray-press.js';
import type { Table, TableOptions } from './table.js';

/**
 * Code Dependence, whole, on one device: from the lobby to the winner, persons and bots in any seat. A reload goes on
 * where the match was.
 *
 * @summary A game of Code Dependence.
 * @fires log-entry - one thing more happened: a clue, a flip, a guess; `entry` says what
 * @fires turn-change - the phase or the turn changed
 * @fires game-end - the game is over
 * @fires game-problem - the game could not be set up; `message` says why
 * @fires next-round-request - `command` is `{ type: 'nextRound' }`
 * @csspart pause - the button that pauses the match
 * @csspart resume - the button that ends a pause
 * @csspart next-round - the button that goes on to the next round
 */
export class CodeDependence extends LitElement {
  static override styles = [tokens, controls, styles];

  static override properties = PROPERTIES;

  /** Fixes the seats, 2 … 7. */
  declare players: number | undefined;
  /** `table` (3 to 7 seats) or `duel` (2); left out, the lobby decides (CD-21). */
  declare mode: 'table' | 'duel' | undefined;
  /** How many of the last seats bots play: in the lobby to begin with, without one fixed. */
  declare bots: number | undefined;
  /** Fixes the deck: `classic`, `nature`, `school`, `everyday`, `all`, or `page`: the page's own `words`. */
  declare deck: LobbyDeck | undefined;
  /** Fixes the rounds: 1, 2, 3 or 5. */
  declare rounds: Settings['rounds'] | undefined;
  /** Fixes the way of guessing: `simultaneous` or `sequential`. */
  declare guessMode: GuessMode | undefined;
  /** Fixes the clocks: `off`, or how many times as long as the rulebook's, 1 … 10. */
  declare timers: string | undefined;
  /** The page's own words; as an attribute, parted by commas, semicolons or lines. */
  declare words: readonly string[] | undefined;
  /** The language of the page's own and of pasted words, a BCP 47 tag; the built-in lists are English. */
  declare wordsLang: string | undefined;
  /** `human` (default): bots take their time. `off`: they act at once. */
  declare pace: 'human' | 'off' | undefined;
  /** Where the page serves `lexicon-en.bin`: its bots know words. Without it they are simple, and nothing is fetched. */
  declare lexicon: string | undefined;
  /** The address of a page with a `<game-projector>`: the menu opens it in a second window. */
  declare projector: string | undefined;
  /** The name that a projector hears this game by. Undefined: a new one, which the link of `projector` hands on. */
  declare channel: string | undefined;
  /** Where the live region is that says what happens: `body` (default), `host`: in here; `none`: nobody says it. */
  declare announcer: Announcer | undefined;
  /** Shows a field that answers typed questions: the time, the scores, the clue, what is left. */
  declare ask: boolean;
  /** `light` or `dark`; left out, the page's color scheme decides. */
  declare theme: 'light' | 'dark' | undefined;
  /** Starts at once, with what the attributes say. */
  declare noLobby: boolean;
  declare noMenu: boolean;
  /** Keeps nothing on the device: a reload gives the match up. */
  declare noKeep: boolean;
  /** Names may be typed in the lobby. */
  declare freeNames: boolean;
  declare protected problem: string;
  declare protected notice: string;
  declare protected busy: boolean;

  #device = new OneDevice(this);
  #setup = 0;
  #kept: string | undefined;
  /** What is kept is looked at: no lobby yet. */
  #resuming = false;
  #sight = new IntoSight(this, () => this.#stage);
  /** For `renderTable`. */
  readonly feed = lateFeed(this);

  constructor() {
    super();
    this.noLobby = this.noMenu = this.noKeep = this.freeNames = this.ask = this.busy = false;
    this.problem = this.notice = '';
    this.#device.written = () => this.#part<ClueComposer>('clue-composer')?.draft;
    this.#device.updateNow = () => this.hasUpdated && this.isUpdatePending && this.performUpdate();
    new Refocus(
      this,
      () => this.#stage,
      () => this.#first,
    );
    new StrayPress(this, () => this.#stage);
    new OtherTab(
      this,
      () => this.#name,
      () => this.#device.table?.isBehind && void this.#readAgain(),
    );
  }

  /** The record of the match: whole once it is over, before that its public part; null in the lobby. */
  get record(): GameRecord | null {
    return this.#device.table?.record() ?? null;
  }

  /** Starts a match with these settings, in place of the lobby's or of the one on the table. */
  async start(settings: Settings): Promise<void> {
    const asked = this.wordsLang ? { language: this.wordsLang, ...settings } : settings;
    await this.#set(async ({ setTable }, isWanted) => {
      const deck = await deckOf(asked);
      if (!isWanted()) return undefined;
      const table = await setTable(asked, deck, this.#options);
      if (!isWanted()) table.forget(); // it lies where the other one is to lie
      return table;
    });
  }

  protected override willUpdate(): void {
    if (!this.hasUpdated) this.#resuming = !this.noKeep && readKept(this.#name) !== null;
  }

  protected override firstUpdated(): void {
    if (this.noKeep) return void (this.noLobby && this.start(fixedSettings(this)));
    void this.#resume();
  }

  /** Another tab has played the match on. */
  async #readAgain(): Promise<void> {
    await this.#set(({ resumeTable }) => resumeTable(this.#options));
    this.notice = codeDependenceMessages().elsewhere;
  }

  /** Goes on with what is kept on this device; else the lobby, or at once. */
  async #resume(): Promise<void> {
    if (this.#resuming && agrees(readMatch(this.#name)?.settings, this))
      await this.#set(({ resumeTable }) => resumeTable(this.#options), codeDependenceMessages().notKept);
    this.#resuming = false;
    this.requestUpdate();
    if (this.#device.table) return;
    if (!this.noLobby) return;
    const lost = this.problem !== ''; // and stays told, though another game begins at once
    await this.start(fixedSettings(this));
    if (lost && this.#device.table) this.notice = codeDependenceMessages().lostKept;
  }

  async #set(
    make: (engine: Engine, isWanted: () => boolean) => Promise<Table | undefined>,
    told?: string,
  ): Promise<void> {
    const setup = ++this.#setup;
    const isWanted = (): boolean => setup === this.#setup; // another game may be asked for meanwhile
    this.busy = true;
    try {
      const table = await make(await import('./table.js'), isWanted);
      if (!table || !isWanted()) return table?.close();
      this.problem = this.notice = '';
      this.#device.use(table);
    } catch (error) {
      if (isWanted()) this.#fail(told ?? problemText(error));
    } finally {
      if (isWanted()) this.busy = false;
    }
  }

  #fail(message: string): void {
    this.problem = message;
    this.dispatchEvent(new GameProblemEvent(message));
  }

  get #name(): string {
    return (this.#kept ??= keepName(this));
  }

  get #options(): TableOptions {
    return {
      name: this.noKeep ? null : this.#name,
      pace: this.pace !== 'off',
      lexicon: this.lexicon,
      onNews: (notice) => {
        if (notice) announce(notice);
        this.notice = notice;
      },
    };
  }

  // An event of that name may be anybody's: what it carries is looked at before it is believed.
  readonly onSeatReady = (event: SeatReadyEvent): void =>
    whenHeard(event, () => this.#device.show(event.seat));
  readonly onGoOn = (event: Event): void => whenHeard(event, () => this.#device.goOn());
  readonly onPlayAgain = (event: Event): void => whenHeard(event, () => this.#toLobby());
  readonly onMenu = (event: TableMenuEvent): void => whenHeard(event, () => this.#onWish(event.wish));
  readonly onSkip = this.#sight.ask;
  /** What bots did since goes with a person's move. */
  readonly onUndo = (event: Event): void => {
    this.#sight.ask();
    takeRequest(event, { send: () => this.#device.table?.takeBack() } as unknown as GameStore);
  };

  #onWish(wish: TableWish | null | undefined): void {
    if (wish?.type === 'pause') this.#device.pause(true);
    else if (wish?.type === 'set-up') this.#toLobby();
    else if (wish?.type === 'forget') this.#erase();
    else if (wish?.type === 'seat-bot' && Number.isInteger(wish.seat) && typeof wish.bot === 'boolean')
      this.#device.seatBot(wish.seat, wish.bot);
  }

  #erase(): void {
    this.#forget();
    const { erased } = codeDependenceMessages();
    announce((this.notice = erased));
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.notice')?.focus());
  }

  #forget(): void {
    this.#device.table?.forget();
    this.requestUpdate();
  }

  #toLobby(): void {
    this.#setup++;
    this.#forget();
    this.#device.use(undefined);
    if (this.noLobby) void this.start(fixedSettings(this));
  }

  readonly onStart = (event: StartGameEvent): void =>
    whenHeard(event, () => {
      if (isSettings(event.settings)) void this.start(event.settings);
    });

  readonly checkDeck = async (text: string) => (await import('./table.js')).parsePasted(text);

  get #stage(): string {
    const { table, staged } = this.#device;
    return table ? `${staged.stage}/${staged.seat}` : 'lobby';
  }

  /** What comes first in the stage that is shown. */
  get #first(): HTMLElement | null {
    const { table, staged } = this.#device;
    const first = this.#prefix + (table ? FIRST[staged.stage] : 'game-lobby');
    return this.renderRoot.querySelector(`.still button, ${first}`);
  }

  #part<T extends HTMLElement>(name: string): T | null {
    return this.renderRoot.querySelector<T>(this.#prefix + name);
  }

  get #prefix(): string {
    return this.localName.slice(0, -'code-dependence'.length);
  }

  protected override render(): unknown {
    const html = prefixedHtml(this.#prefix);
    const problem = this.problem ? plain`<p class="problem" role="alert">${this.problem}</p>` : nothing;
    const notice = this.notice ? plain`<p class="notice" tabindex="-1">${this.notice}</p>` : nothing;
    if (this.#device.table) return [problem, notice, renderTable(this, this.#device, html)];
    this.feed(); // its projector waits
    const loading = plain`<p>${codeDependenceMessages().loading}</p>`;
    if ((this.noLobby && !this.problem) || this.#resuming) return loading;
    // What was chosen stays while a match is set up, and where that fails.
    return [problem, this.busy ? loading : nothing, renderLobby(this, html)];
  }
}

type Engine = typeof import('./table.js');

declare global {
  interface HTMLElementTagNameMap {
    'code-dependence': CodeDependence;
  }
}
