/**
 * What each package's source may import: other packages of this workspace, and libraries. Nothing else: not by
 * a relative path either. A library is listed by its name, which allows its sub-paths too.
 */
export const packageTable = {
  sdk: {
    name: '@cluekit/sdk',
    workspace: [],
    libraries: ['xstate', '@stablelib/hmac', '@stablelib/sha256', 'wink-porter2-stemmer'],
  },
  bots: { name: '@cluekit/bots', workspace: ['sdk'], libraries: [] },
  elements: { name: '@cluekit/elements', workspace: ['sdk', 'bots'], libraries: ['lit', '@lit/context'] },
  cli: { name: 'cluekit', workspace: ['sdk'], libraries: [], node: true },
};

/** Folders of the SDK's source that hold rules: exact, the same on every engine, replayable. */
export const ruleFolders = ['words', 'random', 'decks', 'game-code', 'word-codes', 'code-dependence', 'game'];

/** Folders of the SDK's source that a folder must not reach for: rules know no host, a client knows no host. */
export const sdkFolders = {
  words: {
    not: ['host', 'client', 'protocol', 'transports', 'record', 'testing', 'word-codes', 'game-code'],
  },
  random: {
    not: ['host', 'client', 'protocol', 'transports', 'record', 'testing', 'word-codes', 'words', 'decks'],
  },
  decks: { not: ['host', 'client', 'protocol', 'transports', 'record', 'testing', 'word-codes'] },
  'game-code': { not: ['host', 'client', 'protocol', 'transports', 'record', 'testing'] },
  game: {
    not: ['host', 'client', 'transports', 'testing', 'word-codes', 'code-dependence', 'words', 'decks'],
  },
  'word-codes': { not: ['host', 'client', 'protocol', 'transports', 'testing', 'code-dependence'] },
  'code-dependence': {
    not: [
      'host',
      'client',
      'protocol',
      'transports',
      'testing',
      'word-codes',
      'game-code',
      'decks',
      'record',
    ],
  },
  client: { not: ['host', 'word-codes', 'code-dependence', 'words', 'decks', 'random', 'testing'] },
  transports: { not: ['word-codes', 'code-dependence', 'words', 'decks', 'testing'] },
  host: { not: ['client', 'transports', 'word-codes', 'code-dependence', 'testing'] },
};
