import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createParty } from '@cluekit/sdk/testing';
import { type Owner, wordCodes, type WordCodesCommand, type WordCodesView } from '@cluekit/sdk/word-codes';
import { decks } from '../../test/decks.js';
import { lexicon } from '../../test/lexicon.js';
import type { Bot } from '../bot.js';
import { playSeat, type SeatClient } from '../seat/play-seat.js';
import { codesGiver } from './codes-giver.js';
import { codesGuesser } from './codes-guesser.js';
import { simpleCodesBot } from './simple-codes-bot.js';

type CodesBot = Bot<WordCodesView, WordCodesCommand, readonly Owner[]>;
const options = { ms: 1_000 };
const missing = Promise.reject(new Error('The lexicon did not arrive.'));
missing.catch(() => {});

const giver = (seed: number) => codesGiver({ lexicon, seed, ...options });
const guesser = (seed: number) => codesGuesser({ lexicon, seed });

interface Played {
  readonly end: WordCodesView['shared'];
  readonly refused: string[];
  readonly why: string[];
  /** The keys that each audience was handed. */
  readonly keys: Map<string, number>;
}

/** A match with bots in the given seats, to its end. */
async function play(
  mode: 'coop' | 'teams',
  seats: Record<string, CodesBot>,
  code = '0'.repeat(32),
  words = decks.get('everyday'),
): Promise<Played> {
  const audiences = [...Object.keys(seats), 'spectator'];
  const source = { seed: code, words };
  const party = await createParty(wordCodes, { audiences, options: { mode }, source });
  const [refused, why]: [string[], string[]] = [[], []];
  const keys = new Map<string, number>();
  const stops = Object.entries(seats).map(([audience, bot], seed) => {
    const client = party.guest(audience).client as unknown as SeatClient<
      WordCodesView,
      WordCodesCommand,
      readonly Owner[]
    >;
    return playSeat<WordCodesView, WordCodesCommand, readonly Owner[]>({
      client: {
        ...client,
        async send(command) {
          const reply = await client.send(command);
          if (!reply.ok) refused.push(`${audience} ${command.type}: ${reply.code}`);
          return reply;
        },
      },
      bot: {
        act(view, key) {
          if (key !== undefined) keys.set(audience, (keys.get(audience) ?? 0) + 1);
          return bot.act(view, key);
        },
      },
      simple: simpleCodesBot({ seed }),
      clock: party.clock,
      onMoment: (moment) => 'why' in moment && why.push(moment.why),
    });
  });
  const shared = () => (party.guest('spectator').client.getSnapshot().view as WordCodesView).shared;
  for (let turn = 0; shared().phase !== 'finished'; turn += 1) {
    assert.ok(turn < 1_000, `the match hangs in ${shared().phase}`);
    await party.settle();
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const stop of stops) stop();
  const end = shared();
  party.close();
  return { end, refused, why, keys };
}

test('WC-11 a bot gives the clues and a bot guesses: Co-op ends, nothing is refused', async () => {
  const { end, refused, why, keys } = await play('coop', {
    'amber-giver': giver(1),
    'amber-guesser': guesser(2),
  });
  assert.equal(end.phase, 'finished');
  assert.deepEqual([refused, why], [[], []]);
  assert.deepEqual([...keys.keys()], ['amber-giver'], 'WC-5 the guesser is never handed a key');
  const clues = end.log.flatMap((entry) => (entry.type === 'clue' ? [entry.word] : []));
  assert.equal(new Set(clues).size, clues.length);
});

test('WC-1 two teams of bots play to the end', async () => {
  const seats = {
    ...{ 'amber-giver': giver(1), 'amber-guesser': guesser(2) },
    ...{
      'teal-giver': giver(3),
      'teal-guesser': codesGuesser({ lexicon, seed: 4, personality: 4, level: 'casual' }),
    },
  };
  const { end, refused, why } = await play('teams', seats);
  assert.ok(end.winner !== null);
  assert.deepEqual([refused, why], [[], []]);
});

test('bots with a lexicon win Co-op far more often than simple ones', async () => {
  const wins = async (make: () => Record<string, CodesBot>): Promise<number> => {
    let won = 0;
    for (let i = 0; i < 6; i += 1)
      if ((await play('coop', make(), i.toString(16).padStart(32, '7'))).end.winner === 'amber') won += 1;
    return won;
  };
  const smart = await wins(() => ({ 'amber-giver': giver(1), 'amber-guesser': guesser(2) }));
  const simple = await wins(() => ({
    'amber-giver': simpleCodesBot({ seed: 1 }),
    'amber-guesser': simpleCodesBot({ seed: 2 }),
  }));
  assert.ok(smart >= 4 && simple <= 1, `${smart} and ${simple}`);
});

test('a lexicon that does not arrive: the simple bot plays both seats, and it is said', async () => {
  const seats = {
    'amber-giver': codesGiver({ lexicon: missing, seed: 1 }),
    'amber-guesser': codesGuesser({ lexicon: missing, seed: 2 }),
  };
  const { end, refused, why } = await play('coop', seats);
  assert.equal(end.phase, 'finished');
  assert.deepEqual(refused, []);
  assert.ok(why.length > 0 && why.every((one) => one === 'threw'));
});

test('WC-6 where no word may be said a giver gives a number alone, and the game goes on', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxy'];
  const seats = { 'amber-giver': giver(1), 'amber-guesser': guesser(2) };
  const { end, refused, why } = await play('coop', seats, '1'.repeat(32), letters);
  assert.deepEqual([refused, why], [[], []]);
  const clues = end.log.flatMap((entry) => (entry.type === 'clue' ? [entry.word] : []));
  assert.equal(clues[0], null);
});

test('a clue it does not know, or that was only spoken: one flip and the end of the turn', async () => {
  const odd = (word: string | null): CodesBot => ({
    act: async ({ mine }) => (mine.can.includes('giveClue') ? { type: 'giveClue', word, number: 3 } : null),
  });
  for (const word of ['qzxvw', null]) {
    const { end, refused } = await play('coop', { 'amber-giver': odd(word), 'amber-guesser': guesser(2) });
    assert.deepEqual(refused, []);
    const turns = end.log.filter(({ type }) => type === 'clue').length;
    const flips = end.log.filter(({ type }) => type === 'flip').length;
    assert.equal(flips, turns);
  }
});
