import { codeDependence, score } from '@cluekit/sdk/code-dependence';
import { createRules } from '@cluekit/sdk/host';
import { OPTIONS } from '../dependence/script.mjs';
import { once } from './once.mjs';

/** What the host makes of a frame before the rules see it: nothing of that is counted here. */
const commandsOf = once(({ steps }) =>
  steps.map(({ command, audience }) => codeDependence.parse(command, audience)),
);

/** Whole matches of Code Dependence through the host's rules path. Making one deals it from its seed. */
export const subject = {
  make(scripts) {
    const games = scripts.map(({ source }) => {
      const rules = createRules(codeDependence);
      rules.start(codeDependence.start(codeDependence.options(OPTIONS), source, 0), 0);
      return rules;
    });
    return {
      play(most = Infinity) {
        let moves = 0;
        scripts.forEach((script, game) => {
          const commands = commandsOf(script);
          for (const [move, { audience }] of script.steps.slice(0, most).entries()) {
            if (games[game].apply(commands[move], 0, audience) !== null)
              throw new Error('A move was refused.');
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
