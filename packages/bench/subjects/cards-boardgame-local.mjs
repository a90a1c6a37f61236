import { boardgame, boardgameEnd, Client, Local } from '../cards/boardgame.mjs';

/** The master works by promises: a move is done when both the mover and the others have it. */
async function until(clients, moves) {
  for (let turns = 0; !clients.every(({ store }) => store.getState()?.G.log.length >= moves); turns += 1) {
    if (turns === 10_000) throw new Error('It does not come to rest.');
    await null;
  }
}

/** The card game on boardgame.io's `Local()` master, with a client for each player; objects are passed as they are. */
export const subject = {
  async make(layouts) {
    const games = [];
    for (const [index, layout] of layouts.entries()) {
      const game = boardgame(layout);
      const more = { game, numPlayers: 2, multiplayer: Local(), matchID: `m${index}`, debug: false };
      const clients = ['0', '1'].map((playerID) => Client({ ...more, playerID }));
      for (const client of clients) client.start();
      await until(clients, 0);
      games.push({ clients, picks: layout.picks });
    }
    return {
      async play(most = Infinity) {
        let moves = 0;
        for (const { clients, picks } of games) {
          for (const [move, card] of picks.slice(0, most).entries()) {
            clients[move % 2].moves.take(card);
            await until(clients, move + 1);
            moves += 1;
          }
        }
        return moves;
      },
      ends: () => games.map(({ clients }) => boardgameEnd(clients[0].getState())),
      stop: () => games.forEach(({ clients }) => clients.forEach((client) => client.stop())),
    };
  },
};
