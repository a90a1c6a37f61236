import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../test/client/scripted.js';
import { isCluekitError } from '../game/error.js';
import type { TransportHandlers } from '../protocol/transport.js';
import { connect } from './client.js';

const fault = new Error('callback');
const thrower = (): never => {
  throw fault;
};
/** As an async function that is passed where none is expected. */
const rejecter = (async () => thrower()) as () => never;
const soon = () => new Promise((resolve) => setImmediate(resolve));

/** What a client needs; a test leaves some of it out. */
const transport = { open: () => ({ send() {}, close() {} }) };

for (const options of [
  undefined,
  null,
  {},
  { match: 'm', token: 't' },
  { transport: {}, match: 'm', token: 't' },
  { transport, token: 't' },
  { transport, match: null, token: 't' },
  { transport, match: 'm' },
  { transport, match: 'm', token: 7 },
  { transport, match: 'm', token: Promise.resolve('t') },
])
  test(`connect(${JSON.stringify(options)}) is told what is missing`, () =>
    assert.throws(
      () => connect(options as never),
      (error) =>
        isCluekitError(error) && error.code === 'bad-options' && /^A client needs .*\.$/.test(error.message),
    ));

for (const callback of [thrower, rejecter])
  test(`T16 a subscriber, an observer and a peek that ${callback === thrower ? 'throw' : 'reject'} are reported, the others are called`, async () => {
    const errors: unknown[] = [];
    const seen: string[] = [];
    const { client, tell, sent, welcome } = scripted({ onError: (error) => errors.push(error) });
    client.subscribe(callback);
    client.subscribe({ next: callback, complete: callback });
    client.subscribe({ next: ({ status }) => seen.push(status), complete: () => seen.push('complete') });
    tell(welcome);
    client.peek(callback);
    client.peek((key) => seen.push(String(key)));
    for (const { id } of sent.slice(1)) tell({ t: 'key', id, key: 'K' });
    client.close();
    await soon();
    assert.deepEqual(seen, ['live', 'K', 'null', 'closed', 'complete']);
    assert.deepEqual(new Set(errors), new Set([fault]));
    // Twice the welcome, the key and its end, twice the end and once that it is complete.
    assert.equal(errors.length, 7);
  });

for (const onError of [thrower, rejecter])
  test(`T16 onError that ${onError === thrower ? 'throws' : 'rejects'} is not heard of again`, async () => {
    const { client, tell, raw, welcome } = scripted({ onError });
    client.subscribe(thrower);
    raw('{');
    tell(welcome);
    client.peek(thrower)();
    client.close();
    await soon();
    assert.equal(client.getSnapshot().status, 'closed');
  });

test('T16 a token that cannot be had is reported, and asked for again after a wait; so is one that is no text', async () => {
  const errors: unknown[] = [];
  const answers: (() => unknown)[] = [thrower, () => undefined, () => Promise.resolve('t'), () => 't'];
  let closed = 0;
  let sent: string[] = [];
  let handlers: TransportHandlers | null = null;
  const { client, clock, welcome } = scripted({
    transport: {
      open(given) {
        handlers = given;
        sent = [];
        return { send: (text) => void sent.push(text), close: () => void (closed += 1) };
      },
    },
    token: () => (answers.shift() as () => string)(),
    onError: (error) => errors.push(error),
  });
  for (let n = 1; n < 4; n += 1) {
    assert.deepEqual([sent.length, closed, errors.length], [0, n, n]);
    assert.equal(client.getSnapshot().status, 'connecting');
    clock.advance(1_250 * 2 ** (n - 1));
  }
  assert.deepEqual(JSON.parse(sent[0] ?? ''), { t: 'hello', v: 1, match: 'm', token: 't' });
  assert.equal(errors[0], fault);
  assert.ok(errors.slice(1).every((error) => isCluekitError(error) && error.code === 'bad-options'));
  (handlers as TransportHandlers | null)?.message(JSON.stringify(welcome));
  assert.equal(client.getSnapshot().status, 'live');
  // A hello is asked for on this connection: without a token there is none, and the connection goes.
  answers.push(thrower, () => 't');
  (handlers as TransportHandlers | null)?.message('{"t":"resync"}');
  assert.equal(client.getSnapshot().status, 'reconnecting');
  assert.deepEqual([closed, errors.length], [4, 4]);
  clock.advance(30_000);
  assert.equal(sent.length, 1);
});

for (const kind of ['throws', 'rejects'])
  test(`a transport whose send ${kind} has lost the connection; a close that ${kind} is reported`, async () => {
    const errors: unknown[] = [];
    const broken = kind === 'throws' ? thrower : rejecter;
    let opened = 0;
    let bad = false;
    let handlers: TransportHandlers | null = null;
    const { client, clock, welcome } = scripted({
      transport: {
        open(given) {
          opened += 1;
          handlers = given;
          return { send: () => (bad ? broken() : undefined), close: () => broken() };
        },
      },
      onError: (error) => errors.push(error),
    });
    const tell = () => handlers?.message(JSON.stringify(welcome));
    tell();
    bad = true;
    const reply = client.send({ type: 'x' });
    await soon();
    assert.equal(client.getSnapshot().status, 'reconnecting');
    bad = false;
    clock.advance(30_000);
    tell();
    assert.deepEqual([opened, client.getSnapshot().status], [2, 'live']);
    assert.deepEqual(errors, []);
    client.close();
    assert.equal((await reply).ok, false);
    await soon();
    assert.deepEqual(errors, [fault]);
  });

test('a send that is rejected after its connection has gone ends no other', async () => {
  let fail = () => {};
  let opened = 0;
  let handlers: TransportHandlers | null = null;
  const { client, clock, welcome } = scripted({
    transport: {
      open(given) {
        opened += 1;
        handlers = given;
        const pending = new Promise<void>((_resolve, reject) => (fail = () => reject(fault)));
        const send = (): unknown => (opened === 1 ? pending : undefined);
        return { send: send, close() {} };
      },
    },
  });
  const first = fail;
  (handlers as TransportHandlers | null)?.close({ code: 1006, reason: '' });
  clock.advance(30_000);
  (handlers as TransportHandlers | null)?.message(JSON.stringify(welcome));
  first();
  await soon();
  assert.deepEqual([opened, client.getSnapshot().status], [2, 'live']);
});
