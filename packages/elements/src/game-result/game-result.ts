import type { WordCodesShared } from '@cluekit/sdk/word-codes';
import { LitElement, type PropertyDeclarations } from 'lit';
import { styles as logStyles } from '../clue-log/clue-log.styles.js';
import { FACED, Faced } from '../store/faced.js';
import type { GameStore } from '../store/game-store.js';
import { controls } from '../tokens/controls.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { CopyLink } from './copy-link.js';
import { styles } from './game-result.styles.js';
import type { ResultFace } from './result-face.js';

/**
 * Who won and why, how it came to that, and the ways on (WC-12, CD-19). It shows nothing of its own before the game is over.
 *
 * @summary The end of a game.
 * @fires play-again - the person wants a new game
 * @fires same-board - Word Codes: the person wants this board once more
 * @slot - Word Codes: the board; before the game is over there is nothing else
 * @csspart result - the whole
 * @csspart headline - who won
 * @csspart play-again - the button that starts another game
 * @csspart same-board - Word Codes: the button that deals this board again
 * @csspart share - Word Codes: the button that shares the result
 * @csspart copy - Word Codes: the button that copies the link of the board
 * @csspart verify - Code Dependence: the button that checks the sealed deal
 * @csspart log - Word Codes: every clue of the game
 * @csspart turn - one of them
 */
export class GameResult extends LitElement {
  static override styles = [tokens, controls, logStyles, styles];

  static override properties: PropertyDeclarations = {
    ...FACED,
    shared: { attribute: false },
    code: {},
    link: {},
    best: { type: Number },
    verify: { attribute: false },
    checked: { state: true },
  };

  /** Word Codes: a finished game's public view. Undefined: that of the game around it. */
  declare shared: WordCodesShared | undefined;
  /** The game code, where there is one to pass on. */
  declare code: string | undefined;
  /** The link that deals this board again. */
  declare link: string | undefined;
  /** The fewest turns a Co-op game on this level was won in on this device, this one included. */
  declare best: number | undefined;
  /** A view to show, in place of the game's: an SDK view, or an object of the same shape. */
  declare view: unknown;
  /** Whose face to show where there is no view yet: `word-codes` (default) or `code-dependence`. */
  declare game: string | undefined;
  /** Code Dependence: the seats' names, by seat; "Seat 1" and so on where left out. */
  declare names: readonly string[] | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;

  /** Code Dependence: checks the sealed deal, given the public view; see `checkRecord` of the SDK. */
  declare verify: (() => boolean | Promise<boolean>) | undefined;
  /** For faces: what the check found; undefined before. */
  declare checked: boolean | undefined;

  /** For faces: the code with its copy button. */
  readonly copy = new CopyLink(this);
  #faced = new Faced<ResultFace>(this, 'game-result');

  /** Puts the focus on the headline. */
  override focus(): void {
    this.renderRoot?.querySelector<HTMLElement>('h2')?.focus();
  }

  /** The result as prose, to be shared or read aloud: no colour and no sign stands for a word (A42). */
  toText(): string {
    const [headline, ...why] = this.#faced.face?.told(this.#faced.value, this) ?? [];
    return headline ? [`${headline}.`, ...why, this.link ?? ''].filter(Boolean).join(' ') : '';
  }

  /** For faces: tells the page which way on was chosen. */
  emit(type: 'play-again' | 'same-board'): void {
    this.dispatchEvent(new Event(type, { bubbles: true, composed: true, cancelable: true }));
  }

  protected override render(): unknown {
    return this.#faced.render();
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Cancelable, as `same-board` is: prevented, the result stays. */
    'play-again': Event;
    'same-board': Event;
  }
  interface HTMLElementTagNameMap {
    'game-result': GameResult;
  }
}
