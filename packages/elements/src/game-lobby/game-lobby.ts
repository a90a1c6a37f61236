import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { announce } from '../store/announcer.js';
import { renderHowTo } from '../table-menu/render-how-to.js';
import { controls } from '../tokens/controls.styles.js';
import { disclosure } from '../tokens/disclosure.styles.js';
import { textarea } from '../tokens/textarea.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { ownTime, readDraft, settle, validOf, type Chosen, type Draft, type LobbyProblem } from './draft.js';
import { styles } from './game-lobby.styles.js';
import { renderDeck, renderOptions, renderSeats } from './render-lobby.js';
import type { DeckCheck, LobbySeat, LobbySettings } from './settings.js';
import { StartGameEvent } from './start-game-event.js';

/**
 * Where a game is set up: seats with neutral names (B22), each a person or a bot, the words, the rounds, the way of
 * guessing and the clocks (CD-1, CD-2). What a page fixes by attribute stands there as text.
 *
 * @summary The set-up of a game.
 * @fires start-game - the person starts; `settings` says with what
 * @csspart lobby - the form
 * @csspart seat - one seat
 * @csspart start - the button that starts
 * @csspart problem - what has to be mended
 */
export class GameLobby extends LitElement {
  static override styles = [tokens, controls, disclosure, textarea, styles];

  static override properties: PropertyDeclarations = {
    players: {},
    mode: {},
    bots: { type: Number },
    deck: {},
    rounds: {},
    guessMode: { attribute: 'guess-mode' },
    timers: {},
    freeNames: { type: Boolean, attribute: 'free-names' },
    noBots: { type: Boolean, attribute: 'no-bots' },
    noHeading: { type: Boolean, attribute: 'no-heading' },
    words: { attribute: false },
    settings: { attribute: false },
    checkDeck: { attribute: false },
    problem: {},
    draft: { state: true },
    problems: { state: true },
    check: { state: true },
  };

  /** Fixes the number of seats, 2 … 7. */
  declare players: number | string | undefined;
  /** `duel` fixes two seats, `table` wants three or more (CD-21). */
  declare mode: 'table' | 'duel' | undefined;
  /** How many of the last seats are bots' to begin with; at least one seat is a person's. The person may change it. */
  declare bots: number | undefined;
  /** Fixes the words: `classic`, `nature`, `school`, `everyday`, `all`, `page` or `pasted`. */
  declare deck: string | undefined;
  /** Fixes the rounds: 1, 2, 3 or 5. */
  declare rounds: number | string | undefined;
  /** Fixes the way of guessing: `simultaneous` or `sequential`. */
  declare guessMode: string | undefined;
  /** Fixes the clocks: `off`, or how many times as long as the rulebook's, 1 … 10. */
  declare timers: number | string | undefined;
  /** Names may be typed: 16 characters at most. Else they are chosen from neutral ones. */
  declare freeNames: boolean;
  /** Every seat is a person's. */
  declare noBots: boolean;
  /** Leaves the heading to the page. */
  declare noHeading: boolean;
  /** The page's own words, which can then be chosen. */
  declare words: readonly string[] | undefined;
  /** What the form begins with. Left out: four persons, Classic, three rounds, all at once, no clock. */
  declare settings: Partial<LobbySettings> | undefined;
  /** Reads pasted words. Left out, every line and every part between commas is a word. */
  declare checkDeck: ((text: string) => DeckCheck | Promise<DeckCheck>) | undefined;
  /** Why the game could not be started, said by the page. */
  declare problem: string | undefined;
  declare protected draft: Draft;
  declare protected problems: readonly LobbyProblem[];
  /** What came of the pasted text. */
  declare protected check: DeckCheck | null;

  constructor() {
    super();
    this.freeNames = this.noBots = this.noHeading = false;
    this.draft = {
      seats: Array.from({ length: 4 }, () => NEW_SEAT),
      chosen: { deck: 'classic', rounds: '3', guessMode: 'simultaneous', timers: 'off' },
      text: '',
    };
    this.problems = [];
    this.check = null;
  }

  /** Puts the focus on the first field. */
  override focus(): void {
    this.renderRoot?.querySelector<HTMLElement>('select, input, button')?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { seats, chosen, text } = this.draft;
    const given = changed.has('settings') ? this.settings : undefined;
    const fixed = this.#fixed;
    const kept = given?.seats ?? seats;
    const count = Number(fixed.players ?? Math.min(Math.max(kept.length, this.#least), 7));
    const m = codeDependenceMessages();
    const asked = changed.has('bots') && !given?.seats ? (this.bots ?? 0) : null;
    const persons = asked === null ? null : count - Math.min(asked, count - 1);
    this.draft = {
      seats: Array.from({ length: count }, (_, i) => kept[i] ?? NEW_SEAT).map(({ name, bot, time }, i) => ({
        name: name === m.seat(i) ? '' : name,
        bot: (persons === null ? bot : i >= persons) && !this.noBots,
        ...ownTime(time),
      })),
      chosen: {
        ...chosen,
        ...validOf({ ...given, timers: given?.timers === null ? 'off' : given?.timers }),
        ...fixed,
      },
      text,
    };
  }

  get #fixed(): Chosen {
    const fixed = validOf(this);
    return this.mode === 'duel' ? { ...fixed, players: '2' } : fixed;
  }

  get #least(): number {
    return this.mode === 'table' ? 3 : 2;
  }

  #onInput(event: Event): void {
    const { text } = this.draft;
    this.draft = readDraft(event.currentTarget as HTMLFormElement, this.draft);
    this.problems = [];
    if (this.draft.text !== text) this.check = null; // what was found is of the words before
  }

  readonly #onSeats = (by: 1 | -1): void => {
    const { seats } = this.draft;
    this.draft = {
      ...this.draft,
      seats: by > 0 ? [...seats, NEW_SEAT] : seats.slice(0, -1),
    };
    this.problems = [];
  };

  /** Reads the words of the deck that is chosen; null for one that comes with the game. */
  async #words(): Promise<DeckCheck | null> {
    const {
      chosen: { deck },
      text,
    } = this.draft;
    if (deck === 'page') return { words: [...new Set(this.words)], problems: [] };
    if (deck !== 'pasted') return null;
    const check = this.checkDeck ? await this.checkDeck(text) : { words: plainWords(text), problems: [] };
    if (this.draft.text === text) this.check = check; // else it was typed on meanwhile
    return check;
  }

  readonly #onText = async (): Promise<void> => {
    try {
      await this.#words();
    } catch {
      this.#tell([{ field: 'text', text: codeDependenceMessages().cannotRead }]);
    }
  };

  async #onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    this.draft = readDraft(event.target as HTMLFormElement, this.draft);
    let check: DeckCheck | null;
    try {
      check = await this.#words();
    } catch {
      return this.#tell([{ field: 'text', text: codeDependenceMessages().cannotRead }], true);
    }
    const { settings, problems } = settle(this.draft, check);
    this.#tell(problems, true);
    if (problems.length === 0) this.dispatchEvent(new StartGameEvent(settings));
  }

  /** Each problem stands at its field; the first is said, and where the person asked to start it has the focus. */
  #tell(problems: readonly LobbyProblem[], focus = false): void {
    this.problems = problems;
    const [first] = problems;
    if (!first) return;
    announce(first.text);
    if (focus)
      void this.updateComplete.then(() =>
        (this.shadowRoot?.getElementById(first.field) ?? this.renderRoot.querySelector('button'))?.focus(),
      );
  }

  protected override render(): TemplateResult {
    const m = codeDependenceMessages();
    const { draft, problems, check, words, freeNames, noBots } = this;
    const fixed = this.#fixed;
    const state = { draft, problems, check, fixed, least: this.#least, own: !!words, freeNames, noBots };
    return html`<form
      part="lobby"
      novalidate
      autocomplete="off"
      aria-label=${m.lobby}
      @input=${this.#onInput}
      @submit=${(event: SubmitEvent) => void this.#onSubmit(event)}
    >
      ${this.noHeading ? nothing : html`<h2>${m.lobby}</h2>`} ${renderSeats(state, this.#onSeats)}
      ${renderDeck(state, () => void this.#onText())} ${renderOptions(state)} ${renderHowTo()}
      <div class="end">
        <p class="problem" part="problem">${this.problem}</p>
        <button class="primary" part="start">${m.start}</button>
      </div>
    </form>`;
  }
}

const NEW_SEAT: LobbySeat = { name: '', bot: false };

const plainWords = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r,;\t،，、；؛]+/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

declare global {
  interface HTMLElementTagNameMap {
    'game-lobby': GameLobby;
  }
}
