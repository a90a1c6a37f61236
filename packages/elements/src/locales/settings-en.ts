/** A count with its noun. */
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** Every word of the settings and of the editor of own words, which load later, in English. */
export const settingsEn = {
  // Settings
  words: 'Words, from the next game on',
  listEveryday: 'Everyday',
  listAll: 'All',
  listOwn: 'This page’s own',
  listYours: 'Your own words',
  layout: 'The board',
  grid: 'Grid',
  list: 'List, one word under the other',
  text: 'Size of everything',
  textNormal: 'Usual',
  textLarge: 'Large',
  textLarger: 'Larger',
  peek: 'To see the key',
  peekBoth: 'Hold a button, or press one',
  peekHold: 'Hold a button',
  peekToggle: 'Press a button',
  motion: 'Movement',
  motionAuto: 'As this device says',
  motionOff: 'None',
  sound: 'Sound',
  soundOff: 'Off',
  soundOn: 'A tick when a card turns',
  ownWords: 'Play with your own words',
  kept: 'Your settings, your own words, the last three boards and your best results are kept on this device.',
  notKept: 'Nothing can be kept here: what you choose lasts until this page is left.',
  erase: 'Erase what is kept on this device',
  erased: 'Erased: everything of these games that was kept on this device.',

  boardMeanings: 'What the words mean',

  // Own words
  paste: 'Your words',
  pasteHint: 'One a line, or parted by commas. A table from a file or a spreadsheet will do.',
  longText: 'The list was read. It is too long to be shown in a field.',
  clearText: 'Take it away and type another',
  file: 'Or a file: text, CSV or TSV',
  meanings: 'Each line is a word, then what it means',
  heading: 'The first line is a heading',
  read: (words: number, needed: number): string =>
    `${count(words, 'word', 'words')}. A game needs ${needed}.`,
  onLine: (line: number, word: string, problem: string): string =>
    word ? `Line ${line}, ${word}: ${problem}` : `Line ${line}: ${problem}`,
  colon: (box: string): string =>
    `What stands after the colon looks like a meaning. To keep both, tick “${box}”.`,
  keepMeanings: 'Keep the words and what they mean',
  moreProblems: (n: number): string => `And ${n} more.`,
  allWords: (n: number): string => `Look through the ${count(n, 'word', 'words')}`,
  showMore: 'Show more words',
  swap: 'Swap',
  swapFor: (word: string): string => `In place of ${word}`,
  swapIn: 'Put it in',
  leaveOut: 'Leave it out',
  keepIt: 'Keep it',
  putBack: 'Put back',
  insteadOf: (word: string): string => `in place of ${word}`,
  leftOut: (word: string): string => `${word} is left out`,
  notAWord: 'That is no word for a card: letters only, 30 at most.',
  isThere: (word: string): string => `${word} is there already.`,
  play: 'Play with these words',
  tooFew: (words: number, needed: number): string =>
    `There are ${words} different words; a game needs ${needed}. Add some.`,
  few: (words: number, needed: number): string => `You have ${words} of the ${needed} words a game needs.`,
  cameWithLink: (words: number): string =>
    `${words === 1 ? 'This word' : `These ${words} words`} came with the link that opened this page; who chose them is not known. Look through them, then play, or go on without them.`,
  leave: 'Use this page’s words instead',
  copyLink: 'Copy a link to these words',
  copied: 'Copied.',
  copyBlocked: 'Copying is blocked here. Select this and copy it:',
  longLink: (n: number): string => `This link has ${n} characters. Some apps cut a link after 2000.`,
  noLink: 'These words are too many for a link. Pass on the file.',
  brokenLink: 'The words in this link are damaged. Ask for the link again.',
  tooMuchText: 'That is too long: a list has a million characters at most. Nothing was changed.',
  cannotRead: 'That file could not be read.',
};

/** The shape of that catalogue. */
export type SettingsMessages = typeof settingsEn;
