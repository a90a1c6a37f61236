import type { Bot, SeatMoment } from '@cluekit/bots';
import { botsMessages } from '../locales/bots-messages.js';

/** What there is to say of the bots of a table: that simple ones play, and that a person's clue means nothing to them. */
export class BotNews {
  readonly #say: (notice: string) => void;
  #simple = '';
  #unknown = '';
  #clue: string | null = null;
  #said = '';

  /** @param say is told what stands there from now on; empty: nothing */
  constructor(say: (notice: string) => void) {
    this.#say = say;
  }

  /** Simple bots play, and why. */
  simple(why: string): void {
    this.#simple = why;
    this.#tell();
  }

  /** For `playSeat`: a bot that could not say what to do has no words, for now. */
  readonly onMoment = (moment: SeatMoment): void => {
    if (moment.type !== 'stand-in' || moment.why === 'refused') return;
    this.simple(botsMessages().simpleBots);
  };

  /** The same bot; once it answers it has words, and simple ones play no more. */
  watched<V, C, K>(bot: Bot<V, C, K>): Bot<V, C, K> {
    return {
      act: async (view, key) => {
        const command = await bot.act(view, key);
        this.simple('');
        return command;
      },
    };
  }

  /** The clue of a person that bots have to guess by. It is asked about once; what is said of it stays until the next. */
  follow(clue: string, bot: Pick<Bot<unknown, unknown>, 'knows'>): void {
    if (clue === this.#clue) return;
    this.#clue = clue;
    this.#unknown = '';
    this.#tell();
    bot.knows?.(clue).then(
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
