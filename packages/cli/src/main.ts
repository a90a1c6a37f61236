import type { Command, Surroundings } from './command.js';
import { clueCommand } from './commands/clue.js';
import { deckCommand } from './commands/deck.js';
import { replayCommand } from './commands/replay.js';
import { commandHelp, help } from './help.js';
import { processInput } from './input.js';
import { processOutput } from './output.js';
import { UsageError } from './usage.js';
import { version } from './version.js';

const COMMANDS: Readonly<Record<string, Command>> = {
  replay: replayCommand,
  clue: clueCommand,
  deck: deckCommand,
};

/**
 * The command line: does what the arguments ask and resolves to the exit status. 0 is done, 1 is done but
 * something given was not good, 2 is a command line that says nothing this program knows, 3 is an answer that could
 * not be written. A reader that has seen enough (`| head`) ends the run quietly, with the status so far.
 *
 * @example process.exitCode = await main(process.argv.slice(2));
 */
export async function main(args: readonly string[], surroundings: Surroundings = here()): Promise<number> {
  const status = await run(args, surroundings);
  return (await surroundings.output.flush()) ? status : 3;
}

async function run(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { output } = surroundings;
  const [name, ...rest] = args;
  try {
    if (name === '--help' || name === '-h') return print(output, help(COMMANDS));
    if (name === '--version' || name === '-v') return print(output, version());
    if (name === undefined) throw new UsageError('Say what to do: cluekit --help lists the commands.');
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command)
      throw new UsageError(`There is no command ${JSON.stringify(name)}: cluekit --help lists them.`);
    if (asksForHelp(rest)) return print(output, commandHelp(command));
    return await command.run(rest, surroundings);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.complain(`cluekit: ${error.message}`);
    return 2;
  }
}

function here(): Surroundings {
  return { input: processInput(), output: processOutput() };
}

function print(output: Surroundings['output'], text: string): number {
  output.line(text);
  return 0;
}

/** Help is asked for by an option, not by a word after `--`. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((word) => word === '--help' || word === '-h');
}
