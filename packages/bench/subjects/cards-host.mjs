import { end } from '../cards/end.mjs';
import { fortyEight } from '../cards/game.mjs';
import { benchHost } from './bench-host.mjs';
import { once } from './once.mjs';
import { enterAll } from './recipient.mjs';

const AUDIENCES = ['one', 'two', 'spectator'];

/** What each seat's connection brings, as text: nothing of the sender's work is counted. */
const framesOf = once(({ picks }) =>
  picks.map((card, move) =>
    JSON.stringify({ t: 'cmd', id: `m${move}`, phase: `play/${move}`, cmd: { type: 'take', card } }),
  ),
);

/**
 * The card game through the whole host: frames come in as text, are read and checked, saved in the memory store,
 * and both seats and a spectator are sent their views as text.
 */
export const subject = {
  async make(layouts) {
    const host = benchHost(fortyEight);
    const games = [];
    for (const layout of layouts) {
      const match = await host.create({ game: fortyEight.id, source: layout });
      const recipients = await enterAll(host, match, AUDIENCES);
      games.push({ id: match.matchId, frames: framesOf(layout), recipients });
    }
    return {
      play(most = Infinity) {
        let moves = 0;
        for (const { frames, recipients } of games) {
          const seats = [recipients.get('one'), recipients.get('two')];
          frames.slice(0, most).forEach((frame, move) => seats[move % 2].receive(frame));
          moves += Math.min(frames.length, most);
          const { seen } = recipients.get('spectator');
          if (seen.frames !== Math.min(frames.length, most) + 1) throw new Error('A move was refused.');
        }
        return moves;
      },
      ends: () => games.map(({ id }) => end(host.state(id))),
      stop: () => host.close(),
    };
  },
};
