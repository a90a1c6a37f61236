import { deckProblemSentence, lintDeck, parseDeck } from '@cluekit/sdk/decks';
import { distinctWords } from '@cluekit/sdk/word-codes';
import { answerEach, told } from '../answer-each.js';
import { readArguments } from '../arguments.js';
import type { Command } from '../command.js';
import { UsageError } from '../usage.js';

/** `cluekit deck FILE…`: what there is to know about a word list before it is played. */
export const deckCommand: Command = {
  usage: 'cluekit deck FILE…',
  about: `Reads word lists (lines, commas, semicolons, tabs or CSV) and prints one line of JSON for each: the number of
words, the problems by line, and what the linter found: words of one stem or near each other, words inside
words. A file that cannot be read, or has too few words for a board, has an "error" too, and the exit status
is then 1 at the end. - reads standard input.`,
  async run(args, { input, output }) {
    const { positionals } = readArguments(args);
    if (positionals.length === 0) throw new UsageError('deck needs a file, or - for standard input.');
    return answerEach(positionals, output, async (file) => looked(await input.text(file)));
  },
};

function looked(text: string): object {
  const { words: entries, problems } = parseDeck(text);
  const words = entries.map(({ word }) => word);
  const { joined, overlapping, phrases, longest, meanLength } = lintDeck(words);
  return {
    ...tooSmall(words),
    words: words.length,
    problems: problems.map((problem) => ({ ...problem, message: deckProblemSentence(problem.code) })),
    joined,
    overlapping,
    phrases,
    longest,
    meanLength: Math.round(meanLength * 100) / 100,
  };
}

function tooSmall(words: readonly string[]): object {
  try {
    distinctWords(words);
    return {};
  } catch (error) {
    return told(error);
  }
}
