import type { Phase, Team } from '@cluekit/sdk/word-codes';
import { html, LitElement, type PropertyDeclarations } from 'lit';
import { messages } from '../locales/messages.js';
import { FACED, Faced } from '../store/faced.js';
import type { GameStore } from '../store/game-store.js';
import { Linked } from '../store/linked.js';
import { peekChannelOf, type Key, type PeekChannel } from '../store/peek-channel.js';
import { tokens } from '../tokens/tokens.styles.js';
import type { StatusFace } from './status-face.js';
import { styles } from './turn-status.styles.js';

/**
 * One line that says whose turn it is and what to do now.
 *
 * @summary Whose turn it is.
 * @csspart status - the line
 * @csspart team - the sign of the team or seat
 */
export class TurnStatus extends LitElement {
  static override styles = [tokens, styles];

  static override properties: PropertyDeclarations = {
    ...FACED,
    phase: {},
    team: {},
    waiting: { type: Boolean },
    bots: { attribute: false },
    bot: { type: Boolean },
  };

  /** Word Codes: the phase. Undefined: the game's. */
  declare phase: Phase | undefined;
  /** Word Codes: the team on turn. Undefined: the game's. */
  declare team: Team | undefined;
  /** A turn is over and people read what happened. */
  declare waiting: boolean;
  /** Word Codes: it is a bot's turn, and it thinks. */
  declare bot: boolean;
  /** A view to show, in place of the game's: an SDK view, or an object of the same shape. */
  declare view: unknown;
  /** Whose face to show where there is no view yet: `word-codes` (default) or `code-dependence`. */
  declare game: string | undefined;
  /** Code Dependence: the seats' names, by seat; "Seat 1" and so on where left out. */
  declare names: readonly string[] | undefined;
  /** Code Dependence: which seats bots play, by seat; where known, their names say it. */
  declare bots: readonly boolean[] | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;

  #faced = new Faced<StatusFace>(this, 'turn-status');
  #channel = new Linked<Key | null, PeekChannel>(
    this,
    () => this.#faced.store,
    peekChannelOf,
    () => this.requestUpdate(),
  );

  constructor() {
    super();
    this.waiting = this.bot = false;
  }

  /** Word Codes: how often the key was opened here in this turn. */
  get peeks(): number {
    const { times = 0, key } = this.#channel.target ?? {};
    return key ? times - 1 : times; // a line more above the button would take it from under the finger
  }

  protected override render(): unknown {
    const status = this.#faced.value?.status;
    return status === 'reconnecting' || status === 'closed'
      ? html`<p class="status" part="status">${messages()[status]}</p>`
      : this.#faced.render();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turn-status': TurnStatus;
  }
}
