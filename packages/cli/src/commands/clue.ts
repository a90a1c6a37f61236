import { checkClue, type ClueProfile } from '@cluekit/sdk/words';
import { readArguments } from '../arguments.js';
import type { Command } from '../command.js';
import { UsageError } from '../usage.js';

const PROFILES: readonly ClueProfile[] = ['word-codes', 'code-dependence'];

/** `cluekit clue`: the verdict on a clue, by WC-6 or CD-7. */
export const clueCommand: Command = {
  usage: 'cluekit clue [--profile word-codes|code-dependence] CLUE WORD…',
  about: `Checks a clue against the words in play: the unflipped words of a Word Codes board (the default profile),
or the whole bank of Code Dependence. Prints { "verdict": "legal" | "near" | "illegal", "code"?, "word"?, "near"? },
near in the Code Dependence profile only: the words that a legal clue comes near to. The exit status is 0 for
every verdict. Put -- before a clue or words that begin with a dash.`,
  async run(args, { output }) {
    const { options, positionals } = readArguments(args, ['profile']);
    const profile = PROFILES.find((known) => known === (options['profile'] ?? 'word-codes'));
    if (!profile) throw new UsageError(`--profile is one of: ${PROFILES.join(', ')}.`);
    const [clue, ...words] = positionals;
    if (clue === undefined || words.length === 0)
      throw new UsageError('clue needs a clue and at least one word to check it against.');
    const { verdict, code, word, near } = checkClue(clue, words, profile);
    output.line(JSON.stringify({ verdict, code, word, near }));
    return 0;
  },
};
