import { wordCodesClueBar } from '../clue-bar/word-codes.js';
import { wordCodesComposer } from '../clue-composer/word-codes.js';
import { wordCodesLog } from '../clue-log/word-codes.js';
import { wordCodesResult } from '../game-result/word-codes.js';
import { wordCodesGame } from '../game/word-codes.js';
import { wordCodesOutcome } from '../outcome-panel/word-codes.js';
import { wordCodesScore } from '../score-board/word-codes.js';
import { wordCodesStatus } from '../turn-status/word-codes.js';
import { wordCodesBank } from '../word-bank/word-codes.js';

/** What the shared elements show of Word Codes. */
export const WORD_CODES_FACES = {
  'clue-bar': wordCodesClueBar,
  'clue-composer': wordCodesComposer,
  'clue-log': wordCodesLog,
  'game-result': wordCodesResult,
  'outcome-panel': wordCodesOutcome,
  'score-board': wordCodesScore,
  'turn-status': wordCodesStatus,
  'word-bank': wordCodesBank,
  'word-game': wordCodesGame,
};
