import type { Bot } from '../bot.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { loadLexicon } from '../lexicon/load-lexicon.js';
import { botOf, type BotSpec } from './bot-spec.js';
import type { Port } from './port.js';

/** What a page asks of a worker: first the lexicon's address, then acts. */
export type Question =
  | { readonly lexicon: string }
  | { readonly id: number; readonly spec: BotSpec; readonly view: unknown; readonly key?: unknown };

/** What it answers. */
export type Answer =
  { readonly id: number; readonly command: unknown } | { readonly id: number; readonly failed: true };

/**
 * Thinks for the bots of a page, at the worker's end. It loads the lexicon once, when it is told where it is; where it
 * did not arrive, again with the next act.
 *
 * @param load how the lexicon comes; by default it is fetched
 */
export function serveBots(port: Port, load: (url: string) => Promise<Lexicon> = loadLexicon): void {
  const bots = new Map<string, Bot<unknown, unknown, unknown>>();
  let url: string | undefined;
  let lexicon: Promise<Lexicon> | undefined;

  function loaded(): Promise<Lexicon> {
    if (lexicon === undefined) {
      lexicon = url === undefined ? Promise.reject(new Error('There is no lexicon yet.')) : load(url);
      lexicon.catch(() => (lexicon = undefined));
    }
    return lexicon;
  }

  async function answer({ id, spec, view, key }: Extract<Question, { id: number }>): Promise<void> {
    try {
      const name = JSON.stringify(spec);
      let bot = bots.get(name);
      if (bot === undefined) bots.set(name, (bot = botOf(spec, loaded())));
      port.postMessage({ id, command: await bot.act(view, key) } satisfies Answer);
    } catch {
      bots.clear();
      port.postMessage({ id, failed: true } satisfies Answer);
    }
  }

  port.addEventListener('message', ({ data }) => {
    const question = data as Question;
    if ('id' in question) return void answer(question);
    url = question.lexicon;
    lexicon = undefined;
    bots.clear();
    loaded().catch(() => {});
  });
}
