import type { GuessMode, Why } from '@cluekit/sdk/code-dependence';
import { codeDependenceTableEn } from './code-dependence-table-en.js';

const seat = (seat: number): string => `Seat ${seat + 1}`;
const points = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A time as people say it: "1 minute 30 seconds", never "1:30". */
const spoken = (seconds: number): string =>
  (
    [
      ['minute', Math.floor(seconds / 60)],
      ['second', seconds % 60],
    ] as const
  )
    .filter(([unit, n]) => n > 0 || (unit === 'second' && seconds === 0))
    .map(([unit, n]) => new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(n))
    .join(' ');

/**
 * Every word of the interface that only Code Dependence needs, in English. A catalogue in another language is an
 * object of the same shape (`CodeDependenceMessages`).
 */
export const codeDependenceEn = {
  ...codeDependenceTableEn,

  /** A seat without a name of its own, from 0. */
  seat,
  points,
  total: (n: number): string => (n < 0 ? `−${-n}` : String(n)),
  slot: 'Slot',
  coded: 'CODED',
  cardStates: { hidden: '', shed: 'shed', exposed: 'exposed' },

  // The own hand
  chooseCoded: 'Choose your CODED word',
  chooseHint: 'It is the one that nobody should guess. The others fill your slots, in this order.',
  chooseFirst: 'Choose a word first.',
  keepCoded: 'Keep as CODED',
  yourCards: 'Your cards',

  // Acting on a clue
  guess: 'Guess',
  guessWord: (word: string): string => `Guess ${word}`,
  pass: 'Pass',
  callIt: 'CALL IT',
  actHint: 'A hit is +2, a miss −1, CODED −2. A pass is −1.',
  selectFirst: 'Choose a word in the bank first.',
  callAsk: (word: string, giver: string): string =>
    `Is ${word} the CODED word of ${giver}? If so you get +5, if not −3.`,
  callYes: (word: string): string => `CALL IT: ${word}`,
  callNo: 'No, go back',
  callUsed: (giver: string): string => `Your call on ${giver} is used for this round.`,
  codedExposed: (giver: string): string => `The CODED of ${giver} is known: nothing to call.`,
  done: {
    guess: (word: string): string => `You guessed ${word}.`,
    callIt: (word: string): string => `You called ${word}.`,
    pass: (): string => 'You passed.',
  },
  acted: 'You have acted.',

  // Handing the device over
  passDevice: (name: string): string => `Pass the device to ${name}.`,
  handoverHint: {
    planning: 'To choose a CODED word. Nobody else looks.',
    clue: 'To give a clue. Nobody else looks.',
    guess: 'To act on the clue. Nobody else looks.',
    other: 'Nobody else looks.',
  },
  showMine: (name: string): string => `I am ${name}: show my view`,

  // The clock
  timeLeft: 'Time left',
  timeSpoken: (seconds: number): string => `${spoken(seconds)} left.`,
  timeUp: 'The time is up.',
  lastSeconds: 'Last seconds',
  paused: 'Paused',
  noClock: 'No clock runs.',

  // Typed questions
  askLabel: 'Ask',
  ask: 'Ask',
  askHint: (words: readonly string[]): string => `Type ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`,
  noClueNow: 'There is no clue now.',
  wordsHidden: (n: number): string => `${n} words hidden`,

  // The lobby
  lobby: 'New game',
  seats: 'Seats',
  seatsFixed: (n: number): string => `${n} seats`,
  nameOf: (seat: number): string => `Name of seat ${seat + 1}`,
  playedBy: (seat: number): string => `Seat ${seat + 1} is played by`,
  person: 'Person',
  bot: 'Bot',
  neutralNames: ['Red Fox', 'Blue Heron', 'Green Frog', 'Golden Bee', 'Grey Seal', 'White Hare', 'Black Cat'],
  addSeat: 'Add a seat',
  removeSeat: 'Remove the last seat',
  deck: 'Words',
  decks: {
    classic: 'Classic',
    nature: 'Nature',
    school: 'School',
    everyday: 'Everyday',
    all: 'All',
    page: 'This page’s own',
    pasted: 'Paste your own',
  },
  pasteLabel: 'Your words',
  pasteHint: (needed: number): string =>
    `One a line, or parted by commas. This table needs ${needed} different words.`,
  wordsRead: (n: number, needed: number): string => `${n} words. This table needs ${needed}.`,
  onLine: (line: number, problem: string): string => `Line ${line}: ${problem}`,
  moreProblems: (n: number): string => `And ${n} more.`,
  rounds: 'Rounds',
  guessMode: 'How to guess',
  guessModes: {
    simultaneous: 'All at once',
    sequential: 'One by one',
  } satisfies Record<GuessMode, string>,
  guessModeHints: {
    simultaneous: 'Everybody acts, then all of it is revealed together.',
    sequential: 'Each seat in turn, and everybody sees what came of it.',
  } satisfies Record<GuessMode, string>,
  timers: 'Time limits',
  timersOff: 'Off',
  timersTimes: (n: number): string => (n === 1 ? '90, 60 and 30 seconds' : `${n} times as long`),
  ownTime: 'Time',
  timeOf: (seat: number): string => `Time of seat ${seat + 1}`,
  ownTimes: (n: number): string => (n === 1 ? 'As set below' : `${n} times as long`),
  start: 'Start the game',
  sameName: (name: string): string => `Two seats are called ${name}. Give one of them another name.`,
  onlyBots: 'Let a person play one of the seats.',
  tooFewWords: (words: number, needed: number): string =>
    `There are ${words} different words; this table needs ${needed}. Add some, or play with fewer seats.`,
  cannotRead: 'These words could not be read. Please try again.',

  // Grid and sheet
  grid: 'Deduction grid',
  noClueYet: 'no clue yet',
  tagged: 'tagged',
  sheet: 'Score sheet',
  seatHead: 'Seat',
  round: (round: number): string => `Round ${round}`,
  totalHead: 'Total',
  pointsOf: (name: string): string => `Points of ${name}, line by line`,
  noLines: 'Nothing scored yet.',
  allHands: 'All hands',
  why: {
    hit: 'hit a card',
    'coded-hit': 'hit CODED',
    miss: 'missed',
    'call-right': 'called CODED',
    'call-wrong': 'wrong call',
    pass: 'passed',
    timeout: 'time ran out',
    reached: 'own card was hit',
    exposed: 'own CODED exposed',
    'no-clue': 'gave no clue',
    'clue-bonus': 'several cards with one clue',
    'duel-bonus': 'several tagged cards',
    emptied: 'last card gone',
  } satisfies Record<Why, string>,

  // Refusals
  refused: {
    'already-chosen': 'You have chosen your CODED word already.',
    'not-in-hand': 'Choose one of your own cards.',
    'already-acted': 'You have acted on this clue already.',
    'unknown-word': 'Choose a word of the bank.',
    'word-revealed': 'Everyone knows that card already. Choose another word.',
    'call-used': 'One call for each giver in a round, and you have used it.',
    'coded-exposed': 'That CODED word is known already, so there is nothing to call.',
    'tags-invalid': 'Tag one to six of your slots that are not shed.',
    'clue-not-one-word': 'A clue is one word.',
    'clue-not-letters': 'Use letters only, 30 at most.',
    'clue-matches-bank': (clue: string): string => `${clue} is a word of the bank.`,
    'clue-shares-stem': (clue: string, word: string): string =>
      `${clue} shares its stem with the bank word ${word}.`,
    'clue-overlaps-bank': (clue: string, word: string): string => `${clue} overlaps the bank word ${word}.`,
  },
};

/** The shape of the catalogue. */
export type CodeDependenceMessages = typeof codeDependenceEn;
