import { dependenceBot, loadLexicon, type Lexicon } from '@cluekit/bots/lexicon';
import type { Bot } from '@cluekit/bots';
import type { CodeDependenceCommand, CodeDependenceView } from '@cluekit/sdk/code-dependence';

const loaded = new Map<string, Promise<Lexicon>>();

/** A bot that knows words. The lexicon is fetched once for a page, from where the page serves it. */
export function wordBot(url: string, seed: string): Bot<CodeDependenceView, CodeDependenceCommand> {
  let lexicon = loaded.get(url);
  if (!lexicon) {
    loaded.set(url, (lexicon = loadLexicon(url)));
    lexicon.catch(() => loaded.delete(url)); // the next match asks again
  }
  return dependenceBot({ lexicon, seed, personality: seed });
}
