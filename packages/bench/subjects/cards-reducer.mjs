import { end } from '../cards/end.mjs';
import { otherSeat } from '../cards/layout.mjs';
import { reduce, undealt } from '../cards/reducer.mjs';

/** The card game as a plain `switch`. */
export const subject = {
  make(layouts) {
    const states = layouts.map(({ words, key }) => reduce(undealt, { type: 'start', words, key }));
    return {
      play(most = Infinity) {
        let moves = 0;
        layouts.forEach(({ picks }, game) => {
          let seat = 'one';
          for (const card of picks.slice(0, most)) {
            const next = reduce(states[game], { type: 'take', card, seat });
            if (next === states[game]) throw new Error('A move was refused.');
            states[game] = next;
            seat = otherSeat(seat);
            moves += 1;
          }
        });
        return moves;
      },
      ends: () => states.map(end),
    };
  },
};
