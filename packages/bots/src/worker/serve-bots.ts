import type { Bot } from '../bot.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { loadLexicon } from '../lexicon/load-lexicon.js';
import { botOf, type BotSpec } from './bot-spec.js';
import type { Port } from './port.js';

/** What a page asks of a worker: first the lexicon's address, then acts, and whether a bot knows a clue. */
export type Question =
  | { readonly lexicon: string }
  | { readonly id: number; readonly spec: BotSpec; readonly view: unknown; readonly key?: unknown }
  | { readonly id: number; readonly spec: BotSpec; readonly knows: string };

/** What it answers. */
export type Answer =
  | { readonly id: number; readonly failed: false; readonly command: unknown }
  | { readonly id: number; readonly failed: true };

type Asked = Extract<Question, { id: number }>;

const isAsked = (question: Question): question is Asked => Object.hasOwn(question, 'id');

async function answerOf(bot: Bot<unknown, unknown, unknown>, question: Asked): Promise<unknown> {
  return Object.hasOwn(question, 'knows')
    ? bot.knows?.((question as Extract<Asked, { knows: string }>).knows)
    : bot.act((question as Extract<Asked, { view: unknown }>).view, (question as { key?: unknown }).key);
}

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

  async function answer(question: Asked): Promise<void> {
    const { id, spec } = question;
    try {
      const name = JSON.stringify(spec);
      let bot = bots.get(name);
      if (bot === undefined) bots.set(name, (bot = botOf(spec, loaded())));
      port.postMessage({ id, failed: false, command: await answerOf(bot, question) } satisfies Answer);
    } catch {
      bots.clear();
      port.postMessage({ id, failed: true } satisfies Answer);
    }
  }

  port.addEventListener('message', ({ data }) => {
    const question = data as Question;
    if (isAsked(question)) return void answer(question);
    url = question.lexicon;
    lexicon = undefined;
    bots.clear();
    loaded().catch(() => {});
  });
}
