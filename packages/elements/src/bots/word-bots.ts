import type { Bot, BotSpec } from '@cluekit/bots';
import { botOf, loadLexicon, type Lexicon } from '@cluekit/bots/lexicon';

const loaded = new Map<string, Promise<Lexicon>>();

/**
 * A bot that knows words and thinks on the page, in slices. The lexicon is fetched once for a page, from where the page
 * serves it.
 */
export function wordBot<V, C, K>(url: string, spec: BotSpec): Bot<V, C, K> {
  let lexicon = loaded.get(url);
  if (!lexicon) {
    loaded.set(url, (lexicon = loadLexicon(url)));
    lexicon.catch(() => loaded.delete(url)); // the next match asks again
  }
  return botOf(spec, lexicon) as Bot<V, C, K>;
}
