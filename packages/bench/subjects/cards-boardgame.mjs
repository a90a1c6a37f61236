import { boardgame, boardgameEnd, Client } from '../cards/boardgame.mjs';

/** The card game on boardgame.io's plain local client: no master, no transport, nobody subscribed. */
export const subject = {
  make(layouts) {
    const clients = layouts.map((layout) => {
      const client = Client({ game: boardgame(layout), numPlayers: 2, debug: false });
      client.start();
      return client;
    });
    return {
      play(most = Infinity) {
        let moves = 0;
        layouts.forEach(({ picks }, game) => {
          const { take } = clients[game].moves;
          for (const card of picks.slice(0, most)) {
            take(card);
            moves += 1;
          }
        });
        return moves;
      },
      ends: () => clients.map((client) => boardgameEnd(client.getState())),
      stop: () => clients.forEach((client) => client.stop()),
    };
  },
};
