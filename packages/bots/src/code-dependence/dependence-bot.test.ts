import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decks } from '../../test/decks.js';
import { lexicon } from '../../test/lexicon.js';
import { playMatch } from '../../test/play-match.js';
import { simpleBot } from '../simple/simple-bot.js';
import { dependenceBot } from './dependence-bot.js';

const words = decks.get('classic') ?? [];
const options = { ms: 1_000 }; // all of a clue in one slice: these matches need no pauses

for (const [players, guessMode] of [
  [2, 'simultaneous'],
  [3, 'sequential'],
  [7, 'simultaneous'],
] as const)
  test(`CD-1 ${players} bots play a match (${guessMode}): every act is accepted, none too late`, async () => {
    const bot = (seat: number) => dependenceBot({ lexicon, seed: seat, personality: seat, ...options });
    const played = await playMatch({ players, words, guessMode, bot });
    assert.equal(played.end.phase, 'finished');
    assert.deepEqual(played.errors, []);
    assert.ok(played.replies.length > 0 && played.replies.every(({ ok }) => ok));
    assert.deepEqual([...new Set(played.moments.map(({ type }) => type))].sort(), ['resting', 'thinking']);
    const acts = played.end.log.filter(({ type }) => type === 'act');
    assert.ok(acts.every((act) => act.type === 'act' && act.act !== 'timeout'));
    const clues = played.end.log.flatMap((entry) => (entry.type === 'clue' ? [entry.word] : []));
    assert.equal(new Set(clues).size, clues.length, 'no clue is said twice');
    assert.ok(clues.length > 0);
  });

test('T8 what a bot is handed is its own seat’s view, frozen to its depth', async () => {
  const played = await playMatch({ players: 3, words, bot: (seat) => simpleBot({ seed: seat }) });
  const frozen = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(frozen));
  for (const view of played.views) {
    assert.ok(frozen(view));
    assert.deepEqual(Object.keys(view).sort(), ['mine', 'shared']);
    assert.equal(view.shared.hands, null);
    assert.equal(view.shared.seed, null);
  }
});

test('bots with a lexicon score more than simple ones', async () => {
  const score = async (smart: boolean): Promise<number> => {
    const bot = (seat: number) =>
      smart ? dependenceBot({ lexicon, seed: seat, ...options }) : simpleBot({ seed: seat });
    const { end } = await playMatch({ players: 3, words, bot });
    return end.seats.reduce((sum, seat) => sum + seat.score, 0);
  };
  const [smart, simple] = [await score(true), await score(false)];
  assert.ok(smart > simple + 10, `${smart} and ${simple}`);
});

test('the same seeds play the same match', async () => {
  const log = async () => {
    const bot = (seat: number) => dependenceBot({ lexicon, seed: seat, level: 'casual', ...options });
    return (await playMatch({ players: 3, words, bot })).end.log;
  };
  assert.deepEqual(await log(), await log());
});

for (const [name, own, language] of [
  [
    'a deck in another language',
    'Apfel Birne Haus Baum Fluss Berg Wolke Regen Schnee Sonne Mond Stern Hund Katze Maus Vogel Fisch Pferd Kuh Schaf Ziege Brot'.split(
      ' ',
    ),
    'de',
  ],
  [
    'a deck that the lexicon lacks, said to be English',
    Array.from(
      { length: 30 },
      (_, i) =>
        `Qx${'zv'.repeat(1 + (i % 5))}${String.fromCharCode(98 + i / 2)}k${String.fromCharCode(98 + (i % 25))}`,
    ),
    'en',
  ],
  [
    'near-synonyms all over',
    'Boat Ship Yacht Canoe Kayak Raft Ferry Vessel Galleon Gondola Schooner Barge Dinghy Sailboat Steamer Liner Tanker Frigate Cruiser Submarine Lifeboat Tugboat'.split(
      ' ',
    ),
    'en',
  ],
] as const)
  test(`${name}: the bots say less, and the match ends without an error`, async () => {
    const bot = (seat: number) => dependenceBot({ lexicon, seed: seat, ...options });
    const played = await playMatch({ players: 2, words: own, bot, language });
    assert.equal(played.end.phase, 'finished');
    assert.deepEqual(played.errors, []);
    assert.ok(played.replies.every(({ ok }) => ok));
  });

test('a lexicon that does not arrive: the simple bot plays, and it is said', async () => {
  const missing = Promise.reject(new Error('The lexicon did not arrive.'));
  missing.catch(() => {});
  const bot = (seat: number) => dependenceBot({ lexicon: missing, seed: seat });
  const played = await playMatch({ players: 3, words, bot });
  assert.equal(played.end.phase, 'finished');
  assert.ok(played.replies.every(({ ok }) => ok));
  assert.ok(played.errors.length > 0);
  assert.ok(played.moments.some((moment) => moment.type === 'stand-in' && moment.why === 'threw'));
});
