import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import fc from 'fast-check';
import {
  AUDIENCES,
  codeDependence,
  deal,
  type CodeDependenceAudience,
  type CodeDependenceCommand,
  type CodeDependenceShared,
  type CodeDependenceState,
} from '../src/code-dependence/index.js';
import type { Game } from '../src/game/game.js';
import { createParty, twinWorlds, type Party, type TwinInput } from '../src/testing/index.js';
import { anyChoice, anyOptions, anySeed, anyTable, moveOf } from './code-dependence/arbitraries.js';
import { Match } from './code-dependence/match.js';
import { pendingTwins, twinsOf, type Asked } from './code-dependence/twins.js';
import { madeUpList } from './word-codes/lists.js';
import { holdsLater } from './word-codes/runs.js';

const game = codeDependence as unknown as Game<unknown, CodeDependenceCommand>;
const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
const choices = fc.array(anyChoice, { maxLength: 60, size: 'max' });

const input = ({ command, audience }: Asked): TwinInput => ({ audience, command });
const counts = { worlds: 0, pending: 0 };

test('T1 T3: two worlds that differ only in what nobody may know yet send an observer the same bytes', async () => {
  const property = fc.asyncProperty(
    anyTable,
    choices,
    fc.nat(9),
    bytes,
    async ({ input: options, deals }, list, who, secret) => {
      const observer = AUDIENCES[who] as CodeDependenceAudience;
      const twins = twinsOf(options, deals, list, observer, secret);
      if (!twins) return;
      const match = new Match(options, twins.left.deals);
      for (const { command } of twins.left.asked) match.play(command);
      const pending = pendingTwins(match, observer);
      for (const { left } of pending) match.play(left.command);
      let ending = 0;
      for (; match.state.phase !== 'scoring' && match.state.phase !== 'finished'; ending++)
        match.play({ type: 'timeout' });
      const ends = Array.from({ length: ending }, (): TwinInput => ({
        audience: 'owner',
        command: { type: 'timeout' },
      }));
      const world = (side: 'left' | 'right'): { source: unknown; inputs: TwinInput[] } => ({
        source: { deals: twins[side].deals },
        inputs: [...[...twins[side].asked, ...pending.map((pair) => pair[side])].map(input), ...ends],
      });
      const [left, right] = [world('left'), world('right')];
      const hidden = left.inputs.length - ending;
      const difference = await twinWorlds(game, { observer, left, right, options });
      assert.ok(difference, 'the end of the round shows what was hidden: the harness does see');
      assert.ok(difference.input >= hidden, JSON.stringify(difference).slice(0, 2000));
      counts.worlds++;
      counts.pending += pending.length;
    },
  );
  await holdsLater('code-dependence-twin-frames', property, 14, 2000);
  assert.ok(counts.worlds > 4, `${counts.worlds} worlds`);
});

type Hall = Party<CodeDependenceCommand>;
const stateOf = (party: Hall): CodeDependenceState => party.host.state(party.matchId) as CodeDependenceState;

/** What has been sent to somebody, and which frames those are that hold a view. */
interface ViewFrame {
  readonly view: { readonly shared: CodeDependenceShared; readonly mine: unknown };
}

/** Who comes late, and gets the state as it is then (T3). */
const LATE = ['spectator', 'seat-1', 'screen'] as const;

test('T2 T3: hands, CODED, pending acts, rounds to come, seed and tokens reach nobody who may not know, in frames, replies, errors or logs', async () => {
  const logged: string[] = [];
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    mock.method(console, name, (...parts: unknown[]) => logged.push(parts.join(' ')));
  let frames = 0;
  const property = fc.asyncProperty(anyOptions, anySeed, choices, async (options, seed, list) => {
    const source = { seed, words: madeUpList(260, 'q') };
    const party: Hall = await createParty(game, { source, options: { ...options, rounds: 2 } });
    const { deals } = deal(codeDependence.options({ ...options, rounds: 2 }), source);
    const replies: string[] = [];
    const heard = new Map<object, number>();
    for (const [step, choice] of list.entries()) {
      if (step === Math.floor(list.length / 2)) for (const late of LATE) await party.join(late);
      const state = stateOf(party);
      const move = moveOf(state, choice) as { type: string; seat?: number };
      const audience = move.seat === undefined ? 'owner' : (AUDIENCES[move.seat] as string);
      const reply = party.guest(audience).client.send(move as CodeDependenceCommand);
      await party.settle();
      replies.push(JSON.stringify(await reply));
      for (const guest of party.guests) {
        const texts = guest.link.received.slice(heard.get(guest) ?? 0);
        heard.set(guest, guest.link.received.length);
        for (const text of texts) {
          frames++;
          assertClean(text, guest.audience, party, deals, seed);
        }
      }
    }
    assert.deepEqual(party.errors, []);
    for (const text of replies) assert.ok(!text.includes(seed) && !/"hand"|"deals"/.test(text));
    party.close();
  });
  await holdsLater('code-dependence-canaries', property, 12, 500);
  mock.restoreAll();
  assert.ok(frames > 500, `${frames} frames were looked at`);
  const said = logged.filter((line) => !line.startsWith('code-dependence-canaries'));
  assert.deepEqual(said, []);
});

/** One frame to one audience: nothing in it that this audience may not know at that time. */
function assertClean(
  text: string,
  audience: string,
  party: Hall,
  deals: readonly { bank: readonly string[]; hands: readonly (readonly string[])[] }[],
  seed: string,
): void {
  for (const { token } of party.guests) assert.ok(!text.includes(token), 'a token');
  const frame = JSON.parse(text) as Partial<ViewFrame>;
  const shared = frame.view?.shared;
  const isOpen = shared?.phase === 'scoring' || shared?.phase === 'finished';
  if (shared?.phase !== 'finished') assert.ok(!text.includes(seed), 'the seed');
  assert.doesNotMatch(text, /bookmarks|"deals"|"acts"|"coded":\d/);
  if (!shared) return;
  for (const [round, { bank }] of deals.entries())
    if (round >= shared.round)
      for (const word of bank) assert.ok(!text.includes(`"${word}"`), 'a round to come');
  const { shared: everyones, ...rest } = frame.view;
  const own = AUDIENCES.indexOf(audience as CodeDependenceAudience);
  const mine = JSON.stringify(rest);
  const hands = deals[shared.round - 1]?.hands ?? [];
  for (const [seat, hand] of hands.entries())
    if (seat !== own)
      for (const word of hand) assert.ok(!mine.includes(`"hand":[{"word":"${word}"`), 'a hand');
  if (own >= hands.length) assert.match(mine, /"hand":null,"submitted":null/);
  if (!isOpen) {
    assert.equal(everyones.hands, null);
    assert.equal([...JSON.stringify(everyones).matchAll(/"coded":(true|false)/g)].length, 0);
  }
}

test('T9: through the host, a seat acts for itself alone, whatever its frame says', async () => {
  const { deals } = new Match({ players: 3, rounds: 1 });
  const party: Hall = await createParty(game, { source: { deals }, options: { players: 3, rounds: 1 } });
  const ask = async (audience: string, command: object): Promise<string> => {
    const reply = party.guest(audience).client.send(command as CodeDependenceCommand);
    await party.settle();
    const answer = await reply;
    return answer.ok ? 'ok' : answer.code;
  };
  const word = deals[0]?.hands[2]?.[1];
  assert.equal(await ask('seat-1', { type: 'chooseCoded', seat: 2, word }), 'not-in-hand');
  assert.equal(await ask('spectator', { type: 'chooseCoded', seat: 2, word }), 'not-your-turn');
  assert.equal(await ask('seat-5', { type: 'chooseCoded', seat: 2, word }), 'not-your-turn');
  assert.equal(await ask('seat-2', { type: 'chooseCoded', seat: 0, word }), 'ok');
  assert.deepEqual(stateOf(party).coded, [null, null, 1]);
  assert.equal(await ask('seat-0', { type: 'timeout' }), 'not-your-turn');
  assert.equal(await ask('owner', { type: 'timeout' }), 'ok');
  assert.equal(
    await ask('seat-0', { type: 'giveClue', word: 'music', tags: [1] }),
    'ok',
    'a seat need not be named',
  );
  const entry = party.host.log(party.matchId)?.at(-1);
  assert.deepEqual(entry?.kind === 'command' && entry.command, {
    type: 'giveClue',
    seat: 0,
    word: 'music',
    tags: [1],
  });
  party.close();
});

test('a clock that runs out plays for everyone who is gone, through the host', async () => {
  const { deals } = new Match({ players: 3, rounds: 1 });
  const party: Hall = await createParty(game, { source: { deals }, options: { players: 3, rounds: 1 } });
  for (let step = 0; step < 20 && stateOf(party).phase !== 'finished'; step++) {
    party.clock.advance(90_000);
    party.host.tick();
    await party.settle();
  }
  assert.equal(stateOf(party).phase, 'finished');
  assert.deepEqual(stateOf(party).scores, [-3, -3, -3]);
  party.close();
});
