import type { CodeDependenceView } from '@cluekit/sdk/code-dependence';
import type { Deadline } from '@cluekit/sdk/game';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { announce } from '../store/announcer.js';
import type { GameStore } from '../store/game-store.js';
import { StoreSlice } from '../store/store-slice.js';
import { controls } from '../tokens/controls.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './turn-timer.styles.js';

/** A clock of the page's own: so many milliseconds were left when it was set, and whether they run. */
export interface Countdown {
  readonly left: number;
  readonly running: boolean;
}

/** Seconds left at which it is said aloud, once each, beside the start and the end (A22). */
const SAID = [30, 10];
/** A long clock, of so many seconds, is told once more, at its half. */
const LONG = 90;
/** From here on the look says that time is short. */
const LOW = 10;

/**
 * The time that is left, as a thin bar and digits. It shows a deadline and decides nothing: what happens at the end is
 * the host's. It ticks by itself, one text node a second, and not at all while the page or the element is hidden.
 *
 * @summary The running clock.
 * @csspart timer - the whole of it
 * @csspart ask - the button that says the time that is left
 * @csspart bar - the bar
 * @csspart fill - what is left of it
 * @csspart digits - minutes and seconds
 */
export class TurnTimer extends LitElement {
  static override styles = [tokens, controls, styles];

  static override properties: PropertyDeclarations = {
    deadline: { attribute: false },
    countdown: { attribute: false },
    total: { type: Number },
    now: { attribute: false },
    paused: { type: Boolean },
    store: { attribute: false },
  };

  /** When the clock ends, on the clock of `now`; null for none. Undefined: the game's. */
  declare deadline: Deadline | null | undefined;
  /** A clock of the page's own in its place; a new object sets it anew. */
  declare countdown: Countdown | undefined;
  /** The whole time in seconds, for the bar. Left out: what was left when this clock was first seen. */
  declare total: number | undefined;
  /** The host's time in milliseconds: `() => Date.now() + offset`. */
  declare now: () => number;
  /** The clock stands still. */
  declare paused: boolean;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;

  #slice = new StoreSlice(this, ({ shared }: CodeDependenceView) => ({ deadline: shared.deadline }));
  /** Holds the bar's length: a rule changes, no attribute does. */
  #sheet = new CSSStyleSheet();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leave: AbortController | undefined;
  /** The clock that is shown: a deadline's key and end, or a countdown. */
  #clock: unknown;
  /** Milliseconds of it when it was first seen. */
  #whole = 0;
  /** When the countdown was set, by `now`. */
  #since = 0;
  /** Milliseconds left when they were last looked at; null where there is no clock. */
  #left: number | null = null;

  constructor() {
    super();
    this.now = Date.now;
    this.paused = false;
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'hidden'];
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    super.attributeChangedCallback(name, before, value);
    if (name === 'hidden') this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    document.addEventListener('visibilitychange', () => this.requestUpdate(), { signal });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave?.abort();
    clearTimeout(this.#timer);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot() as ShadowRoot;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet];
    return root;
  }

  protected override willUpdate(): void {
    const { countdown } = this;
    const deadline = this.deadline === undefined ? this.#slice.value?.deadline : this.deadline;
    const clock = countdown ?? (deadline ? `${deadline.key}/${deadline.at}` : null);
    if (clock !== this.#clock) {
      this.#clock = clock;
      this.#since = this.now();
      this.#left = null;
    }
    const before = this.#left;
    if (!countdown && !deadline) this.#left = null;
    else if (this.paused && before !== null)
      return; // it shows what it showed
    else if (deadline && !countdown) this.#left = deadline.at - this.now();
    else if (countdown) this.#left = countdown.left - (countdown.running ? this.now() - this.#since : 0);
    if (this.#left === null) return;
    this.#left = Math.max(0, this.#left);
    if (before === null) {
      this.#whole = this.#left;
      if (this.#runs && this.#left > 0) this.#say();
    } else if (this.#passed(0, before)) announce(codeDependenceMessages().timeUp);
    else if (this.#said.some((at) => this.#passed(at, before))) this.#say();
  }

  /** Whether so many seconds were left just now, and had not been before. */
  #passed(seconds: number, before: number): boolean {
    return before > seconds * 1000 && (this.#left ?? 0) <= seconds * 1000;
  }

  get #said(): readonly number[] {
    return (this.total ?? this.#whole / 1000) >= LONG ? [LONG / 2, ...SAID] : SAID;
  }

  get #runs(): boolean {
    return !this.paused && (this.countdown?.running ?? true);
  }

  protected override updated(): void {
    clearTimeout(this.#timer);
    const left = this.#left;
    if (left === null) return;
    const whole = this.total ? this.total * 1000 : this.#whole;
    this.#sheet.replaceSync(`:host{--_left:${whole > 0 ? Math.min(1, left / whole).toFixed(4) : 0}}`);
    if (this.#runs && left > 0 && !this.hidden && !document.hidden && this.isConnected)
      this.#timer = setTimeout(() => this.requestUpdate(), left % 1000 || 1000);
  }

  get #seconds(): number {
    return Math.ceil((this.#left ?? 0) / 1000);
  }

  #say(): void {
    announce(codeDependenceMessages().timeSpoken(this.#seconds));
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.#left === null) return nothing;
    const m = codeDependenceMessages();
    const seconds = this.#seconds;
    const stands = this.paused || this.countdown?.running === false;
    const low = seconds <= LOW;
    const state = stands ? m.paused : low ? m.lastSeconds : '';
    return html`<div class="timer ${low ? 'low' : ''}" part="timer">
      <button class="quiet" part="ask" @click=${() => this.#say()}>${m.timeLeft}</button>
      <span class="state">${state ? html`${icon(stands)} ${state}` : nothing}</span>
      <div role="timer" aria-label=${m.timeLeft}>
        <span class="digits" part="digits" aria-hidden="true">${digits(seconds)}</span>
      </div>
      <div class="bar" part="bar" aria-hidden="true"><div class="fill" part="fill"></div></div>
    </div>`;
  }
}

const digits = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Two bars where the clock stands, an hourglass where time is short: not by colour alone (A25). */
const icon = (stands: boolean): TemplateResult =>
  html`<svg viewBox="0 0 16 16" aria-hidden="true">
    <path d=${stands ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M3 1h10v3L9 8l4 4v3H3v-3l4-4-4-4z'} />
  </svg>`;

declare global {
  interface HTMLElementTagNameMap {
    'turn-timer': TurnTimer;
  }
}
