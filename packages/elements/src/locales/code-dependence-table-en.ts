/** Names as a list in a sentence: "Seat 1, Seat 2 and Seat 4". */
const and = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A count with its noun, with a minus sign that is not a hyphen. */
const count = (n: number, one: string, many: string): string =>
  `${n < 0 ? '−' : ''}${Math.abs(n)} ${Math.abs(n) === 1 ? one : many}`;

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The words of the shared elements (status, bank, clue, scores, log, result) at a table of Code Dependence, in English. */
export const codeDependenceTableEn = {
  and,

  /** A seat that a bot plays. */
  botName: (name: string): string => `${name} (bot)`,

  // Whose turn it is and what to do
  planTurn: 'Everyone chooses a CODED word',
  planMine: (name: string): string => `The cards of ${name}`,
  planHint: (left: number): string => `${count(left, 'seat is', 'seats are')} still choosing.`,
  clueTurn: (name: string): string => `${name} to give a clue`,
  clueMine: (name: string): string => `${name}: your clue`,
  clueMineHint: 'One word for several of your slots, and none of it for your CODED.',
  clueHint: 'Wait for the clue.',
  guessTurn: (name: string): string => `Guess the cards of ${name}`,
  guessMineTurn: (name: string, giver: string): string => `${name}: guess the cards of ${giver}`,
  guessedTurn: (name: string): string => `${name}: the others guess your cards`,
  guessHint: (names: readonly string[]): string => `Still to act: ${and(names)}.`,
  guessMine: 'Choose a word of the bank, then guess, call or pass.',
  guessOne: (name: string): string => `${name} to act`,
  scoringTurn: (round: number): string => `Round ${round} is over`,
  scoringHint: 'All hands are shown.',
  turnOver: 'The turn is over',
  over: 'The game is over',

  // The bank
  bank: (words: number, rows: number, columns: number): string =>
    `Word bank, ${words} words, ${count(rows, 'row', 'rows')}, ${count(columns, 'column', 'columns')}`,
  findWord: 'Find a word',
  noWord: (typed: string): string => `No word here has ${typed}.`,
  miss: 'miss',
  called: 'called',
  ownSlot: (slot: number): string => `, yours, slot ${slot}`,
  ownCoded: ', your CODED',
  own: ', yours',
  shedCard: (name: string, slot: number): string => `, shed, slot ${slot} of ${name}`,
  exposedCard: (name: string): string => `, the CODED of ${name}`,
  missedCard: (name: string): string => `, guessed, no card of ${name}`,
  calledCard: (name: string): string => `, called, not the CODED of ${name}`,

  // The clue
  slotsTagged: (slots: readonly number[]): string =>
    `${slots.length === 1 ? 'slot' : 'slots'} ${and(slots.map(String))}`,
  clueHeading: 'Clue',
  clueHintBank: 'One word, letters only. It may not be like any word of the bank.',
  clueRules: 'Everyone sees the slots you tag, not their words.',
  clueChecks:
    'These words are not English, so the check knows no word families: it finds a clue that is a bank word, holds one or is part of one.',
  tagSlots: 'Tag the slots it points at',
  tagOne: 'Tag one slot or more.',
  clueMissing: 'Write a clue.',
  clueFits: 'This clue is allowed.',
  clueNear: (words: readonly string[]): string =>
    `Allowed, and near to ${and(words)}: everyone is shown that.`,
  near: (words: readonly string[]): string => `Near to ${and(words)}`,

  // Scores, log
  scoresSeats: 'Scores',
  onTurn: 'on turn',
  cardsLeft: (n: number): string => `${count(n, 'card', 'cards')} left`,
  hasActed: 'has acted',
  logNone: 'No clue yet.',
  noClue: 'gave no clue',
  acts: {
    hit: (name: string, word: string, slot: number, points: number): string =>
      `${name}: ${word}, a hit on slot ${slot}, ${signed(points)}`,
    coded: (name: string, word: string, points: number): string =>
      `${name}: ${word}, the CODED, ${signed(points)}`,
    miss: (name: string, word: string, points: number): string =>
      `${name}: ${word}, a miss, ${signed(points)}`,
    right: (name: string, word: string, points: number): string =>
      `${name} called ${word}, right, ${signed(points)}`,
    wrong: (name: string, word: string, points: number): string =>
      `${name} called ${word}, wrong, ${signed(points)}`,
    pass: (name: string, points: number): string => `${name} passed, ${signed(points)}`,
    timeout: (name: string, points: number): string => `${name} did not act, ${signed(points)}`,
  },
  bonuses: {
    'clue-bonus': (name: string, points: number): string =>
      `${name}: several cards with one clue, ${signed(points)}`,
    'duel-bonus': (name: string, points: number): string =>
      `${name}: several tagged cards, ${signed(points)}`,
    emptied: (name: string, points: number): string => `${name}: last card gone, ${signed(points)}`,
  },
  /** What the giver got for what the others did, or for its silence, before any bonus. */
  giverGot: {
    line: (name: string, parts: readonly string[]): string => `${name}: ${parts.join(', ')}`,
    hits: (hits: number): string => `${signed(hits)} for ${hits === 1 ? 'the hit' : `${hits} hits`}`,
    coded: (points: number): string => `${signed(points)} for its CODED`,
    noClue: (points: number): string => `${signed(points)} for no clue`,
  },

  // What is said
  /** A line as it is read aloud: signs are left out by some screen readers (A29). */
  spokenPoints: (line: string): string =>
    line.replace(/(\s)([+−])(?=\d)/g, (_, space, sign) => space + (sign === '+' ? 'plus ' : 'minus ')),
  saidClue: (name: string, word: string, slots: string): string => `${name}: clue ${word}, ${slots}.`,
  saidNoClue: (name: string): string => `${name} gave no clue.`,
  saidClueTurn: (name: string): string => `${name} to give a clue.`,
  saidGuess: (name: string): string => `${name} to act.`,
  saidRound: (round: number): string => `Round ${round}. Everyone chooses a CODED word.`,
  saidRoundEnd: (round: number): string => `Round ${round} is over.`,

  // The result
  wins: (names: readonly string[]): string =>
    names.length === 1 ? `${names[0]} wins` : `${and(names)} share the win`,
  winsWith: (points: number): string => `${count(points, 'point', 'points')}, the most of all.`,
  tieMisses: (names: readonly string[], points: number): string =>
    `${and(names)} have ${count(points, 'point', 'points')} each; the fewest misses decide.`,
  tieCalls: (names: readonly string[], points: number): string =>
    `${and(names)} have ${count(points, 'point', 'points')} each and equally many misses; the most right calls decide.`,
  tieShared: (names: readonly string[], points: number): string =>
    `${and(names)} have ${count(points, 'point', 'points')} each, equally many misses and equally many right calls.`,
  standing: (name: string, points: number, misses: number, calls: number): string =>
    `${name}: ${count(points, 'point', 'points')}, ${count(misses, 'miss', 'misses')}, ${count(calls, 'right call', 'right calls')}`,
  standings: 'Standings',
  checkDeal: 'Check that the deal was not changed',
  dealHolds: 'The deal is the one that was sealed before the first move.',
  dealBroken: 'The deal is not the one that was sealed.',
  sealed: 'Seal of the deal',
  sealedHint:
    'It was made before the first move and shows nothing. At the end the game checks the deal against it.',

  // The table on one device
  pause: 'Pause',
  pausedHeading: 'The game stands still',
  pausedHint: 'Every hand is hidden, and no clock runs.',
  resume: 'Go on playing',
  skip: 'Skip who has not acted',
  skipClue: 'Skip this clue',
  takenBack: 'Taken back.',
  whoPlays: 'Who plays',
  setUp: 'Set up a new game',
  keptHere: 'This game is kept on this device, with everybody’s words, so that it survives a reload.',
  eraseKept: 'Erase it from this device',
  erased: 'Erased. The game lives on until this page is left.',
  nextRound: (round: number): string => `Start round ${round}`,
  elsewhere: 'The game went on in another tab.',
  loading: 'One moment: the game is being set up.',
  lostKept: 'The game that was kept here could not be read. This is a new one.',
  notKept: 'The game that was kept here could not be read. Set up a new one.',
  howToText: [
    'Each seat has seven words of the bank and makes one of them its CODED. The others stand in numbered slots; the numbers are public, the words are not.',
    'In turn everybody gives a clue: one word, and the slots it points at. It may not be like any word of the bank.',
    'All the others guess a word of the bank: +2 for a card of the giver, −1 for a miss, −2 for its CODED. A pass is −1.',
    'Who knows the CODED may CALL IT once for each giver in a round: +5 if right, −3 if wrong.',
    'The giver gets +1 for each hit and more for several with one clue, and loses 6 when its CODED comes out. Most points win.',
  ],
};
