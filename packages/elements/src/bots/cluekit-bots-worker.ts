// What the worker of `late-bot.ts` runs. The drop-in file has the same name: both find it beside the file that asks.
import '@cluekit/bots/worker';
