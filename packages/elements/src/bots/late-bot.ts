import { workerBots, type Bot, type BotSpec, type WorkerBots } from '@cluekit/bots';

/** The worker of each lexicon; null where there can be none. It stays for the next game. */
const workers = new Map<string, WorkerBots | null>();

function workerFor(lexicon: string): WorkerBots | null {
  let bots = workers.get(lexicon);
  if (bots === undefined) workers.set(lexicon, (bots = open(lexicon)));
  return bots;
}

function open(lexicon: string): WorkerBots | null {
  // In a frame without an origin every worker is of another one. Firefox makes it all the same, and tells an error.
  if (globalThis.origin === 'null') return null;
  try {
    const worker = new Worker(new URL('./cluekit-bots-worker.js', import.meta.url), { type: 'module' });
    return workerBots(worker, new URL(lexicon, document.baseURI).href);
  } catch {
    return null; // no workers here, a policy that refuses them, a file of another origin
  }
}

/**
 * A bot that knows words. It thinks in a worker; where there is none, where its file does not arrive or it fails, on
 * the page, in slices, from a file of its own. Where nothing of that comes, or no lexicon, `act` rejects, and a simple
 * bot has to stand in.
 *
 * @param lexicon where the page serves `lexicon-en.bin`
 */
export function lateBot<V, C, K = unknown>(lexicon: string, spec: BotSpec): Bot<V, C, K> {
  const bots = workerFor(lexicon);
  let here: Promise<Bot<V, C, K>> | undefined;
  return {
    async act(view, key) {
      if (bots?.gone === false)
        try {
          return await bots.bot<V, C, K>(spec).act(view, key);
        } catch {
          // then on the page
        }
      here ??= import('./word-bots.js').then(({ wordBot }) => wordBot<V, C, K>(lexicon, spec));
      return (await here).act(view, key);
    },
  };
}
