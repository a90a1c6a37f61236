/** Every word of the menus, in English: apart from the others, since the menu of Word Codes comes in a file of its own. */
export const menuEn = {
  menu: 'Game menu',
  newGame: 'New game',
  howMany: 'How do you play?',
  modeTeams: 'Two teams',
  modeCoop: 'Co-op: the rival moves after every turn',
  modeCoopEasy: 'Co-op, easy: after every second turn',
  whichList: 'Words',
  listEveryday: 'Everyday',
  listAll: 'All',
  listOwn: 'This page’s own',
  listYours: 'Your own words',
  whoPlays: 'Bots',
  botsNone: 'No bots',
  botsGive: 'A bot gives the clues',
  botsGuess: 'Bots guess',
  startNew: 'Start a new game',
  sure: 'The game on the table is given up.',
  undo: 'Take back the last move',
  playCode: 'Play a code',
  playCodeGo: 'Play this board',
  settings: 'Settings',
  print: 'Print',
  howTo: 'How to play',
  howToText: [
    'Two teams, one clue-giver each. One team has 9 cards and starts, the other has 8; 7 are bystanders, 1 is the trap.',
    'The clue-giver looks at the key and gives one word and a number: how many of the team’s cards it points at.',
    'The team flips up to that number and one more. A bystander or a card of the other team ends the turn. The trap loses the game.',
    'A clue is no word on the board, nor part of one, nor holds one. No rhymes, spelling tricks, letter counts or hints about places: for these the other team calls a foul.',
    'In Co-op everyone is Amber, and the rival flips its own cards: find all 9 before it has its 8.',
  ],
};

/** The shape of the catalogue. */
export type MenuMessages = typeof menuEn;
