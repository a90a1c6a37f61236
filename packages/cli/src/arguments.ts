import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './usage.js';

/** The options of a command, all of which take a value, and the words that are none. */
export interface Arguments {
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly positionals: readonly string[];
}

/**
 * Reads the words after a command's name. After `--` nothing is an option; a lone `-` never is one.
 *
 * @param valued the names of the options that take a value
 * @throws {UsageError} for an option the command does not have, or one without its value
 */
export function readArguments(args: readonly string[], valued: readonly string[] = []): Arguments {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const name of valued) options[name] = { type: 'string' };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { options: values as Arguments['options'], positionals };
  } catch (error) {
    throw new UsageError(sentence(error, args));
  }
}

function sentence(error: unknown, args: readonly string[]): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const option = /'(-[^' ]*)/.exec(message)?.[1] ?? args.find((word) => word.startsWith('-')) ?? '';
  return code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
    ? `The option ${option} needs a value.`
    : `There is no option ${option} here; put -- before words that begin with a dash.`;
}
