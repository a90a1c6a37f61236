import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import fc from 'fast-check';
import {
  AUDIENCES,
  codeDependence,
  deal,
  type CodeDependenceAudience,
  type CodeDependenceCommand,
  type CodeDependenceState,
} from '../src/code-dependence/index.js';
import type { Game } from '../src/game/game.js';
import { createParty, twinWorlds, type Party, type TwinInput } from '../src/testing/index.js';
import { anyChoice, anyOptions, anySeed, anyTable, moveOf } from './code-dependence/arbitraries.js';
import { leaksOf } from './code-dependence/leaks.js';
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

/** Who comes late, and gets the state as it is then (T3). */
const LATE = ['spectator', 'seat-1', 'screen'] as const;

test('T2 T3: hands, CODED, pending acts, rounds to come, seed and tokens reach nobody who may not know, in frames, replies, errors or logs', async () => {
  const logged: string[] = [];
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    mock.method(console, name, (...parts: unknown[]) => logged.push(parts.join(' ')));
  const looked = { frames: 0, pending: 0, exposed: 0 };
  const property = fc.asyncProperty(anyOptions, anySeed, choices, async (options, seed, list) => {
    const source = { seed, words: madeUpList(260, 'q') };
    const party: Hall = await createParty(game, { source, options: { ...options, rounds: 2 } });
    const { deals } = deal(codeDependence.options({ ...options, rounds: 2 }), source);
    const heard = new Map<object, number>();
    const replies: string[] = [];
    /** Looks at what came since, while the state is still the one it came from. */
    const look = (): void => {
      const state = stateOf(party);
      const truth = { state, deals, seed, tokens: party.guests.map(({ token }) => token) };
      if (state.acts.some((act) => act?.word)) looked.pending++;
      if (state.exposed.includes(true)) looked.exposed++;
      for (const guest of party.guests) {
        const texts = guest.link.received.slice(heard.get(guest) ?? 0);
        heard.set(guest, guest.link.received.length);
        looked.frames += texts.length;
        for (const text of texts)
          assert.deepEqual(leaksOf(text, guest.audience as CodeDependenceAudience, truth), [], text);
      }
      for (const text of replies.splice(0)) assert.deepEqual(leaksOf(text, 'spectator', truth), [], text);
    };
    for (const [step, choice] of list.entries()) {
      if (step === Math.floor(list.length / 2)) for (const late of LATE) await party.join(late);
      await party.settle();
      look();
      const move = moveOf(stateOf(party), choice) as { type: string; seat?: number };
      const audience = move.seat === undefined ? 'owner' : (AUDIENCES[move.seat] as string);
      const reply = party.guest(audience).client.send(move as CodeDependenceCommand);
      await party.settle();
      replies.push(JSON.stringify(await reply));
      look();
    }
    assert.deepEqual(party.errors, []);
    party.close();
  });
  await holdsLater('code-dependence-canaries', property, 12, 500);
  mock.restoreAll();
  for (const [what, count] of Object.entries(looked)) assert.ok(count > 20, `${what}: ${count}`);
  assert.ok(looked.frames > 500, `${looked.frames} frames were looked at`);
  const said = logged.filter((line) => !line.startsWith('code-dependence-canaries'));
  assert.deepEqual(said, []);
});

test('T2 the search for canaries sees each that is planted, wherever it stands', () => {
  const match = new Match({ players: 3, rounds: 2 }).plan();
  match.play({ type: 'giveClue', seat: 0, word: 'music', tags: [1] });
  match.play({ type: 'guess', seat: 1, word: match.card(0, 1) });
  const [seed, token] = ['000102030405060708090a0b0c0d0e0f', 'f0e0d0c0b0a090807060504030201000'];
  const truth = { state: match.state, deals: match.deals, seed, tokens: [token] };
  const [mine, peer] = [match.view('seat-1').mine.hand, match.view('seat-2').mine.hand];
  const coded = match.card(2, 0);
  const act = { type: 'act', round: 1, clueTurn: 1, giver: 0, seat: 1, act: 'guess', word: match.card(0, 1) };
  const shape = { outcome: 'hit', slot: 1, points: 2 };
  const plants: Record<string, (view: Planted) => void> = {
    'the hand of a peer': ({ mine }) => (mine['peer'] = peer),
    'the hand of a peer in place of one’s own': ({ mine }) => (mine['hand'] = peer),
    'CODED on a public seat': ({ shared }) => (shared.seats[2]!['hint'] = coded),
    'CODED on a field that is there': ({ shared }) => (shared.seats[2]!['exposed'] = coded),
    'CODED as a number': ({ shared }) => (shared.seats[2]!['at'] = 0),
    'CODED in another case, inside a sentence': ({ mine }) =>
      (mine['note'] = `it is ${coded.toUpperCase()}!`),
    'a word as a key': ({ mine }) => (mine[coded] = true),
    'a slot’s word': ({ shared }) =>
      ((shared.seats[2]!['slots'] as Planted['mine'][])[0]!['word'] = match.card(2, 1)),
    'whose a bank word is': ({ shared }) => ((shared['bank'] as Planted['mine'][])[0]!['seat'] = 2),
    'a pending act in the log': ({ shared }) => (shared['log'] as object[]).push({ ...act, ...shape }),
    'a pending act beside the own one': ({ mine }) =>
      (mine['submitted'] = { act: 'guess', word: match.card(0, 2) }),
    'all hands too early': ({ shared }) => (shared['hands'] = [mine]),
    'a word of the round to come': ({ shared }) => (shared['next'] = match.deals[1]?.bank[0]),
    'the seed': ({ shared }) => (shared['seed'] = seed),
    'a token': ({ mine }) => (mine['token'] = token),
  };
  const frame = (change: (view: Planted) => unknown = () => {}): string => {
    const view = structuredClone(match.view('seat-1')) as unknown as Planted;
    change(view);
    return JSON.stringify({ t: 'view', rev: 3, now: 5, view });
  };
  assert.deepEqual(leaksOf(frame(), 'seat-1', truth), []);
  for (const [what, plant] of Object.entries(plants))
    assert.notDeepEqual(leaksOf(frame(plant), 'seat-1', truth), [], what);
  assert.notDeepEqual(leaksOf(frame(), 'seat-2', truth), [], 'the view of another seat');
  assert.notDeepEqual(leaksOf(frame(), 'spectator', truth), [], 'the view of a seat, for a spectator');
  const reply = JSON.stringify({ t: 'reply', id: '1', ok: false, code: 'not-in-hand', hint: coded });
  assert.notDeepEqual(leaksOf(reply, 'seat-1', truth), []);
});

/** A view that something is added to. */
interface Planted {
  readonly mine: Record<string, unknown>;
  readonly shared: Record<string, unknown> & { readonly seats: Record<string, unknown>[] };
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
