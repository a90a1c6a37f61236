import {
  codeDependence,
  type CodeDependenceCommand,
  type CodeDependenceView,
} from '@cluekit/sdk/code-dependence';
import { createParty, type Party } from '@cluekit/sdk/testing';
import type { Bot } from '../src/bot.js';
import { playSeat, type SeatMoment } from '../src/seat/play-seat.js';
import type { SeatClient } from '../src/index.js';
import { simpleBot } from '../src/simple/simple-bot.js';

export type DependenceBot = Bot<CodeDependenceView, CodeDependenceCommand>;

/** A match of Code Dependence with a bot in each seat. */
export interface Played {
  readonly party: Party<CodeDependenceCommand>;
  readonly moments: SeatMoment[];
  readonly errors: unknown[];
  /** What every seat sent, and what the host said to it. */
  readonly replies: readonly { readonly type: string; readonly ok: boolean }[];
  /** Everything a bot was handed. */
  readonly views: CodeDependenceView[];
  readonly end: CodeDependenceView['shared'];
}

export interface MatchOptions {
  readonly players: number;
  readonly words: readonly string[];
  readonly bot: (seat: number) => DependenceBot;
  readonly guessMode?: 'simultaneous' | 'sequential';
  readonly language?: string;
  readonly rounds?: 1 | 2;
  readonly seed?: string;
}

/** Plays it to its end; the owner opens the next rounds. Throws where it does not end. */
export async function playMatch(options: MatchOptions): Promise<Played> {
  const { players, words, bot, guessMode = 'simultaneous', language = 'en', rounds = 1 } = options;
  const seats = Array.from({ length: players }, (_, seat) => `seat-${seat}`);
  const party = await createParty(codeDependence, {
    audiences: [...seats, 'owner'],
    options: { players, rounds, guessMode, timers: null, language },
    source: { seed: options.seed ?? '0123456789abcdef0123456789abcdef', words },
  });
  const [moments, errors, views]: [SeatMoment[], unknown[], CodeDependenceView[]] = [[], [], []];
  const replies: { type: string; ok: boolean }[] = [];
  const stops = seats.map((name, seat) => {
    const client = party.guest(name).client as unknown as SeatClient<
      CodeDependenceView,
      CodeDependenceCommand
    >;
    const player = bot(seat);
    return playSeat<CodeDependenceView, CodeDependenceCommand>({
      client: {
        ...client,
        async send(command) {
          const reply = await client.send(command);
          replies.push({ type: command.type, ok: reply.ok });
          return reply;
        },
      },
      bot: {
        act(...args: [CodeDependenceView]) {
          if (args.length !== 1) throw new Error('A bot was handed more than a view.');
          views.push(args[0]);
          return player.act(...args);
        },
      },
      simple: simpleBot({ seed: seat }),
      clock: party.clock,
      onMoment: (moment) => moments.push(moment),
      onError: (error) => errors.push(error),
    });
  });
  const owner = party.guest('owner').client;
  const shared = (): CodeDependenceView['shared'] => (owner.getSnapshot().view as CodeDependenceView).shared;
  for (let turn = 0; shared().phase !== 'finished'; turn += 1) {
    if (turn > 2_000) throw new Error(`The match hangs in ${shared().phase}.`);
    await party.settle();
    await new Promise((resolve) => setImmediate(resolve));
    if (shared().phase === 'scoring') {
      void owner.send({ type: 'nextRound' });
      await party.settle();
    }
  }
  for (const stop of stops) stop();
  const end = shared();
  party.close();
  return { party, moments, errors, replies, views, end };
}
