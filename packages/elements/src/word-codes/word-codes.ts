import type { GameRecord } from '@cluekit/sdk/record';
import type { Level, Mode, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, LitElement } from 'lit';
import {
  asksForGame,
  type ListName,
  type NewGameEvent,
  type PlayCodeEvent,
} from '../game-menu/menu-events.js';
import { messages } from '../locales/messages.js';
import { GameProblemEvent } from '../game/game-events.js';
import { problemText } from '../locales/problem.js';
import { announce } from '../store/announcer.js';
import { prefixedHtml } from '../store/prefixed-html.js';
import { whenHeard } from '../store/request-event.js';
import { lateFeed } from '../game-projector/late-feed.js';
import { tokens } from '../tokens/tokens.styles.js';
import { BotPlay } from './bot-play.js';
import { chooseCode, chooseNew, type Choice } from './choose.js';
import { Extras } from './extras.js';
import { keepWords } from './keep.js';
import { LinkWatch } from './link-watch.js';
import { Progress } from './progress.js';
import { PROPERTIES } from './properties.js';
import { Refocus } from './refocus.js';
import { renderTable } from './render-table.js';
import type { Settings } from './settings.js';
import type { Stage } from './stage.js';
import { setTable, type GameOptions, type Table } from './table.js';
import { styles } from './word-codes.styles.js';

/**
 * Word Codes, whole, on one device: a board is dealt the moment it is on the page (WC-1).
 *
 * @summary A game of Word Codes.
 * @fires log-entry - one thing more happened: a clue, a flip, a guess; `entry` says what
 * @fires turn-change - the phase or the turn changed
 * @fires game-end - the game is over
 * @fires game-problem - the game could not be set up; `message` says why
 * @csspart meanings - what the words of the page's own list mean
 */
export class WordCodes extends LitElement {
  static override styles = [tokens, styles];

  static override properties = PROPERTIES;

  /** `teams` (default) or `coop`. Takes effect with the next game. */
  declare mode: Mode;
  /** Co-op only: `standard` (default) or `easy`. Takes effect with the next game. */
  declare level: Level;
  /** The word list: `everyday` (default), `all`, or `own`: the page's. Takes effect with the next game. */
  declare list: ListName;
  /** A game code to deal from; without one a new board is dealt. */
  declare code: string | undefined;
  /** The page's own words, 25 different ones or more; as an attribute, parted by commas, semicolons or lines. */
  declare words: readonly string[] | undefined;
  /** The language of the page's own words. */
  declare wordsLang: string | undefined;
  /** What the page's own words mean, by the word as it is shown: whoever wants to know can look (B18). */
  declare definitions: Readonly<Record<string, string>> | undefined;
  /** Fixes the ways to open the key: `hold`, `toggle` or `both`. */
  declare peek: Settings['peek'];
  /** Fixes how the words stand: as a `grid`, or as a `list` one under the other. */
  declare layout: Settings['layout'];
  /** `off` fixes that nothing moves; `auto`, that it moves where the device allows it. */
  declare motion: Settings['motion'];
  /** Fixes how large everything is: `normal`, `large` or `larger`. */
  declare textSize: Settings['text'];
  /** `off`: no sound can be turned on. Without it a person may; a page cannot. */
  declare sound: 'off' | undefined;
  /** The seats that bots play: `giver`, `guessers`, `teal`, `amber-guessers` … Takes effect with the next game. */
  declare bots: string | undefined;
  /** Where the page serves `lexicon-en.bin`: its bots know words. Without it they are simple, and nothing is fetched. */
  declare lexicon: string | undefined;
  /** `human` (default): bots take their time. `off`: they act at once. */
  declare pace: 'human' | 'off' | undefined;
  /** The address of a page with a `<game-projector>`: the menu opens it in a second window. */
  declare projector: string | undefined;
  /** The name that a projector hears this game by. Undefined: a new one, which the link of `projector` hands on. */
  declare channel: string | undefined;
  /** `light` or `dark`; left out, the page's color scheme decides. */
  declare theme: 'light' | 'dark' | undefined;
  /** No menu: no new game, no code, no taking back. */
  declare noMenu: boolean;
  declare protected table: Table | undefined;
  declare protected problem: string;
  declare protected codeProblem: string;
  declare protected stage: Stage;

  /** What the table is dealt from. Its code is here and in the menu, never in a view. */
  #dealt: Choice | undefined;
  #progress = new Progress();
  #bots = new BotPlay(this);
  #setup = 0;
  #stop: (() => void) | undefined;
  /** For `renderTable`. */
  readonly feed = lateFeed(this);
  #link = new LinkWatch(
    this,
    () => this.linkName,
    (code) => {
      if (code !== this.#dealt?.code) void this.playCode(code);
    },
  );
  /** What the person chose and brought, for what renders the table. */
  readonly extras = new Extras(this);

  constructor() {
    super();
    this.mode = 'teams';
    this.level = 'standard';
    this.list = 'everyday';
    this.noMenu = false;
    new Refocus(
      this,
      () => this.stage,
      () => this.tagPrefix,
      () => this.table?.store,
    );
    this.problem = this.codeProblem = '';
    this.stage = 'clue';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.table) this.#listen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    this.#bots.stop();
  }

  protected override firstUpdated(): void {
    void this.#start();
  }

  async #start(): Promise<void> {
    try {
      if (await this.extras.start()) return; // words of a link are looked at first
    } catch (error) {
      return this.#fail(error);
    }
    await this.first(this.code ?? this.#link.look(), this.extras.failed ? messages().notLoaded : '');
  }

  /**
   * For the panel: deals the board of a code, or a new one. A code that is none is told, and a new board dealt all the
   * same.
   *
   * @param told what else is told with the board
   */
  async first(code: string | null, told = ''): Promise<void> {
    const { table } = this;
    if (code) {
      await this.playCode(code);
      told = this.problem || this.codeProblem;
      if (this.table !== table || !told) return;
    }
    await this.newGame();
    if (!this.table && this.list === 'all') {
      // Its file did not come: the list that is here is played.
      this.list = 'everyday';
      told ||= messages().notLoaded;
      await this.newGame();
    }
    if (this.table !== table) this.codeProblem = told;
  }

  /** The record of the game: whole once it is over, before that its public part; null before the deal. */
  get record(): GameRecord | null {
    return this.table?.record() ?? null;
  }

  /** Deals a new board, whose words avoid those of the last three (WC-4). */
  async newGame(): Promise<void> {
    await this.#deal(chooseNew(this.list, this.extras.words), this);
  }

  /** Deals the board of a code, from the list it belongs to. A slip of typing is told, and the table stays. */
  async playCode(text: string): Promise<void> {
    await this.#deal(chooseCode(text, this.extras.words), this);
  }

  /**
   * Sets a game up. Nothing changes before it stands.
   *
   * @param chosen what a person chose with it, for the games after it too
   */
  async #deal(
    choice: Choice | Promise<Choice>,
    { mode, level }: GameOptions,
    chosen?: GameOptions,
  ): Promise<void> {
    const setup = ++this.#setup;
    try {
      const dealt = await choice;
      const table = await setTable({ mode, level }, dealt);
      if (setup !== this.#setup) return table.close(); // another game was asked for meanwhile
      this.table?.close();
      this.table = table;
      this.#dealt = dealt;
      this.list = dealt.list;
      if (chosen) {
        Object.assign(this, { mode, level });
        this.extras.settle({ ...this.extras.settings, list: dealt.list });
      }
      this.#progress = new Progress();
      this.problem = this.codeProblem = '';
      keepWords(table.words);
      if (this.isConnected) this.#listen();
    } catch (error) {
      if (setup === this.#setup) this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const message = problemText(error);
    if (this.table) {
      this.codeProblem = message;
      announce(message);
    } else this.problem = message;
    this.dispatchEvent(new GameProblemEvent(message));
  }

  #listen(): void {
    this.#stop?.();
    const { table } = this;
    if (!table) return;
    this.#stop = table.store.subscribe(() => this.#onChange());
    this.#bots.begin(table, this.extras.langOf(this.#dealt));
    this.#onChange();
  }

  #onChange(): void {
    const shared = this.#shared;
    if (!shared) return;
    this.#progress.follow(shared);
    this.stage = this.#progress.stage;
    this.#bots.follow(this.stage);
  }

  get #shared(): WordCodesView['shared'] | undefined {
    return this.table?.store.getSnapshot().view?.shared;
  }

  /** The name in a link's fragment: the element's id, so that two games on a page have a link each. */
  get linkName(): string {
    return this.id || 'word-codes';
  }

  // An event of that name may be anybody's: what it carries is looked at before it is believed.
  readonly onGoOn = (event: Event): void =>
    whenHeard(event, () => {
      if (this.#shared) this.#progress.goOn(this.#shared);
      this.#onChange();
    });

  readonly onNewGame = (event: NewGameEvent): void => {
    if (asksForGame(event))
      whenHeard(event, () => {
        if (event.bots !== undefined) this.bots = event.bots;
        void this.#deal(chooseNew(event.list, this.extras.words), event, event);
      });
  };

  readonly onPlayCode = (event: PlayCodeEvent): void => {
    if (typeof event.code === 'string') whenHeard(event, () => void this.playCode(event.code));
  };

  readonly onPlayAgain = (event: Event): void => whenHeard(event, () => void this.newGame());

  /** The same board, in the mode and on the level it was played in, whatever is chosen by now. */
  readonly onSameBoard = (event: Event): void => {
    const dealt = this.#dealt;
    if (dealt) whenHeard(event, () => void this.#deal(dealt, this.#shared ?? this));
  };

  /** What the tag names of its parts begin with. */
  get tagPrefix(): string {
    return this.localName.slice(0, -'word-codes'.length);
  }

  protected override render(): unknown {
    if (this.problem) return html`<p class="problem" role="alert">${this.problem}</p>`;
    const { table, stage } = this;
    const scene = {
      ...{ table, stage, dealt: this.#dealt, bots: this.#bots.now },
      ...{ best: this.#progress.best, problem: this.codeProblem },
    };
    return renderTable(this, scene, prefixedHtml(this.tagPrefix));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'word-codes': WordCodes;
  }
}
