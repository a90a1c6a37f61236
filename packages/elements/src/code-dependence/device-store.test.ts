import type { LogEntry } from '@cluekit/sdk/host';
import { StoreConflict } from '@cluekit/sdk/host';
import { storeContract } from '@cluekit/sdk/testing';
import { expect } from '@open-wc/testing';
import { deviceStore } from './device-store.js';
import { readMatch } from './kept-match.js';
import type { Settings } from './settings.js';

const KEY = 'cluekit:code-dependence/t';
const NAME = 'code-dependence/t';

const settings = (bot = false): Settings => ({
  seats: [
    { name: 'Red Fox', bot: false },
    { name: '', bot },
  ],
  deck: 'classic',
  rounds: 1,
  guessMode: 'simultaneous',
  timers: null,
});
const start: LogEntry = {
  ...{
    kind: 'start',
    seq: 1,
    at: 5,
    game: 'code-dependence',
    rules: '2.0.0',
    options: { players: 2 },
    source: {},
  },
};
const entry = (seq: number): LogEntry => ({ kind: 'timeout', seq, at: seq * 10, key: `k${seq}` });
const open = () => deviceStore(NAME, settings());
const kept = () => readMatch(NAME);
const lengthOf = (store: ReturnType<typeof open>, id: string) =>
  (store.load(id) as { log: unknown[] } | null)?.log.length;

/** Storage that refuses whatever is written, or touched at all. */
function refusing(method: 'setItem' | 'getItem'): () => void {
  const real = Object.getOwnPropertyDescriptor(Storage.prototype, method) as PropertyDescriptor;
  const value = (): never => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  Object.defineProperty(Storage.prototype, method, { ...real, value });
  return () => void Object.defineProperty(Storage.prototype, method, real);
}

describe('the store of a match on this device', () => {
  beforeEach(() => localStorage.clear());
  let restore: (() => void) | undefined;
  afterEach(() => {
    restore?.();
    restore = undefined;
  });

  for (const { name, run } of storeContract(() => {
    localStorage.clear();
    return open();
  }))
    it(name, run);

  it('keeps it whole under one name, and a new page goes on with it', () => {
    const store = open();
    store.append('a', 0, [start]);
    for (const hash of ['aa', 'ab']) store.invite('a', { hash, audience: 'owner' });
    store.append('a', 1, [entry(2)]);
    expect(Object.keys(localStorage)).to.deep.equal([KEY]);
    expect(kept()).to.deep.equal({
      ...{ id: 'a', settings: settings(), log: [start, entry(2)] },
    }); // no invite: a match that is opened again and again does not grow
    const next = open();
    expect(lengthOf(next, 'a')).to.equal(2);
    next.append('a', 2, [entry(3)]);
    next.append('a', 3, [entry(4)]);
    expect(kept()?.log).to.have.length(4);
  });

  it('tells who has not seen another tab’s move, and shows it to whoever reads again', () => {
    const one = open();
    one.append('a', 0, [start]);
    const two = open();
    expect(lengthOf(two, 'a')).to.equal(1);
    one.append('a', 1, [entry(2)]);
    expect(() => two.append('a', 1, [entry(2)])).to.throw(StoreConflict);
    expect(lengthOf(two, 'a')).to.equal(2);
    two.append('a', 2, [entry(3)]);
    expect(kept()?.log).to.have.length(3);
  });

  it('a match whose place another has taken lives on in its page, and leaves the other alone', () => {
    const old = open();
    old.append('a', 0, [start]);
    old.append('a', 1, [entry(2)]);
    const other = open();
    other.append('b', 0, [start]);
    old.append('a', 2, [entry(3)]);
    old.settle(settings(true));
    old.forget();
    expect(kept()).to.deep.include({ id: 'b', log: [start], settings: settings() });
    expect(lengthOf(old, 'a')).to.equal(3);
    expect(lengthOf(other, 'b')).to.equal(1);
  });

  it('settles who plays which seat', () => {
    const store = open();
    store.append('a', 0, [start]);
    store.settle(settings(true));
    store.append('a', 1, [entry(2)]);
    expect(kept()?.settings.seats[1]?.bot).to.be.true;
  });

  it('forgets, and keeps nothing of it any more; the match lives on', () => {
    const store = open();
    store.append('a', 0, [start]);
    store.append('a', 1, [entry(2)]);
    store.forget();
    expect(localStorage).to.have.length(0);
    store.append('a', 2, [entry(3)]);
    store.settle(settings(true));
    store.invite('a', { hash: 'aa', audience: 'owner' });
    expect(localStorage).to.have.length(0);
    expect(lengthOf(store, 'a')).to.equal(3);
  });

  it('what another tab has erased is not kept again, and lives on here', () => {
    const store = open();
    store.append('a', 0, [start]);
    localStorage.clear();
    store.append('a', 1, [entry(2)]);
    expect(localStorage).to.have.length(0);
    expect(lengthOf(store, 'a')).to.equal(2);
  });

  it('goes on in memory where the device is full, from the first move on or later, and keeps no half', () => {
    const full = open();
    restore = refusing('setItem');
    full.append('a', 0, [start]);
    full.append('a', 1, [entry(2)]);
    expect(lengthOf(full, 'a')).to.equal(2);
    restore();
    open().append('b', 0, [start]);
    const resumed = open();
    expect(lengthOf(resumed, 'b')).to.equal(1);
    restore = refusing('setItem');
    resumed.append('b', 1, [entry(2)]);
    expect(localStorage).to.have.length(0);
    resumed.append('b', 2, [entry(3)]);
    expect(lengthOf(resumed, 'b')).to.equal(3);
  });

  it('goes on in memory where storage may not be touched', () => {
    restore = refusing('getItem');
    const store = open();
    store.append('a', 0, [start]);
    store.append('a', 1, [entry(2)]);
    expect(() => store.append('a', 1, [entry(2)])).to.throw(StoreConflict);
    expect(lengthOf(store, 'a')).to.equal(2);
  });
});

describe('what lies under the name of a match', () => {
  beforeEach(() => localStorage.clear());
  const match = { id: 'a', settings: settings(), log: [start] };

  it('is read where it is one', () => {
    localStorage.setItem(KEY, JSON.stringify(match));
    expect(readMatch(NAME)).to.deep.equal(match);
  });

  for (const [what, text] of [
    ['nothing', null],
    ['no JSON', '{"id":'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['an empty log', JSON.stringify({ ...match, log: [] })],
    ['no settings', JSON.stringify({ ...match, settings: null })],
    [
      'one seat',
      JSON.stringify({ ...match, settings: { ...settings(), seats: [{ name: '', bot: false }] } }),
    ],
    ['a seat that is none', JSON.stringify({ ...match, settings: { ...settings(), seats: [null, null] } })],
    [
      'a thousand seats',
      JSON.stringify({
        ...match,
        settings: { ...settings(), seats: Array(1000).fill({ name: '', bot: true }) },
      }),
    ],
    [
      'a seat’s time that is none',
      JSON.stringify({
        ...match,
        settings: {
          ...settings(),
          seats: [
            { name: '', bot: false, time: 'long' },
            { name: '', bot: false },
          ],
        },
      }),
    ],
    ['clocks that are none', JSON.stringify({ ...match, settings: { ...settings(), timers: -1 } })],
  ] as const)
    it(`is let lie where it is ${what}`, () => {
      if (text !== null) localStorage.setItem(KEY, text);
      expect(readMatch(NAME)).to.be.null;
      expect(localStorage.getItem(KEY)).to.equal(text);
    });
});
