import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../client/client.js';
import { createHost } from '../host/host.js';
import { countingGame } from '../testing/counting-game.js';
import { transportContract } from '../testing/transport-contract.js';
import { loopback } from './loopback.js';

for (const { name, run } of transportContract((host) => loopback(host))) test(name, run);

test('a page that plays alone: host, loopback and a client for each seat, with nothing injected', async () => {
  const host = createHost({ games: [countingGame] });
  const { matchId, invite } = await host.create({ game: 'counting', source: { secret: 7 } });
  const transport = loopback(host);
  const [one, two] = [
    connect({ transport, match: matchId, token: await invite('one') }),
    connect({ transport, match: matchId, token: await invite('two') }),
  ];
  assert.deepEqual(await one.send({ type: 'pick', number: 2 } as never), { ok: true });
  assert.deepEqual(await two.send({ type: 'pick', number: 3 } as never), { ok: true });
  const refusal = await two.send({ type: 'guess', number: 7 } as never);
  assert.equal(!refusal.ok && refusal.code, 'not-your-turn');
  assert.deepEqual(await one.send({ type: 'guess', number: 7 } as never), { ok: true });
  assert.equal((one.getSnapshot().view?.shared as { phase: string }).phase, 'finished');
  one.close();
  two.close();
  host.close();
});

test('a close handler that throws leaves no connection behind at the host', () => {
  let left = 0;
  const late: (() => void)[] = [];
  let closeIt = () => {};
  const transport = loopback(
    {
      attach(channel) {
        closeIt = () => channel.close(1001, 'bye');
        return { receive() {}, detach: () => void (left += 1) };
      },
    },
    (callback) => late.push(callback),
  );
  const close = (): never => {
    throw new Error('close handler');
  };
  transport.open({ message() {}, close });
  closeIt();
  assert.throws(() => late.pop()?.(), /close handler/);
  assert.equal(left, 1);
});
