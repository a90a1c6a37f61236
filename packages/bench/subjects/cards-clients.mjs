import { connect } from '@cluekit/sdk/client';
import { createManualClock } from '@cluekit/sdk/testing';
import { loopback } from '@cluekit/sdk/transports/loopback';
import { end } from '../cards/end.mjs';
import { fortyEight } from '../cards/game.mjs';
import { benchHost } from './bench-host.mjs';

/** Microtasks until something is so; after very many it never will be. */
async function until(reached) {
  for (let turns = 0; !reached(); turns += 1) {
    if (turns === 10_000) throw new Error('It does not come to rest.');
    await null;
  }
}

/** The card game as a page plays it: host, loopback and three whole clients that read every frame. */
export const subject = {
  async make(layouts) {
    const host = benchHost(fortyEight);
    const timers = createManualClock(); // nothing is late here, so no timer ever fires
    const games = [];
    for (const layout of layouts) {
      const { matchId, invite } = await host.create({ game: fortyEight.id, source: layout });
      const clients = [];
      for (const audience of fortyEight.audiences) {
        const token = await invite(audience);
        clients.push(connect({ transport: loopback(host), match: matchId, token, timers, clock: timers }));
      }
      await until(() => clients.every((client) => client.getSnapshot().view !== null));
      games.push({ matchId, clients, picks: layout.picks });
    }
    return {
      async play(most = Infinity) {
        let moves = 0;
        for (const { clients, picks } of games) {
          for (const [move, card] of picks.slice(0, most).entries()) {
            const { ok } = await clients[move % 2].send({ type: 'take', card });
            if (!ok) throw new Error('A move was refused.');
            moves += 1;
          }
          await until(() =>
            clients.every(({ getSnapshot }) => shown(getSnapshot()) >= picks.slice(0, most).length),
          );
        }
        return moves;
      },
      ends: () => games.map(({ matchId }) => end(host.state(matchId))),
      stop() {
        for (const { clients } of games) for (const client of clients) client.close();
        host.close();
      },
    };
  },
};

const shown = ({ view }) => view.shared.log.length;
