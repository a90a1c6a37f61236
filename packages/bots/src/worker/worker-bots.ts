import type { Bot } from '../bot.js';
import type { BotSpec } from './bot-spec.js';
import type { Port } from './port.js';
import type { Answer } from './serve-bots.js';

/** Bots that think in a worker. */
export interface WorkerBots {
  /** The worker has failed: its file did not arrive, or a policy refused it. All its bots reject from now on. */
  readonly gone: boolean;
  /** A bot as described; its `act` rejects where the worker or its lexicon fails. */
  bot<V, C, K = unknown>(spec: BotSpec): Bot<V, C, K>;
}

/**
 * The page's end of a worker that runs `@cluekit/bots/worker`. Only views go over, and what may be peeked at: the
 * worker knows nothing else of a match.
 *
 * @param lexicon where the page serves `lexicon-en.bin`, as the worker would fetch it
 * @example
 * const worker = new Worker(new URL('@cluekit/bots/worker', import.meta.url), { type: 'module' });
 * const bots = workerBots(worker, '/lexicon-en.bin');
 * playSeat({ client, bot: bots.bot({ plays: 'code-dependence', seed }), simple: simpleBot({ seed }) });
 */
export function workerBots(port: Port, lexicon: string): WorkerBots {
  const waiting = new Map<number, { resolve(command: unknown): void; reject(error: Error): void }>();
  let ids = 0;
  let gone = false;
  port.addEventListener('message', ({ data }) => {
    const answer = data as Answer;
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.failed) asked?.reject(new Error('The bot in the worker failed.'));
    else asked?.resolve(answer.command);
  });
  port.addEventListener('error', () => {
    gone = true;
    for (const { reject } of waiting.values()) reject(new Error('The worker failed.'));
    waiting.clear();
  });
  port.postMessage({ lexicon });

  function asked<T>(question: object): Promise<T> {
    return new Promise((resolve, reject) => {
      if (gone) return reject(new Error('The worker failed.'));
      const id = (ids += 1);
      waiting.set(id, { resolve: resolve, reject });
      port.postMessage({ id, ...question });
    });
  }

  return {
    get gone() {
      return gone;
    },
    bot: <V, C, K>(spec: BotSpec): Bot<V, C, K> => ({
      act: (view, key) => asked({ spec, view, ...(key !== undefined && { key }) }),
      knows: (clue) => asked({ spec, knows: clue }),
    }),
  };
}
