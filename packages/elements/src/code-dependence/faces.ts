import { codeDependenceClueBar } from '../clue-bar/code-dependence.js';
import { codeDependenceComposer } from '../clue-composer/code-dependence.js';
import { codeDependenceLog } from '../clue-log/code-dependence.js';
import { codeDependenceResult } from '../game-result/code-dependence.js';
import { codeDependenceGame } from '../game/code-dependence.js';
import { codeDependenceOutcome } from '../outcome-panel/code-dependence.js';
import { codeDependenceScore } from '../score-board/code-dependence.js';
import { codeDependenceStatus } from '../turn-status/code-dependence.js';
import { codeDependenceBank } from '../word-bank/code-dependence.js';

/** What the shared elements show of Code Dependence. */
export const CODE_DEPENDENCE_FACES = {
  'clue-bar': codeDependenceClueBar,
  'clue-composer': codeDependenceComposer,
  'clue-log': codeDependenceLog,
  'game-result': codeDependenceResult,
  'outcome-panel': codeDependenceOutcome,
  'score-board': codeDependenceScore,
  'turn-status': codeDependenceStatus,
  'word-bank': codeDependenceBank,
  'word-game': codeDependenceGame,
};
