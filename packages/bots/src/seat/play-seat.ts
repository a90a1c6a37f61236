import type { Client } from '@cluekit/sdk/client';
import type { CommandLike } from '@cluekit/sdk/game';
import { type Clock, platformClock, platformTimers, type Timers } from '@cluekit/sdk/protocol';
import type { Bot } from '../bot.js';
import { ask } from './ask.js';
import { isAsked, occasion, type SeatView } from './occasion.js';
import { peekOnce } from './peek-once.js';
import { scopedTimers } from './scoped-timers.js';

/** What of a client a seat is played through. */
export type SeatClient<V, C extends CommandLike, K = unknown> = Pick<
  Client<V, C, K>,
  'getSnapshot' | 'subscribe' | 'send' | 'peek' | 'now'
>;

/** What a page may show of a bot: that it thinks, and that the simple one had to stand in for it, and why. */
export type SeatMoment =
  | { readonly type: 'thinking' | 'resting' }
  | { readonly type: 'stand-in'; readonly why: 'threw' | 'stalled' | 'refused' };

/** How a seat is played. */
export interface PlaySeatOptions<V extends SeatView, C extends CommandLike, K = unknown> {
  /** A client of that seat; the bot sees its views and never the client. */
  readonly client: SeatClient<V, C, K>;
  readonly bot: Bot<V, C, K>;
  /** Stands in where the bot throws, answers too late, or is refused twice; by default the bot gets another go. */
  readonly simple?: Bot<V, C, K>;
  readonly clock?: Clock & Timers;
  /** Milliseconds from being asked to acting, so that people can follow: {@link humanPace}. None by default. */
  readonly pace?: (view: V, command: C) => number;
  /** Milliseconds that the bot may think; 10 000 by default, and never past the view's deadline. */
  readonly patience?: number;
  readonly onMoment?: (moment: SeatMoment) => void;
  /** Told what a bot, `pace` or `onMoment` threw. */
  readonly onError?: (error: unknown) => void;
}

/** Kept of the time before a deadline, so that the act still reaches the host, in milliseconds. */
const MARGIN = 1_500;

/** How often a bot is asked about one occasion, where what it answers is refused. */
const TRIES = 2;

interface Turn<V> {
  readonly view: V;
  readonly occasion: string;
  readonly began: number;
  readonly until: number;
  /** Its waits: they are over when it is. */
  readonly timers: Timers & { clear(): void };
  over: boolean;
}

/**
 * Plays one seat: asks the bot whenever the game waits for that seat, and sends what it answers, once. After a
 * refusal it asks again; where the bot throws, stalls or goes on being refused the simple one acts, so that the
 * game never waits for a bot longer than its clock. A bot is put into a match in its middle by calling this, and
 * taken out by calling what it returns (CD-20): what it thought by then is let go.
 *
 * @returns `stop()`
 * @example
 * const stop = playSeat({ client, bot, simple: simpleBot({ seed }), pace: humanPace({ seed }) });
 */
export function playSeat<V extends SeatView, C extends CommandLike, K = unknown>(
  options: PlaySeatOptions<V, C, K>,
): () => void {
  const { client, bot, simple = bot, pace, patience = 10_000, onMoment, onError } = options;
  const clock = options.clock ?? { ...platformClock, ...platformTimers };
  let turn: Turn<V> | null = null;
  let stopped = false;
  /** Nothing more is to be done about this view. */
  let done: V | null = null;

  function look(): void {
    const { view, status } = client.getSnapshot();
    if (stopped || view === null) return;
    const asked = isAsked(view);
    if (turn !== null && (!asked || turn.occasion !== occasion(view))) end(turn);
    if (turn !== null || !asked || status !== 'live' || view === done) return;
    const began = clock.now();
    const { deadline } = view.shared;
    const left = deadline === null ? Infinity : deadline.at - client.now() - MARGIN;
    const until = began + Math.max(0, Math.min(patience, left));
    turn = { view, occasion: occasion(view), began, until, timers: scopedTimers(clock), over: false };
    tell({ type: 'thinking' });
    void play(turn);
  }

  function end(ended: Turn<V>): void {
    if (ended.over) return;
    ended.over = true;
    ended.timers.clear();
    if (turn === ended) turn = null;
    tell({ type: 'resting' });
  }

  /** Asks one player until it is accepted. Answers why another must stand in, or null where nobody has to. */
  async function attempt(now: Turn<V>, player: Bot<V, C, K>, until: number): Promise<Why | null> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const asked = await ask(() => decide(now.view, player), Math.max(0, until - clock.now()), now.timers);
      if (now.over) return null;
      if (asked.failed !== null) {
        if (asked.failed === 'threw') fail(asked.error);
        return asked.failed;
      }
      const command = asked.answer;
      if (command === null) return null;
      await rest(now, restOf(now.view, command));
      if (now.over) return null;
      const reply = await client.send(command);
      if (now.over || reply.ok || reply.code === 'closed') return null;
    }
    return 'refused';
  }

  /** What a page's listener throws is told as what a bot throws is, and the seat is played on. */
  function tell(moment: SeatMoment): void {
    try {
      onMoment?.(moment);
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown): void {
    try {
      onError?.(error);
    } catch {
      // There is nobody left to tell.
    }
  }

  function restOf(view: V, command: C): number {
    try {
      return pace?.(view, command) ?? 0;
    } catch (error) {
      fail(error);
      return 0;
    }
  }

  async function decide(view: V, player: Bot<V, C, K>): Promise<C | null> {
    if (view.mine.peek !== true) return player.act(view);
    const key = await peekOnce(client);
    return key === null ? null : player.act(view, Object.freeze(key));
  }

  /** Waits until so long after the seat was asked, within its time. */
  function rest(now: Turn<V>, ms: number): Promise<void> | undefined {
    const left = Math.min(now.began + ms, now.until) - clock.now();
    return left > 0 ? new Promise((resolve) => void now.timers.setTimeout(resolve, left)) : undefined;
  }

  async function play(now: Turn<V>): Promise<void> {
    const why = await attempt(now, bot, now.until);
    if (why !== null) {
      tell({ type: 'stand-in', why });
      await attempt(now, simple, clock.now() + patience);
    }
    if (now.over) return;
    done = client.getSnapshot().view;
    end(now);
  }

  const subscription = client.subscribe(look);
  look();
  return () => {
    if (stopped) return;
    stopped = true;
    subscription.unsubscribe();
    if (turn !== null) end(turn);
  };
}

type Why = 'threw' | 'stalled' | 'refused';
