import { type Bot, type BotSpec, type WorkerBots, workerBots } from '@cluekit/bots';

/** Milliseconds that a worker may be silent, its lexicon still on the way or not; then the bots think on the page. */
const SILENT = 6_000;

/** Milliseconds that the lexicon is waited for on the page, the first time; until it is there bots are simple then. */
const LATE = 3_000;

/** The worker of each lexicon; null where there can be none. It stays for the next game. */
const workers = new Map<string, WorkerBots | null>();

/** Until when each lexicon is waited for on the page; 0: it is there. */
const waited = new Map<string, number>();

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

/** An answer, where it comes within so many milliseconds; else it rejects. */
function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The bot is late.')), ms);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A bot that knows words. It thinks in a worker; where there is none, where its file does not arrive, or it fails or is
 * silent, on the page, in slices, from a file of its own. Where nothing of that comes, or no lexicon in time, `act`
 * rejects, and a simple bot has to stand in; the lexicon may still come.
 *
 * @param lexicon where the page serves `lexicon-en.bin`
 */
export function lateBot<V, C, K = unknown>(lexicon: string, spec: BotSpec): Required<Bot<V, C, K>> {
  let here: Promise<Bot<V, C, K>> | undefined;

  async function onPage<T>(asked: (bot: Bot<V, C, K>) => Promise<T>): Promise<T> {
    let until = waited.get(lexicon);
    if (until === undefined) waited.set(lexicon, (until = performance.now() + LATE));
    here ??= import('./word-bots.js').then(({ wordBot }) => wordBot<V, C, K>(lexicon, spec));
    const answer = here.then(asked);
    if (until === 0) return answer;
    answer.then(
      () => waited.set(lexicon, 0),
      () => waited.delete(lexicon), // it did not come: the next act asks again
    );
    return within(Math.max(0, until - performance.now()), answer);
  }

  async function think<T>(asked: (bot: Bot<V, C, K>) => Promise<T>): Promise<T> {
    const bots = workerFor(lexicon);
    if (bots?.gone === false)
      try {
        return await within(SILENT, asked(bots.bot<V, C, K>(spec)));
      } catch {
        workers.set(lexicon, null); // then on the page, from now on
      }
    return onPage(asked);
  }

  workerFor(lexicon); // it fetches the lexicon before the first act
  return {
    act: (view, key) => think((bot) => bot.act(view, key)),
    knows: (clue) => think(async (bot) => (await bot.knows?.(clue)) ?? true),
  };
}
