import { AskField } from '../ask-field/ask-field.js';
import { ClueBar } from '../clue-bar/clue-bar.js';
import { ClueComposer } from '../clue-composer/clue-composer.js';
import { ClueLog } from '../clue-log/clue-log.js';
import { DeductionGrid } from '../deduction-grid/deduction-grid.js';
import { GameLobby } from '../game-lobby/game-lobby.js';
import { GameResult } from '../game-result/game-result.js';
import { WordGame } from '../game/word-game.js';
import { GuessPanel } from '../guess-panel/guess-panel.js';
import { OutcomePanel } from '../outcome-panel/outcome-panel.js';
import { PlanningHand } from '../planning-hand/planning-hand.js';
import { ScoreBoard } from '../score-board/score-board.js';
import { ScoreSheet } from '../score-sheet/score-sheet.js';
import { SeatHandover } from '../seat-handover/seat-handover.js';
import { TableMenu } from '../table-menu/table-menu.js';
import { TurnStatus } from '../turn-status/turn-status.js';
import { TurnTimer } from '../turn-timer/turn-timer.js';
import { WordBank } from '../word-bank/word-bank.js';
import { CodeDependence } from './code-dependence.js';

/** The elements that a game of Code Dependence is made of, by tag name. */
export const CODE_DEPENDENCE_ELEMENTS = {
  'ask-field': AskField,
  'clue-bar': ClueBar,
  'clue-composer': ClueComposer,
  'clue-log': ClueLog,
  'code-dependence': CodeDependence,
  'deduction-grid': DeductionGrid,
  'game-lobby': GameLobby,
  'game-result': GameResult,
  'guess-panel': GuessPanel,
  'outcome-panel': OutcomePanel,
  'planning-hand': PlanningHand,
  'score-board': ScoreBoard,
  'score-sheet': ScoreSheet,
  'seat-handover': SeatHandover,
  'table-menu': TableMenu,
  'turn-status': TurnStatus,
  'turn-timer': TurnTimer,
  'word-bank': WordBank,
  'word-game': WordGame,
} as const;
