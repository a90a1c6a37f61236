import type { GameRecord } from '@cluekit/sdk/record';
import type { Level, Mode, WordCodesView } from '@cluekit/sdk/word-codes';
import {
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { ListName, NewGameEvent, PlayCodeEvent } from '../game-menu/menu-events.js';
import { problemText } from '../locales/problem.js';
import { announce } from '../store/announcer.js';
import { prefixedHtml } from '../store/prefixed-html.js';
import { tokens } from '../tokens/tokens.styles.js';
import { chooseCode, chooseNew, type Choice } from './choose.js';
import { codeInLink, gameLink } from './game-link.js';
import { keepBest, keepWords } from './keep.js';
import { FIRST, stageOf, type Stage } from './stage.js';
import { setTable, type Table } from './table.js';
import { styles } from './word-codes.styles.js';

/**
 * Word Codes, whole, on one device: a board is dealt the moment it is on the page (WC-1).
 *
 * @summary A game of Word Codes.
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
  /** `light` or `dark`; left out, the page's color scheme decides. */
  declare theme: 'light' | 'dark' | undefined;
  /** No menu: no new game, no code, no taking back. */
  declare noMenu: boolean;
  declare protected table: Table | undefined;
  declare protected problem: string;
  declare protected codeProblem: string;
  declare protected stage: Stage;

  /** The code on the table. It is here and in the menu, never in a view. */
  #code = '';
  #best: number | undefined;
  /** How much of the log people have gone on from. */
  #read = 0;
  #setup = 0;
  #stop: (() => void) | undefined;
  #refocus = false;

  constructor() {
    super();
    this.mode = 'teams';
    this.level = 'standard';
    this.list = 'everyday';
    this.noMenu = false;
    this.problem = this.codeProblem = '';
    this.stage = 'clue';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#onHashchange);
    if (this.table) this.#listen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#onHashchange);
    this.#stop?.();
  }

  protected override firstUpdated(): void {
    if (this.words && !this.hasAttribute('list')) this.list = 'own';
    const code = this.code ?? codeInLink(this.#name);
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
    await this.#deal(chooseNew(this.list, this.words));
  }

  /** Deals the board of a code, from the list it belongs to. A slip of typing is told, and the table stays. */
  async playCode(text: string): Promise<void> {
    await this.#deal(chooseCode(text, this.words));
  }

  async #deal(choice: Promise<Choice>): Promise<void> {
    const setup = ++this.#setup;
    try {
      const { words, code, list } = await choice;
      const table = await setTable({ mode: this.mode, level: this.level }, { code, words });
      if (setup !== this.#setup) return table.close(); // another game was asked for meanwhile
      this.table?.close();
      this.table = table;
      this.#code = code;
      this.list = list;
      this.#read = 0;
      this.problem = this.codeProblem = '';
      this.#best = undefined;
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
    this.dispatchEvent(
      Object.assign(new Event('game-problem', { bubbles: true, composed: true }), { message }),
    );
  }

  #listen(): void {
    this.#stop?.();
    this.#stop = this.table?.store.subscribe(() => this.#onChange());
    this.#onChange();
  }

  #onChange(): void {
    const shared = this.#shared;
    if (!shared) return;
    const { log, mode, winner, level, turns } = shared;
    this.#read = Math.min(this.#read, log.length); // a move was taken back
    const stage = stageOf(shared, this.#read);
    if (stage === 'guess') this.#read = log.length;
    if (stage === 'result' && this.stage !== 'result' && mode === 'coop' && winner === 'amber')
      this.#best = keepBest(level, turns);
    this.stage = stage;
  }

  get #shared(): WordCodesView['shared'] | undefined {
    return this.table?.store.getSnapshot().view?.shared;
  }

  /** The name in a link's fragment: the element's id, so that two games on a page have a link each. */
  get #name(): string {
    return this.id || 'word-codes';
  }

  readonly #onHashchange = (): void => {
    const code = codeInLink(this.#name);
    if (code && code !== this.#code) void this.playCode(code);
  };

  #onGoOn(): void {
    this.#read = this.#shared?.log.length ?? 0;
    this.#onChange();
  }

  #onNewGame(event: NewGameEvent): void {
    if (event.defaultPrevented) return;
    ({ mode: this.mode, level: this.level, list: this.list } = event);
    void this.newGame();
  }

  #onPlayCode(event: PlayCodeEvent): void {
    if (!event.defaultPrevented) void this.playCode(event.code);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const inside = this.shadowRoot?.activeElement;
    if (changed.has('stage') && inside)
      this.#refocus = inside.closest('.actions') !== null || inside.localName.endsWith('game-result');
  }

  protected override updated(): void {
    if (!this.#refocus) return;
    this.#refocus = false;
    const next = this.renderRoot.querySelector<LitElement>(this.#prefix + FIRST[this.stage]);
    void next?.updateComplete.then(() => next.focus());
  }

  get #prefix(): string {
    return this.localName.slice(0, -'word-codes'.length);
  }

  protected override render(): TemplateResult {
    const html = prefixedHtml(this.#prefix);
    if (this.problem) return html`<p class="problem" role="alert">${this.problem}</p>`;
    const result = this.stage === 'result';
    return html`<word-game .store=${this.table?.store}>
      <div class="table">
        <div class="main">
          ${this.codeProblem ? html`<p class="problem">${this.codeProblem}</p>` : nothing}
          <turn-status ?waiting=${this.stage === 'outcome'} ?hidden=${result}></turn-status>
          ${result ? this.#renderResult() : nothing}
          <word-bank
            ?disabled=${this.stage !== 'guess'}
            .wordsLang=${this.wordsLang ?? (this.list === 'own' ? undefined : 'en')}
          ></word-bank>
          ${result ? nothing : html`<div class="actions ${this.stage}">${this.#renderActions()}</div>`}
        </div>
        <div class="side">
          <score-board></score-board>
          ${result ? nothing : html`<clue-log></clue-log>`}
          ${
            this.noMenu
              ? nothing
              : html`<game-menu
                  .code=${this.#code}
                  .link=${this.#code && gameLink(this.#name, this.#code)}
                  .list=${this.list}
                  ?own-list=${this.words !== undefined}
                  .problem=${this.codeProblem}
                  @new-game=${this.#onNewGame}
                  @play-code=${this.#onPlayCode}
                ></game-menu>`
          }
        </div>
      </div>
    </word-game>`;
  }

  #renderActions(): unknown {
    const html = prefixedHtml(this.#prefix);
    switch (this.stage) {
      case 'clue':
        return html`<key-peek .peek=${this.peek ?? 'both'}></key-peek> <clue-composer></clue-composer>`;
      case 'guess':
        return html`<clue-bar></clue-bar> <flip-panel></flip-panel>`;
      default:
        return html`<outcome-panel @go-on=${this.#onGoOn}></outcome-panel>`;
    }
  }

  #renderResult(): unknown {
    const html = prefixedHtml(this.#prefix);
    return html`<game-result
      .code=${this.#code}
      .link=${gameLink(this.#name, this.#code)}
      .best=${this.#best}
      @play-again=${() => this.newGame()}
      @same-board=${() => this.playCode(this.#code)}
    ></game-result>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'word-codes': WordCodes;
  }
}
