import { ClueBar } from '../clue-bar/clue-bar.js';
import { DeductionGrid } from '../deduction-grid/deduction-grid.js';
import { WordGame } from '../game/word-game.js';
import { OutcomePanel } from '../outcome-panel/outcome-panel.js';
import { ScoreBoard } from '../score-board/score-board.js';
import { TurnStatus } from '../turn-status/turn-status.js';
import { WordBank } from '../word-bank/word-bank.js';
import { GameProjector } from './game-projector.js';

/** The elements that a projector's view is made of, by tag name. */
export const PROJECTOR_ELEMENTS = {
  'clue-bar': ClueBar,
  'deduction-grid': DeductionGrid,
  'game-projector': GameProjector,
  'outcome-panel': OutcomePanel,
  'score-board': ScoreBoard,
  'turn-status': TurnStatus,
  'word-bank': WordBank,
  'word-game': WordGame,
} as const;
