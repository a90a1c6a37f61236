import type { LogEntry } from '../host/log.js';
import type { MaybePromise } from '../host/maybe-promise.js';
import { StoreConflict, type Store } from '../host/store.js';
import { expectThat, type ContractCase } from './contract.js';

const START: LogEntry = {
  kind: 'start',
  seq: 1,
  at: 5,
  game: 'g',
  rules: '1',
  options: { a: [1] },
  source: 'ß→∞',
};
const entry = (seq: number): LogEntry => ({ kind: 'timeout', seq, at: seq * 10, key: `k${seq}` });

/**
 * What every {@link Store} must do, as cases for any runner.
 *
 * @param make a fresh, empty store for each case
 *
 * @example
 * for (const { name, run } of storeContract(memoryStore)) test(name, run);
 */
export function storeContract(make: () => MaybePromise<Store>): ContractCase[] {
  const contract = (name: string, body: (store: Store) => Promise<void>): ContractCase => ({
    name: `store: ${name}`,
    run: async () => body(await make()),
  });

  return [
    contract('an unknown match is null, whatever its id', async (store) => {
      for (const id of ['nothing', '', '__proto__', 'constructor'])
        expectThat((await store.load(id)) === null, `load(${JSON.stringify(id)}) is not null`);
    }),
    contract('what was appended is loaded, in order and exact', async (store) => {
      await store.append('m', 0, [START]);
      await store.append('m', 1, [entry(2), entry(3)]);
      const loaded = await store.load('m');
      const expected = JSON.stringify([START, entry(2), entry(3)]);
      expectThat(JSON.stringify(loaded?.log) === expected, `the log is ${JSON.stringify(loaded?.log)}`);
    }),
    contract('a wrong expected number is a StoreConflict and keeps nothing', async (store) => {
      await store.append('m', 0, [START]);
      for (const wrong of [0, 2]) {
        const error = await failure(() => store.append('m', wrong, [entry(2)]));
        expectThat(error?.name === new StoreConflict().name, `append at ${wrong} gave ${String(error)}`);
      }
      expectThat((await store.load('m'))?.log.length === 1, 'a refused append left something');
    }),
    contract('of two appends at once exactly one wins', async (store) => {
      await store.append('m', 0, [START]);
      const errors = await Promise.all(
        Array.from({ length: 20 }, () => failure(() => store.append('m', 1, [entry(2)]))),
      );
      expectThat(errors.filter((error) => error === null).length === 1, 'not exactly one append won');
      expectThat((await store.load('m'))?.log.length === 2, 'the log has not exactly two entries');
    }),
    contract('invites keep their order', async (store) => {
      await store.append('m', 0, [START]);
      for (const hash of ['aa', 'bb', 'cc']) await store.invite('m', { hash, audience: `for ${hash}` });
      const invites = (await store.load('m'))?.invites.map(({ hash, audience }) => `${hash} ${audience}`);
      expectThat(invites?.join() === 'aa for aa,bb for bb,cc for cc', `the invites are ${invites?.join()}`);
    }),
    contract('matches are apart, and what was loaded is nobody else’s', async (store) => {
      await store.append('m', 0, [START]);
      await store.append('__proto__', 0, [START]);
      const loaded = await store.load('m');
      (loaded?.log as LogEntry[]).push(entry(2));
      expectThat((await store.load('m'))?.log.length === 1, 'writing into what was loaded changed the store');
      expectThat((await store.load('__proto__'))?.log.length === 1, 'an id of __proto__ is not kept');
      expectThat((await store.load('n')) === null, 'another match appeared');
    }),
  ];
}

async function failure(act: () => MaybePromise<void>): Promise<Error | null> {
  try {
    await act();
    return null;
  } catch (error) {
    return error as Error;
  }
}
