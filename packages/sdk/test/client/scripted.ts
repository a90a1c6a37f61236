import { connect, type Client, type ConnectOptions } from '../../src/client/client.js';
import type { TransportHandlers } from '../../src/protocol/transport.js';
import { createManualClock, type ManualClock } from '../../src/testing/manual-clock.js';

/** A frame as the client wrote it, parsed. */
export type Sent = Record<string, unknown>;

/** A client whose host is the test itself. */
export interface Scripted {
  readonly client: Client;
  readonly clock: ManualClock;
  /** Every frame that the client has sent, in order, over all connections. */
  readonly sent: readonly Sent[];
  /** The welcome that a test may tell, as it is or changed. */
  readonly welcome: Sent;
  /** Hands the client a frame. */
  tell(frame: object): void;
  /** Hands the client a text. */
  raw(text: string): void;
  /** Ends the connection with a code. */
  close(code: number): void;
}

/** Makes one, connected but not yet welcomed. */
export function scripted(more: Partial<ConnectOptions> = {}): Scripted {
  const sent: Sent[] = [];
  const clock = createManualClock(0);
  let handlers: TransportHandlers | null = null;
  const client = connect({
    transport: {
      open(given) {
        handlers = given;
        return { send: (text) => void sent.push(JSON.parse(text) as Sent), close() {} };
      },
    },
    match: 'm',
    token: 't',
    random: () => 0.5,
    timers: clock,
    clock,
    ...more,
  });
  const raw = (text: string) => handlers?.message(text);
  const welcome = {
    t: 'welcome',
    v: 1,
    epoch: 'e',
    rev: 1,
    now: 0,
    phase: 'p',
    view: { shared: { n: 1 }, mine: {} },
  };
  return {
    client,
    clock,
    sent,
    welcome,
    tell: (frame) => raw(JSON.stringify(frame)),
    raw,
    close: (code) => handlers?.close({ code, reason: '' }),
  };
}
