import type { ClueNumber, Owner, Team, TurnEnd } from '@cluekit/sdk/word-codes';

/** A count with its noun. */
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const TEAM: Record<Team, string> = { amber: 'Amber', teal: 'Teal' };
const OWNER: Record<Owner, string> = { ...TEAM, bystander: 'bystander', trap: 'trap' };
const IS: Record<Owner, string> = { ...TEAM, bystander: 'a bystander', trap: 'the trap' };

/** How many flips a clue leaves, as a sentence's end: "2 flips left". */
const flipsLeft = (left: number | 'unlimited'): string =>
  left === 'unlimited' ? 'flip as many as you like' : `${count(left, 'flip', 'flips')} left`;

const number = (n: ClueNumber): string => (n === 'unlimited' ? 'no limit' : String(n));

/**
 * Every word of the interface, in English: plain, short, in the second person. A catalogue in another language is an
 * object of the same shape (`Messages`).
 */
export const en = {
  team: (team: Team): string => TEAM[team],
  owner: (owner: Owner): string => OWNER[owner],

  // The board
  board: (words: number, rows: number, columns: number): string =>
    `Word board, ${words} words, ${count(rows, 'row', 'rows')}, ${count(columns, 'column', 'columns')}`,
  cardState: (owner: Owner, flipped: boolean): string => `, ${OWNER[owner]}${flipped ? ', flipped' : ''}`,

  // Whose turn it is and what to do
  giveTurn: (team: Team): string => `${TEAM[team]} to give a clue`,
  giveHint: 'Clue-giver: look at the key while nobody else does, then give a clue.',
  guessTurn: (team: Team): string => `${TEAM[team]} to guess`,
  guessHint: 'Choose a card, then flip it.',
  botThinks: { clue: 'A bot is thinking of a clue.', guess: 'A bot is choosing cards.' },
  waitTurn: 'The turn is over',
  waitHint: 'Read what happened, then go on.',
  gameOver: 'The game is over',

  // The clue
  clueWord: 'Clue',
  clueOptional: 'One word. Leave it empty if you say it aloud.',
  clueRules:
    'No rhymes, spelling tricks, letter counts or hints about where a word lies: people judge those.',
  clueNumber: 'How many cards',
  unlimited: 'no limit',
  giveClue: 'Give clue',
  spoken: 'Spoken clue',
  flipsLeft: (left: number | 'unlimited'): string => {
    const text = flipsLeft(left);
    return text[0]?.toUpperCase() + text.slice(1);
  },
  refused: {
    'clue-not-one-word': 'A clue is one word.',
    'clue-not-letters': 'Use letters only.',
    'clue-matches-board': (clue: string): string => `${clue} is a word on the board.`,
    'clue-contains-board-word': (clue: string, word: string): string =>
      `${clue} contains the board word ${word}.`,
    'clue-inside-board-word': (clue: string, word: string): string =>
      `${clue} is part of the board word ${word}.`,
    'number-invalid': 'Choose a number.',
  },
  notAllowed: (why: string): string => `Not allowed: ${why}`,
  notSent: 'That did not work. Please try again.',

  // The key
  holdKey: 'Hold to see the key',
  showKey: 'Show key',
  hideKey: 'Hide key',
  keyOpened: (n: number): string => `The key was opened ${n === 1 ? 'once' : `${n} times`}.`,
  keyHeading: 'Key, for the clue-giver only',
  keyNotice: 'Use headphones or braille: your screen reader may read the key aloud.',
  keyNoticeGo: 'Show the key',
  keyTrap: 'The trap',
  keyOurs: (team: Team): string => `${TEAM[team]} words left`,

  // Flipping
  flip: 'Flip',
  flipWord: (word: string): string => `Flip ${word}`,
  endTurn: 'End turn',
  endTurnFirst: 'Flip at least one card first.',
  selectFirst: 'Choose a card first.',
  foul: 'Call a foul',
  foulAsk: (team: Team): string =>
    `Does ${TEAM[team]} call a foul? The turn ends, and one of ${TEAM[team]}’s cards is turned up.`,
  foulYes: 'Yes, foul',
  foulNo: 'No, go on',

  // What happened
  isOwner: (word: string, owner: Owner): string => `${word} is ${IS[owner]}.`,
  correct: 'Correct.',
  leftAndFlips: (n: number, team: Team, left: number | 'unlimited'): string =>
    `${n} ${TEAM[team]} ${n === 1 ? 'word' : 'words'} left, ${flipsLeft(left)}.`,
  turnOver: 'Turn over.',
  toPlay: (team: Team): string => `${TEAM[team]} to play.`,
  toGuess: (team: Team): string => `${TEAM[team]} to guess.`,
  clueGiven: (word: string | null, n: ClueNumber): string =>
    word === null ? `Spoken clue, ${number(n)}.` : `Clue ${word}, ${number(n)}.`,
  rivalFlips: (word: string): string => `The rival flips ${word}.`,
  foulReveals: (word: string, team: Team): string => `Foul. ${word} is turned up for ${TEAM[team]}.`,
  loses: (team: Team): string => `${TEAM[team]} loses.`,
  wins: (team: Team): string => `${TEAM[team]} wins.`,
  turnEnds: {
    'end-turn': (team: Team): string => `${TEAM[team]} ended the turn.`,
    timeout: (team: Team): string => `${TEAM[team]}’s time ran out.`,
    'flips-used': (team: Team): string => `${TEAM[team]} used every flip.`,
    bystander: (): string => 'That was a bystander.',
    'other-team': (team: Team): string =>
      `That card belongs to ${TEAM[team === 'amber' ? 'teal' : 'amber']}.`,
    foul: (team: Team): string => `A foul was called on ${TEAM[team]}.`,
  } satisfies Record<TurnEnd, (team: Team) => string>,
  goOn: 'Go on',
  passTo: (team: Team): string => `Give the device to the ${TEAM[team]} clue-giver.`,

  // Scores and log
  scores: 'Cards left to find',
  log: 'Clues so far',
  logEmpty: 'No clue yet.',
  coopTurns: (n: number): string => count(n, 'turn', 'turns'),
  rival: 'rival',
  foulMark: 'foul',
  you: 'you',

  // The result
  teamWins: (team: Team): string => `${TEAM[team]} wins`,
  youWin: 'You win',
  rivalWins: 'The rival wins',
  whyAllFound: (team: Team): string => `All ${TEAM[team]} words are found.`,
  whyTrap: (team: Team, word: string): string => `${TEAM[team]} flipped the trap, ${word}.`,
  coopScore: (turns: number): string => `You needed ${count(turns, 'turn', 'turns')}.`,
  coopBest: (turns: number): string => `Your best on this level: ${count(turns, 'turn', 'turns')}.`,
  replay: 'Every clue of the game',
  playAgain: 'Play again',
  sameBoard: 'Same board again',
  gameCode: 'Game code',
  copyLink: 'Copy game link',
  copied: 'Copied.',
  copyFailed: 'Copying is blocked here. Select this and copy it:',
  share: 'Share the result',

  // Trouble
  notLoaded: 'This part did not arrive. The game goes on without it.',
  problems: {
    'bad-code': 'That is not a game code. Check it for a slip of typing.',
    'code-for-another-list': 'That code belongs to another word list.',
  },
  takenBack: 'Taken back.',
  noBots: 'The bots did not arrive. You play all seats.',
  connecting: 'One moment.',
  reconnecting: 'The connection is lost. Trying again.',
  closed: 'The connection is closed.',
};

/** The shape of a catalogue. */
export type Messages = typeof en;
