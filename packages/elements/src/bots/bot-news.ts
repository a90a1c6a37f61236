import type { Bot, SeatMoment } from '@cluekit/bots';
import { botsMessages } from '../locales/bots-messages.js';

/** What there is to say of the bots of a table: that simple ones play, and that a person's clue means nothing to them. */
export class BotNews {
  readonly #say: (notice: string) => void;
  #simple = '';
  #unknown = '';
  #clue: string | null = null;
  #said = '';

  /**
   * @param say is told what stands there from now on; empty: nothing
   * @param simple what is said from the start, where simple bots play
   */
  constructor(say: (notice: string) => void, simple = '') {
    this.#say = say;
    this.#simple = simple;
    this.#tell();
  }

  /** For `playSeat`: a bot that could not say what to do has no words, for now. */
  readonly onMoment = (moment: SeatMoment): void => {
    if (moment.type !== 'stand-in' || moment.why === 'refused') return;
    this.#simple = botsMessages().simpleBots;
    this.#tell();
  };

  /** The same bot; once it answers it has words, and simple ones play no more. */
  watched<V, C, K>(bot: Bot<V, C, K>): Bot<V, C, K> {
    return {
      act: async (view, key) => {
        const command = await bot.act(view, key);
        this.#simple = '';
        this.#tell();
        return command;
      },
    };
  }

  /** The clue that bots have to guess by, where a person gave it; null: there is none. It is asked about once. */
  follow(clue: string | null, bot: Pick<Bot<unknown, unknown>, 'knows'> | undefined): void {
    if (clue === null || clue === this.#clue) return; // of the last clue it stays, to be read
    this.#clue = clue;
    this.#unknown = '';
    this.#tell();
    bot?.knows?.(clue).then(
      (knows) => {
        if (knows || clue !== this.#clue || this.#simple !== '') return;
        this.#unknown = botsMessages().unknownClue(clue);
        this.#tell();
      },
      () => {}, // a bot without words says that itself
    );
  }

  #tell(): void {
    const now = this.#simple || this.#unknown;
    if (now === this.#said) return;
    this.#said = now;
    this.#say(now);
  }
}
