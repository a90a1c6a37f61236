import type { Command } from './command.js';

/** What `cluekit --help` prints. */
export function help(commands: Readonly<Record<string, Command>>): string {
  const usages = Object.values(commands).map(({ usage }) => `  ${usage}`);
  return [
    'cluekit: records, clues and decks of word-association games, from the command line.',
    '',
    ...usages,
    '  cluekit COMMAND --help',
    '  cluekit --help | --version',
    '',
    'Exit status: 0 done, 1 something given was not good, 2 no command, 3 the answer could not be written.',
  ].join('\n');
}

/** What `cluekit COMMAND --help` prints. */
export function commandHelp({ usage, about }: Command): string {
  return `${usage}\n\n${about}`;
}
