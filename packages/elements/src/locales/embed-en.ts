/** A name or a value as someone wrote it, not too long to read. */
const quoted = (text: string): string => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

/** What `embed.html` says, beside the game's own words, in English. */
export const embedMessages = {
  choose: 'Which game?',
  about: {
    'word-codes': 'Two teams, or all together: one word as a clue for several words on a board of 25.',
    'code-dependence':
      '2 to 7 players: hide your words, give clues of one word, and find out whose word is CODED.',
  },
  noGame: (name: string): string => `There is no game called ${quoted(name)}.`,
  unknown: (name: string, game: string): string =>
    `${game} has no setting called ${quoted(name)}, so it is left out.`,
  noValue: (name: string, value: string, choices: readonly string[] = []): string =>
    `${name} cannot be ${quoted(value)}, so it is left out.` +
    (choices.length > 0 ? ` It can be: ${choices.join(', ')}.` : ''),
  playOurs: 'Play with the Everyday words',
  notLoaded: (game: string): string =>
    `${game} did not load. Try again, or tell whoever runs this page that a file is missing.`,
  tooOld: (game: string): string => `${game} needs a newer browser: one of 2023 or later.`,
  notKept: {
    'word-codes':
      'Nothing can be kept in this frame: after a reload the last boards and results are forgotten.',
    'code-dependence': 'Nothing can be kept in this frame: a reload gives the match up.',
  },
} as const;
