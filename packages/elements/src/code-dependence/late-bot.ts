import type { Bot } from '@cluekit/bots';
import type { CodeDependenceCommand, CodeDependenceView } from '@cluekit/sdk/code-dependence';

type SeatBot = Bot<CodeDependenceView, CodeDependenceCommand>;

/** A bot that knows words, from a file of its own. Until it is there its seat waits; where it never comes, it throws. */
export function lateBot(url: string, seed: string): SeatBot {
  const bot = import('./word-bots.js').then(({ wordBot }) => wordBot(url, seed));
  bot.catch(() => {});
  return { act: async (view) => (await bot).act(view) };
}
