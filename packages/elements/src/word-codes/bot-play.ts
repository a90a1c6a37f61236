import { messages } from '../locales/messages.js';
import { announce } from '../store/announcer.js';
import type { SeatedBots } from './seat-bots.js';
import type { Stage } from './stage.js';
import type { Table } from './table.js';
import type { WordCodes } from './word-codes.js';

/** What the page shows of bots. */
export interface BotState {
  /** Whether the game waits for a bot; undefined while the bots themselves are waited for. */
  thinking: boolean | undefined;
  /** Whether a bot is next to play, once people have read what happened. */
  next: boolean;
  /** Whether bots guess what the clue of this team means. */
  guess: boolean;
  /** What is to be said of them. */
  notice: string;
}

const NONE: BotState = { thinking: false, next: false, guess: false, notice: '' };

/** The bots of the game on the page. What they are made of is a file of its own; without it people play all seats. */
export class BotPlay {
  now = NONE;

  readonly #host: WordCodes;
  #table: Table | undefined;
  #stage: Stage = 'clue';
  #bots: SeatedBots | undefined;

  constructor(host: WordCodes) {
    this.#host = host;
  }

  /** They take their seats at a table of words in a language. */
  begin(table: Table, language: string | undefined): void {
    this.stop();
    if (!this.#host.bots) return;
    const { bots, lexicon, pace } = this.#host;
    this.#table = table;
    const tell = (news: Partial<BotState>): void => {
      if (this.#table !== table) return;
      const text = messages().botThinks[this.#stage as 'clue' | 'guess'];
      const said = news.notice || (news.thinking && !this.now.thinking && text);
      if (said) void Promise.resolve(said).then((each) => announce(each)); // after what came before it
      this.now = { ...this.now, ...news };
      this.#host.requestUpdate();
    };
    tell({ thinking: undefined });
    import('./seat-bots.js')
      .then(({ seatBots }) => {
        if (this.#table === table)
          this.#bots = seatBots(table, { bots, lexicon, pace, language }, tell, this.#host);
        this.follow(this.#stage);
      })
      .catch(() => {
        tell({ thinking: false, notice: messages().noBots });
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
    this.now = NONE;
  }
}
