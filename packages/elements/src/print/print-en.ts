import type { Owner } from '@cluekit/sdk/word-codes';

/** The words about printing, in English. A catalogue in another language is an object of the same shape. */
export const printEn = {
  what: 'What to print',
  board: 'The board',
  bank: 'The words on the table',
  cards: 'Word cards to cut out',
  log: 'The clues so far',
  key: 'The key',
  keyLater: 'The key can be printed while a clue is to be given, and after the game.',
  print: 'Print',
  keyAsk:
    'The key is for the clue-givers alone. It will stand in the print preview on this screen, and on sheets of its own. Does nobody else look?',
  keyYes: 'Yes, print the key',
  keyNo: 'No, leave it out',
  nothing: 'Choose something to print.',
  noKey: 'The key cannot be had just now.',
  notHere: (address: string): string =>
    `This page may not print. Open it in a tab of its own, with the same board: ${address}`,
  cutHere: 'Cut along the lines.',
  keyHeading: 'Key, for the clue-giver only',
  starts: (team: string): string => `${team} starts.`,
  letters: { amber: 'A', teal: 'T', bystander: 'B', trap: 'X' } satisfies Record<Owner, string>,
  legend: (name: string, cards: number): string => `${name}, ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  teamClue: (team: string, clue: string): string => `${team}: ${clue}`,
  isWhat: (word: string, owner: string, mark: string | null): string =>
    `${word}, ${owner}${mark === null ? '' : ` (${mark})`}`,
  between: (first: string, last: string): string => `From ${first} to ${last}`,
};

/** The shape of a catalogue. */
export type PrintMessages = typeof printEn;
