import { createRules } from '@cluekit/sdk/host';
import { end } from '../cards/end.mjs';
import { fortyEight } from '../cards/game.mjs';
import { otherSeat } from '../cards/layout.mjs';

/** The card game through the host's rules path: `refuse`, then one live actor per game. */
export const subject = {
  make(layouts) {
    const games = layouts.map((layout) => {
      const rules = createRules(fortyEight);
      rules.start(fortyEight.start({}, layout, 0), 0);
      return rules;
    });
    return {
      play(most = Infinity) {
        let moves = 0;
        layouts.forEach(({ picks }, game) => {
          let seat = 'one';
          for (const card of picks.slice(0, most)) {
            if (games[game].apply({ type: 'take', card }, moves, seat) !== null)
              throw new Error('A move was refused.');
            seat = otherSeat(seat);
            moves += 1;
          }
        });
        return moves;
      },
      ends: () => games.map(({ state }) => end(state)),
      stop: () => games.forEach((rules) => rules.stop()),
    };
  },
};
