import { createRequire } from 'node:module';
import { CARDS, leader, worth } from './layout.mjs';

const require = createRequire(import.meta.url); // its folders have no exports map, so only require finds them
const { INVALID_MOVE } = require('boardgame.io/core');

export const { Client } = require('boardgame.io/client');
export const { Local } = require('boardgame.io/multiplayer');

const seats = { 0: 'one', 1: 'two' };

function take({ G, playerID }, card) {
  if (!Number.isInteger(card) || card < 0 || card >= CARDS || G.taken[card] !== null) return INVALID_MOVE;
  const seat = seats[playerID];
  const owner = G.key[card];
  const gain = worth(owner, seat);
  G.taken[card] = seat;
  G.scores[gain.seat] += gain.points;
  G.log.push({ seat, card, owner });
  return undefined;
}

/**
 * The card game for boardgame.io, as its documentation writes one: a move that changes `G` in place, one move a
 * turn, an `endIf`, a `playerView`. Undo is off, which its default is not: that halves its work and its memory.
 */
export const boardgame = ({ words, key }) => ({
  name: 'forty-eight',
  setup: () => ({ words, key, taken: Array(CARDS).fill(null), scores: { one: 0, two: 0 }, log: [] }),
  moves: { take },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.log.length === CARDS ? { winner: leader(G.scores) } : undefined),
  playerView: ({ G }) => ({ ...G, key: G.key.map((owner, card) => (G.taken[card] === null ? null : owner)) }),
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
});

/** The end of a game of its as the others spell theirs. */
export const boardgameEnd = ({ G, ctx }) => ({
  phase: ctx.gameover === undefined ? 'play' : 'finished',
  taken: G.taken,
  scores: G.scores,
  log: G.log,
  winner: ctx.gameover?.winner,
});
