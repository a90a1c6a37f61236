import { replay } from '@cluekit/sdk/record';
import { answerEach } from '../answer-each.js';
import { readArguments } from '../arguments.js';
import type { Command } from '../command.js';
import { lists } from '../lists.js';
import { UsageError } from '../usage.js';

/** `cluekit replay FILE…`: one line of JSON for each file, in order (docs/rules/game-record.md). */
export const replayCommand: Command = {
  usage: 'cluekit replay FILE…',
  about: `Replays game records of either game. Prints one line of JSON for each file, in order: the result, with the moves that
the rules refused; or {"error": "…"} for what is no record, and then exits with status 1 at the end.
A record with a game code is dealt from the lists Everyday and All. - reads one from standard input.`,
  async run(args, { input, output }) {
    const { positionals } = readArguments(args);
    if (positionals.length === 0) throw new UsageError('replay needs a file, or - for standard input.');
    return answerEach(positionals, output, async (file) => replay(await input.text(file), lists()));
  },
};
