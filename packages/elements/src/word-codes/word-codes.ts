import type { GameRecord } from '@cluekit/sdk/record';
import type { Level, Mode, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, LitElement, type PropertyDeclarations } from 'lit';
import {
  asksForGame,
  type ListName,
  type NewGameEvent,
  type PlayCodeEvent,
} from '../game-menu/menu-events.js';
import { GameProblemEvent } from '../game/game-events.js';
import { problemText } from '../locales/problem.js';
import { announce } from '../store/announcer.js';
import { prefixedHtml } from '../store/prefixed-html.js';
import { whenHeard } from '../store/request-event.js';
import { LateFeed } from '../game-projector/late-feed.js';
import { handOnParts } from '../tokens/hand-on-parts.js';
import { tokens } from '../tokens/tokens.styles.js';
import { chooseCode, chooseNew, type Choice } from './choose.js';
import { gameLink } from './game-link.js';
import { keepWords } from './keep.js';
import { LinkWatch } from './link-watch.js';
import { Progress } from './progress.js';
import { Refocus } from './refocus.js';
import { renderTable } from './render-table.js';
import type { Stage } from './stage.js';
import { setTable, type GameOptions, type Table } from './table.js';
import { styles } from './word-codes.styles.js';

/** The parts of its elements, which a page can style as its own. */
const PARTS =
  'bank,card,word,owner,hold,toggle,key,input,number,submit,problem,clue,flip,end-turn,foul,outcome,go-on,status,team,score,log,turn,result,headline,play-again,same-board,copy,menu';

/**
 * Word Codes, whole, on one device: a board is dealt the moment it is on the page (WC-1).
 *
 * @summary A game of Word Codes.
 * @fires log-entry - one thing more happened: a clue, a flip, a guess; `entry` says what
 * @fires turn-change - the phase or the turn changed
 * @fires game-end - the game is over
 * @fires game-problem - the game could not be set up; `message` says why
 */
export class WordCodes extends LitElement {
  static override styles = [tokens, styles];

  static override properties: PropertyDeclarations = {
    mode: {},
    level: {},
    list: {},
    code: {},
    words: { converter: (text) => text?.split(/[\n,;\t]+/) },
    wordsLang: { attribute: 'words-lang' },
    peek: {},
    projector: {},
    channel: {},
    theme: { reflect: true },
    noMenu: { type: Boolean, attribute: 'no-menu' },
    table: { state: true },
    problem: { state: true },
    codeProblem: { state: true },
    stage: { state: true },
  };

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
  /** The ways to open the key: `hold`, `toggle` or `both` (default). */
  declare peek: 'hold' | 'toggle' | 'both' | undefined;
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
  #setup = 0;
  #stop: (() => void) | undefined;
  /** For `renderTable`. */
  readonly feed = new LateFeed(
    this,
    () => this.table?.store,
    () => ({ lang: this.#dealt?.list === 'own' ? this.wordsLang : 'en' }),
  );
  #link = new LinkWatch(
    this,
    () => this.#name,
    (code) => {
      if (code !== this.#dealt?.code) void this.playCode(code);
    },
  );

  constructor() {
    super();
    this.mode = 'teams';
    this.level = 'standard';
    this.list = 'everyday';
    this.noMenu = false;
    new Refocus(
      this,
      () => this.stage,
      () => this.#prefix,
    );
    handOnParts(this, PARTS);
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
  }

  protected override firstUpdated(): void {
    if (this.words && !this.hasAttribute('list')) this.list = 'own';
    const inLink = this.#link.look();
    const code = this.code ?? inLink;
    void (code ? this.#playOrDeal(code) : this.newGame());
  }

  /** A code of the page or its link that is none is told, and a new board dealt all the same. */
  async #playOrDeal(code: string): Promise<void> {
    await this.playCode(code);
    if (this.table || this.problem === '') return;
    const { problem } = this;
    await this.newGame();
    if (this.table) this.codeProblem = problem;
  }

  /** The record of the game: whole once it is over, before that its public part; null before the deal. */
  get record(): GameRecord | null {
    return this.table?.record() ?? null;
  }

  /** Deals a new board, whose words avoid those of the last three (WC-4). */
  async newGame(): Promise<void> {
    await this.#deal(chooseNew(this.list, this.words), this);
  }

  /** Deals the board of a code, from the list it belongs to. A slip of typing is told, and the table stays. */
  async playCode(text: string): Promise<void> {
    await this.#deal(chooseCode(text, this.words), this);
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
      if (chosen) Object.assign(this, { mode, level });
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
    this.#stop = this.table?.store.subscribe(() => this.#onChange());
    this.#onChange();
  }

  #onChange(): void {
    const shared = this.#shared;
    if (!shared) return;
    this.#progress.follow(shared);
    this.stage = this.#progress.stage;
  }

  get #shared(): WordCodesView['shared'] | undefined {
    return this.table?.store.getSnapshot().view?.shared;
  }

  /** The name in a link's fragment: the element's id, so that two games on a page have a link each. */
  get #name(): string {
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
      whenHeard(event, () => void this.#deal(chooseNew(event.list, this.words), event, event));
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

  get #prefix(): string {
    return this.localName.slice(0, -'word-codes'.length);
  }

  protected override render(): unknown {
    if (this.problem) return html`<p class="problem" role="alert">${this.problem}</p>`;
    const dealt = this.#dealt;
    return renderTable(
      this,
      {
        store: this.table?.store,
        stage: this.stage,
        dealt,
        link: dealt && gameLink(this.#name, dealt.code),
        best: this.#progress.best,
        problem: this.codeProblem,
      },
      prefixedHtml(this.#prefix),
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'word-codes': WordCodes;
  }
}
