/** A game that the page can play. */
export type GameTag = 'word-codes' | 'code-dependence';

const LIGHT_OR_DARK = ['light', 'dark'];
const COUNT = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

/**
 * The games, and what their attributes may say where that is one of a few things. An attribute that is not here takes
 * any text; which attributes there are is the element's to say.
 */
export const GAMES: Readonly<
  Record<GameTag, { readonly name: string; readonly choices: Readonly<Record<string, readonly string[]>> }>
> = {
  'word-codes': {
    name: 'Word Codes',
    choices: {
      mode: ['teams', 'coop'],
      level: ['standard', 'easy'],
      list: ['everyday', 'all', 'own'],
      peek: ['hold', 'toggle', 'both'],
      layout: ['grid', 'list'],
      motion: ['auto', 'off'],
      sound: ['off'],
      'text-size': ['normal', 'large', 'larger'],
      pace: ['human', 'off'],
      theme: LIGHT_OR_DARK,
    },
  },
  'code-dependence': {
    name: 'Code Dependence',
    choices: {
      players: COUNT(2, 7),
      mode: ['table', 'duel'],
      bots: COUNT(0, 6),
      deck: ['classic', 'nature', 'school', 'everyday', 'all', 'page'],
      rounds: ['1', '2', '3', '5'],
      'guess-mode': ['simultaneous', 'sequential'],
      timers: ['off', ...COUNT(1, 10)],
      pace: ['human', 'off'],
      announcer: ['body', 'host', 'none'],
      theme: LIGHT_OR_DARK,
    },
  },
};

export const isGame = (name: string): name is GameTag => Object.hasOwn(GAMES, name);
