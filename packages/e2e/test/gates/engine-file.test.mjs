import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { classic } from '@cluekit/sdk/decks/classic';
import { replay } from '@cluekit/sdk/record';
import { root } from '../../run/root.mjs';

/** @type {typeof import('../../../elements/dist/code-dependence/table.js')} */
const engine = await import(
  pathToFileURL(join(root, 'packages/elements/cdn/code-dependence-engine.js')).href
);

const { words, name, language, version } = classic;

/** A match of bots alone, by the file that pages load, to its end. */
async function played(options) {
  const settings = { deck: 'classic', timers: null, ...options };
  const deck = { words, deck: { name, language, version } };
  const table = await engine.setTable(settings, deck, { name: null, pace: false });
  try {
    await new Promise((done, fail) => {
      const late = setTimeout(() => fail(new Error('the match does not end')), 60_000);
      const look = () => {
        const { phase } = table.owner.getSnapshot().view?.shared ?? {};
        if (phase === 'scoring') void table.owner.send({ type: 'nextRound' });
        if (phase !== 'finished') return;
        clearTimeout(late);
        done();
      };
      table.owner.subscribe(look);
      look();
    });
    return { shared: table.owner.getSnapshot().view.shared, record: table.record(), holds: table.verify() };
  } finally {
    table.close();
  }
}

for (const guessMode of ['simultaneous', 'sequential'])
  for (const players of [2, 4])
    test(`the engine file plays ${players} seats, ${guessMode}, as the SDK replays it`, async () => {
      const seats = Array.from({ length: players }, () => ({ name: '', bot: true }));
      const { shared, record, holds } = await played({ seats, rounds: 2, guessMode });
      assert.equal(shared.phase, 'finished');
      assert.equal(holds, true);
      assert.ok(record.moves.length >= players * 3);
      const result = replay(JSON.parse(JSON.stringify(record)));
      assert.deepEqual(
        shared.seats.map(({ score }) => score),
        result.scores,
        JSON.stringify(result),
      );
      assert.deepEqual(shared.winners, result.winners);
    });
