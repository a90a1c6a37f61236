import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  codeDependence,
  type CodeDependenceCommand,
  type CodeDependenceState,
} from '../src/code-dependence/index.js';
import type { Game } from '../src/game/game.js';
import { createHost } from '../src/host/index.js';
import { createParty, type Party } from '../src/testing/index.js';
import { Match } from './code-dependence/match.js';

const game = codeDependence as unknown as Game<unknown, CodeDependenceCommand>;
const { deals } = new Match({ players: 3, rounds: 2 });

type Hall = Party<CodeDependenceCommand>;
const hall = (timers: number | null, audiences?: readonly string[]): Promise<Hall> =>
  createParty(game, {
    ...{ source: { deals }, options: { players: 3, rounds: 2, timers } },
    ...(audiences && { audiences }),
  });
const stateOf = (party: Hall): CodeDependenceState => party.host.state(party.matchId) as CodeDependenceState;

async function ask(party: Hall, audience: string, command: object): Promise<string> {
  const reply = party.guest(audience).client.send(command as CodeDependenceCommand);
  await party.settle();
  const answer = await reply;
  return answer.ok ? 'ok' : answer.code;
}

const timeout = { type: 'timeout' };
const nextRound = { type: 'nextRound' };

test('CD-20 with the owner gone any seated player closes a window and starts the next round, and nobody else does', async () => {
  const party = await hall(null);
  assert.equal(await ask(party, 'seat-1', timeout), 'not-your-turn', 'the owner is there');
  party.guest('owner').client.close();
  await party.settle();
  for (const audience of ['spectator', 'screen', 'seat-4'])
    assert.equal(await ask(party, audience, timeout), 'not-your-turn', audience);
  assert.equal(await ask(party, 'seat-1', { type: 'undo' }), 'not-your-turn');
  assert.equal(await ask(party, 'seat-1', timeout), 'ok');
  assert.equal(await ask(party, 'seat-0', { type: 'giveClue', word: 'music', tags: [1] }), 'ok');
  assert.equal(await ask(party, 'seat-2', { type: 'timeout', seat: 1 }), 'ok', 'one seat alone, too');
  assert.equal(await ask(party, 'seat-2', { type: 'pass' }), 'ok');
  for (let step = 0; step < 20 && stateOf(party).phase !== 'scoring'; step++)
    assert.equal(await ask(party, `seat-${step % 3}`, timeout), 'ok');
  const { rules, host, matchId, store } = { ...party, rules: stateOf(party) };
  assert.equal(rules.phase, 'scoring');
  assert.equal(await ask(party, 'seat-2', nextRound), 'ok');
  assert.deepEqual([stateOf(party).phase, stateOf(party).round], ['planning', 2]);

  // The owner comes back, and it is the owner's again.
  await party.join('owner', party.guest('owner').token);
  await party.settle();
  assert.equal(await ask(party, 'seat-0', timeout), 'not-your-turn');

  // The log replays, with nobody connected at all.
  const other = createHost({ games: [game], store, clock: party.clock });
  await other.invite(matchId, 'spectator');
  assert.deepEqual(other.state(matchId), host.state(matchId));
  assert.deepEqual(party.errors, []);
  other.close();
  party.close();
});

test('CD-20 where clocks run they close the windows, and only the next round is any seat’s to start', async () => {
  const party = await hall(1, ['seat-0', 'seat-1', 'seat-2']);
  for (let step = 0; step < 20 && stateOf(party).phase !== 'scoring'; step++) {
    assert.equal(await ask(party, 'seat-1', timeout), 'not-your-turn');
    party.clock.advance(90_000);
    party.host.tick();
    await party.settle();
  }
  assert.equal(await ask(party, 'seat-1', nextRound), 'ok');
  assert.equal(stateOf(party).round, 2);
  party.close();
});
