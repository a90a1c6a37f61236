import type { CommandLike } from '@cluekit/sdk/game';
import type { Reply } from '@cluekit/sdk/client';
import type { SeatClient } from '../src/index.js';

/** A view as small as a seat can be played by. */
export interface SmallView {
  readonly shared: {
    readonly phase: string;
    readonly clueTurn: number;
    readonly deadline: { readonly key: string; readonly at: number } | null;
    readonly acted?: number;
  };
  readonly mine: { readonly can: readonly string[]; readonly peek?: boolean };
}

/** A client whose views and replies the test makes by hand. */
export interface FakeClient {
  readonly client: SeatClient<SmallView, CommandLike, string>;
  readonly sent: CommandLike[];
  /** Subscriptions that are open. */
  readonly listeners: () => number;
  show(view: SmallView | null, status?: 'live' | 'reconnecting'): void;
  /** What the next commands are answered; then accepted. */
  reply(...replies: Reply[]): void;
}

export const REFUSED: Reply = { ok: false, code: 'clue-matches-bank', message: 'No.' };

/** @param now the host's time in milliseconds */
export function fakeClient(now: () => number, key: string | null = null): FakeClient {
  const sent: CommandLike[] = [];
  const replies: Reply[] = [];
  const listeners = new Set<() => void>();
  let snapshot = { view: null as SmallView | null, status: 'live' as 'live' | 'reconnecting' };
  const client = {
    getSnapshot: () => ({ ...snapshot, pending: 0, stalled: false, reason: null }),
    subscribe(listener: unknown) {
      listeners.add(listener as () => void);
      const stop = () => void listeners.delete(listener as () => void);
      return Object.assign(stop, { unsubscribe: stop });
    },
    async send(command: CommandLike) {
      sent.push(command);
      return replies.shift() ?? { ok: true as const };
    },
    peek(callback: (key: string | null) => void) {
      void Promise.resolve().then(() => callback(key));
      return () => {};
    },
    now,
  };
  return {
    client,
    sent,
    listeners: () => listeners.size,
    show(view, status = 'live') {
      snapshot = { view, status };
      for (const listener of [...listeners]) listener();
    },
    reply: (...given) => void replies.push(...given),
  };
}

/** Lets everything run that waits for no timer. */
export async function rest(): Promise<void> {
  for (let i = 0; i < 60; i += 1) await Promise.resolve();
}
