import assert from 'node:assert/strict';
import { test } from 'node:test';

/** What old libraries put on the prototypes of every object and list of a page, for all to meet in a `for…in`. */
const NAMES = [
  // By what they have, our own unions are told apart.
  ...[
    'advance',
    'board',
    'card',
    'clue',
    'clueTurn',
    'code',
    'deals',
    'key',
    'problem',
    'round',
    'seat',
    'word',
    'team',
  ],
  'extended',
  'each',
  'clone',
  'merge',
  'isEmpty',
  'first',
  'last',
  'without',
  'inject',
  'toArray',
];

/** Runs something on such a page; the prototypes are as they were afterwards. */
async function onSuchAPage<T>(run: () => Promise<T>): Promise<T> {
  const prototypes = [Object.prototype, Array.prototype] as unknown as Record<string, unknown>[];
  for (const prototype of prototypes)
    for (const name of NAMES) prototype[name] = () => assert.fail(`${name} was called`);
  try {
    return await run();
  } finally {
    for (const prototype of prototypes) for (const name of NAMES) delete prototype[name];
  }
}

/** One short game of Word Codes, from the code to the closed host, and what was seen of it. */
async function play(): Promise<string> {
  // Loaded here: what the modules make when they are loaded is made on such a page too.
  const { createHost, replayLog, runInRealTime } = await import('../src/host/index.js');
  const { connect } = await import('../src/client/index.js');
  const { loopback } = await import('../src/transports/loopback.js');
  const { nextCode, wordCodes } = await import('../src/word-codes/index.js');
  const { everyday } = await import('../src/decks/everyday.js');
  const { seededBytes } = await import('../src/testing/random.js');
  const errors: string[] = [];
  const onError = (error: unknown): void => void errors.push(String(error));
  const clock = { now: () => 1_000 };
  const host = createHost({ games: [wordCodes] as never, clock, random: seededBytes(1), onError });
  const source = { code: nextCode(everyday.words, seededBytes(2)), words: everyday.words };
  const match = await host.create({ game: 'word-codes', options: { turnSeconds: 60 }, source });
  const stop = runInRealTime(host, clock);
  const token = await match.invite('table');
  const client = connect({
    transport: loopback(host),
    match: match.matchId,
    token,
    onError,
    random: () => 0,
  });
  const keys: unknown[] = [];
  const replies = [];
  for (const command of [
    { type: 'giveClue', word: 'zebrawood', number: 1 },
    { type: 'giveClue', word: everyday.words[0], number: 1 },
    { type: 'flip', card: 3 },
    { type: 'nonsense' },
  ])
    replies.push(await client.send(command));
  const peeked = new Promise<void>((resolve) => {
    const end = client.peek((key) => {
      keys.push(key);
      if (key === null) resolve();
      else setTimeout(() => end());
    });
  });
  await peeked;
  const log = host.log(match.matchId) ?? [];
  const same = JSON.stringify(replayLog(wordCodes, log).state) === JSON.stringify(host.state(match.matchId));
  const seen = JSON.stringify([client.getSnapshot(), replies, keys, log, same, errors]);
  client.close();
  stop();
  host.close();
  return seen;
}

/** What else is asked without a host. */
async function ask(): Promise<string> {
  const { checkClue } = await import('../src/words/index.js');
  const { lintDeck, parseDeck } = await import('../src/decks/index.js');
  const { replay } = await import('../src/record/index.js');
  const { readFileSync } = await import('node:fs');
  const records = (game: string): unknown[] =>
    (
      JSON.parse(readFileSync(new URL(`../test-data/${game}-records.json`, import.meta.url), 'utf8')) as any[]
    ).map(({ record }) => replay(record));
  return JSON.stringify([
    checkClue('mice', ['CHEESE', 'MOUSE'], 'code-dependence'),
    checkClue('rose', ['RISE'], 'code-dependence'),
    checkClue('historic', ['HISTORY'], 'code-dependence'),
    checkClue('sunflower', ['SUN'], 'code-dependence'),
    checkClue('riverside', ['RIVER'], 'word-codes'),
    checkClue('café', ['CAFE'], 'word-codes'),
    parseDeck('kite,anchor\nriver bank;"moon"'),
    lintDeck(['SUN', 'SUNFLOWER', 'MOUSE', 'MICE']),
    records('word-codes'),
    records('code-dependence'),
  ]);
}

test(
  'a page that has extended Object.prototype and Array.prototype gets the same game',
  { timeout: 20_000 },
  async () => {
    const extended = await onSuchAPage(play);
    assert.match(extended, /"ok":true.*"code":"wrong-phase".*"ok":true.*"code":"unknown-move"/);
    assert.equal(extended, await play());
  },
);

test('a page that has extended Object.prototype and Array.prototype gets the same verdicts and results', async () => {
  assert.equal(await onSuchAPage(ask), await ask());
});
