import { messages } from '../locales/messages.js';
import { announce } from '../store/announcer.js';
import type { SeatedBots } from './seat-bots.js';
import type { Stage } from './stage.js';
import type { Table } from './table.js';
import type { WordCodes } from './word-codes.js';

/** The bots of the game on the page: whether it is their turn, and what is wrong with them. */
export class BotPlay {
  /** Whether the game waits for a bot; undefined while the bots themselves are waited for. */
  thinking: boolean | undefined = false;
  /** Whether a bot is next to play, once people have read what happened. */
  next = false;
  /** Whether they guess what this team's clue means. */
  guess = false;
  /** What is to be said of them. */
  notice = '';

  readonly #host: WordCodes;
  #table: Table | undefined;
  #stage: Stage = 'clue';
  #bots: SeatedBots | undefined;

  constructor(host: WordCodes) {
    this.#host = host;
  }

  /** They take their seats at a table of words in a language. What they are made of is a file of its own; without it people play all seats. */
  begin(table: Table, language: string | undefined): void {
    this.stop();
    if (!this.#host.bots) return;
    const { bots, lexicon, pace } = this.#host;
    this.#table = table;
    this.thinking = undefined;
    const here = (): boolean => this.#table === table;
    import('./seat-bots.js')
      .then(({ seatBots }) => {
        if (here())
          this.#bots = seatBots(
            table,
            { bots, lexicon, pace, language },
            (thinks, guess) => here() && this.#hear(thinks, guess),
            (notice) => here() && this.#say(notice),
          );
        this.follow(this.#stage);
      })
      .catch(() => {
        if (!here()) return;
        this.#hear(false);
        this.#say(messages().noBots);
      });
  }

  /** The game has changed. While people read what happened, bots rest. */
  follow(stage: Stage): void {
    this.#stage = stage;
    this.#bots?.follow(stage);
  }

  stop(): void {
    this.#bots?.stop();
    this.#bots = this.#table = undefined;
    this.thinking = this.next = false;
    this.notice = '';
  }

  /** @param next whether it is a bot's turn */
  #hear(next: boolean, guess = false): void {
    const thinks = next && this.#stage !== 'outcome';
    const text = messages().botThinks[this.#stage as 'clue' | 'guess'];
    if (thinks && !this.thinking) queueMicrotask(() => announce(text)); // after what came before it
    this.guess = guess;
    this.next = next;
    this.thinking = thinks;
    this.#host.requestUpdate();
  }

  #say(notice: string): void {
    if (notice) announce(notice);
    this.notice = notice;
    this.#host.requestUpdate();
  }
}
