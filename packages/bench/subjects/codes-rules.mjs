import { createRules } from '@cluekit/sdk/host';
import { score, wordCodes } from '@cluekit/sdk/word-codes';

/** Whole games of Word Codes through the host's rules path. Making one deals it from its seed. */
export const subject = {
  make(scripts) {
    const games = scripts.map(({ source }) => {
      const rules = createRules(wordCodes);
      rules.start(wordCodes.start(wordCodes.options({}), source, 0), 0);
      return rules;
    });
    return {
      play(most = Infinity) {
        let moves = 0;
        scripts.forEach(({ steps }, game) => {
          for (const { command, audience } of steps.slice(0, most)) {
            if (games[game].apply(command, 0, audience) !== null) throw new Error('A move was refused.');
            moves += 1;
          }
        });
        return moves;
      },
      ends: () => games.map(({ state }) => score(state)),
      stop: () => games.forEach((rules) => rules.stop()),
    };
  },
};
