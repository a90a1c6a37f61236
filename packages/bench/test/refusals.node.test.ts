import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRules } from '@cluekit/sdk/host';
import { boardgame, boardgameEnd, Client } from '../cards/boardgame.mjs';
import { fortyEight } from '../cards/game.mjs';
import { layout } from '../cards/layout.mjs';
import { reduce, undealt } from '../cards/reducer.mjs';

const dealt = layout(1);
const { words, key } = dealt;

test('all engines refuse the same moves: a card that is taken, one that is not there', () => {
  const rules = createRules(fortyEight);
  rules.start(fortyEight.start({}, dealt, 0), 0);
  const start = reduce(undealt, { type: 'start', words, key });
  const client = Client({ game: boardgame(dealt), numPlayers: 2, debug: false });
  client.start();

  assert.equal(rules.apply({ type: 'take', card: 5 } as never, 0, 'one'), null);
  const once = reduce(start, { type: 'take', card: 5, seat: 'one' });
  assert.notEqual(once, start);
  client.moves.take(5);
  const after = boardgameEnd(client.getState());
  assert.deepEqual(after.taken, once.taken);

  const silent = console.error;
  console.error = () => {}; // boardgame.io says on the console what it refuses
  try {
    for (const card of [5, 48, -1, 0.5]) {
      assert.notEqual(rules.apply({ type: 'take', card } as never, 0, 'two'), null);
      assert.equal(reduce(once, { type: 'take', card, seat: 'two' }), once);
      client.moves.take(card);
      assert.deepEqual(boardgameEnd(client.getState()), after);
    }
  } finally {
    console.error = silent;
  }
  assert.deepEqual(rules.apply({ type: 'take', card: 6 } as never, 0, 'one'), { code: 'not-your-turn' });
  assert.equal(reduce(once, { type: 'take', card: 6, seat: 'one' }), once);
  client.stop();
});
