import type { MaybePromise } from '../host/maybe-promise.js';
import type { Channel } from '../protocol/channel.js';
import type { Connection, Transport } from '../protocol/transport.js';
import type { Attachable } from '../transports/loopback.js';
import { expectThat, pause, until, type ContractCase } from './contract.js';

/** Both ends of one connection, with what arrived at each. */
interface Ends {
  readonly connection: Connection;
  readonly atClient: string[];
  readonly closes: { readonly code: number; readonly reason: string }[];
  readonly host: { channel: Channel | null; readonly received: unknown[]; detached: number };
}

/**
 * What every {@link Transport} must do, as cases for any runner.
 *
 * @param make joins a transport to a host, of which it needs only `attach`
 *
 * @example
 * for (const { name, run } of transportContract((host) => loopback(host))) test(name, run);
 */
export function transportContract(make: (host: Attachable) => MaybePromise<Transport>): ContractCase[] {
  async function open(): Promise<Ends> {
    const host: Ends['host'] = { channel: null, received: [], detached: 0 };
    const transport = await make({
      attach(channel) {
        host.channel = channel;
        return { receive: (text) => void host.received.push(text), detach: () => void (host.detached += 1) };
      },
    });
    const atClient: string[] = [];
    const closes: { code: number; reason: string }[] = [];
    const connection = transport.open({
      message: (text) => void atClient.push(text),
      close: (info) => void closes.push(info),
    });
    return { connection, atClient, closes, host };
  }

  const contract = (name: string, body: (ends: Ends) => Promise<void>): ContractCase => ({
    name: `transport: ${name}`,
    run: async () => {
      const ends = await open();
      try {
        await body(ends);
      } finally {
        ends.connection.close();
      }
    },
  });
  const numbered = Array.from({ length: 100 }, (_, index) => `{"n":${index},"text":"ß→∞ \\u2028 🙂"}`);

  return [
    contract(
      'texts arrive at the host as they were, in order, also those sent at once after opening',
      async (ends) => {
        for (const text of numbered) ends.connection.send(text);
        expectThat(ends.host.received.length === 0, 'a text arrived within send()');
        await until(() => ends.host.received.length >= numbered.length, 'not every text arrived');
        expectThat(ends.host.received.join('\n') === numbered.join('\n'), 'texts were changed or mixed');
      },
    ),
    contract('texts arrive at the client as they were, in order', async (ends) => {
      await until(() => ends.host.channel !== null, 'the host was not attached');
      for (const text of numbered) ends.host.channel?.send(text);
      expectThat(ends.atClient.length === 0, 'a text arrived within send()');
      await until(() => ends.atClient.length >= numbered.length, 'not every text arrived');
      expectThat(ends.atClient.join('\n') === numbered.join('\n'), 'texts were changed or mixed');
    }),
    contract('a close by the host reaches the client once, after what was sent before it', async (ends) => {
      await until(() => ends.host.channel !== null, 'the host was not attached');
      ends.host.channel?.send('last');
      ends.host.channel?.close(4003, 'forbidden');
      ends.host.channel?.close(4003, 'forbidden');
      await until(() => ends.closes.length > 0, 'the close did not arrive');
      expectThat(ends.atClient.join() === 'last', 'the text before the close is missing');
      expectThat(
        ends.closes[0]?.code === 4003 && ends.closes[0].reason === 'forbidden',
        'code or reason is another',
      );
      await until(() => ends.host.detached > 0, 'the host was not told');
      expectThat(ends.closes.length === 1, 'the close came more than once');
    }),
    contract(
      'a close by the client reaches the host, and nothing reaches the client after it',
      async (ends) => {
        await until(() => ends.host.channel !== null, 'the host was not attached');
        ends.host.channel?.send('too late');
        ends.connection.close();
        await until(() => ends.host.detached > 0, 'the host was not told');
        ends.host.channel?.send('later still');
        ends.connection.send('nobody hears this');
        await pause();
        expectThat(
          ends.atClient.length === 0 && ends.closes.length === 0,
          'the handlers were called after close()',
        );
        expectThat(ends.host.received.length === 0, 'a text was sent after close()');
      },
    ),
  ];
}
