import { createRules } from '@cluekit/sdk/host';
import { wordCodes } from '@cluekit/sdk/word-codes';
import { half } from './halfway.mjs';

const TIMES = 10_000;

/** Word Codes in the middle of a game, asked for a card that is face up already: the rules say no. */
export const subject = {
  make(scripts) {
    const games = scripts.map(({ source, steps }) => {
      const rules = createRules(wordCodes);
      rules.start(wordCodes.start(wordCodes.options({}), source, 0), 0);
      const { played, seat } = half(steps);
      for (const { command, audience } of played) rules.apply(command, 0, audience);
      return { rules, seat, again: { type: 'flip', card: rules.state.flipped[0] } };
    });
    return {
      play() {
        for (const { rules, seat, again } of games)
          for (let n = 0; n < TIMES; n += 1)
            if (rules.apply(again, 0, seat)?.code !== 'card-flipped') throw new Error('It was not refused.');
        return games.length * TIMES;
      },
      ends: () => games.map(({ rules }) => rules.state.flipped.length),
      stop: () => games.forEach(({ rules }) => rules.stop()),
    };
  },
};
