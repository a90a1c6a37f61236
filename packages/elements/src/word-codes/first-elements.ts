import { ClueBar } from '../clue-bar/clue-bar.js';
import { ClueComposer } from '../clue-composer/clue-composer.js';
import { ClueLog } from '../clue-log/clue-log.js';
import { FlipPanel } from '../flip-panel/flip-panel.js';
import { GameResult } from '../game-result/game-result.js';
import { WordGame } from '../game/word-game.js';
import { KeyPeek } from '../key-peek/key-peek.js';
import { OutcomePanel } from '../outcome-panel/outcome-panel.js';
import { ScoreBoard } from '../score-board/score-board.js';
import { TurnStatus } from '../turn-status/turn-status.js';
import { WordBank } from '../word-bank/word-bank.js';
import { WordCodes } from './word-codes.js';

/** The elements of Word Codes that its first board needs, by tag name. */
export const FIRST_ELEMENTS = {
  'clue-bar': ClueBar,
  'clue-composer': ClueComposer,
  'clue-log': ClueLog,
  'flip-panel': FlipPanel,
  'game-result': GameResult,
  'key-peek': KeyPeek,
  'outcome-panel': OutcomePanel,
  'score-board': ScoreBoard,
  'turn-status': TurnStatus,
  'word-bank': WordBank,
  'word-game': WordGame,
  'word-codes': WordCodes,
} as const;
