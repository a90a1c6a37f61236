import type { Code } from './codes.js';

const SENTENCES: Record<Code, string> = {
  'wrong-phase': 'That cannot be done in this phase.',
  'not-your-turn': 'It is not your turn.',
  'clue-not-one-word': 'A clue is one word.',
  'clue-not-letters': 'A clue is made of letters only.',
  'clue-matches-board': 'The clue is a word on the board.',
  'clue-contains-board-word': 'The clue contains a word on the board.',
  'clue-inside-board-word': 'The clue is part of a word on the board.',
  'clue-matches-bank': 'The clue is a word of the bank.',
  'clue-shares-stem': 'The clue shares its stem with a word of the bank.',
  'clue-overlaps-bank': 'The clue overlaps a word of the bank.',
  'number-invalid': 'The number is 1 to 9, or unlimited.',
  'unknown-card': 'There is no such card.',
  'card-flipped': 'That card is already flipped.',
  'must-guess-first': 'Flip at least one card before you end the turn.',
  'foul-unavailable': 'There are no fouls in Co-op.',
  'nothing-to-undo': 'There is nothing to take back.',
  'unknown-move': 'This game has no such move.',
  'bad-frame': 'The message could not be read.',
  'unknown-match': 'There is no such match.',
  forbidden: 'This session may not do that.',
  'stale-phase': 'The game has moved on; look again before you act.',
  conflict: 'A different command was already sent under this id.',
  'too-many': 'Too many messages at once; wait a moment.',
  unavailable: 'The match could not be saved; nothing was changed.',
  internal: 'Something went wrong; nothing was changed.',
  closed: 'The connection is closed.',
  'bad-options': 'The options are not ones this game has.',
  'deck-too-small': 'The list has too few different words.',
  'bad-board': 'The board is not a board of this game.',
  'bad-code': 'That is not a game code; check it for a slip of typing.',
  'code-for-another-list': 'This game code belongs to another word list.',
  'bad-seed': 'A seed is at least 128 bits, in hexadecimal.',
  'bad-record': 'This is not a game record.',
};

/** The one plain sentence of a code, in English. Elements bring their own words; the SDK's logs use these. */
export function sentence(code: Code): string {
  return SENTENCES[code];
}
