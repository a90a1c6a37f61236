import { ClueBar } from './clue-bar/clue-bar.js';
import { ClueComposer } from './clue-composer/clue-composer.js';
import { ClueLog } from './clue-log/clue-log.js';
import { FlipPanel } from './flip-panel/flip-panel.js';
import { GameMenu } from './game-menu/game-menu.js';
import { GameResult } from './game-result/game-result.js';
import { WordGame } from './game/word-game.js';
import { KeyPeek } from './key-peek/key-peek.js';
import { OutcomePanel } from './outcome-panel/outcome-panel.js';
import { ScoreBoard } from './score-board/score-board.js';
import { define } from './store/define.js';
import { TurnStatus } from './turn-status/turn-status.js';
import { WordBank } from './word-bank/word-bank.js';
import { WordCodes } from './word-codes/word-codes.js';

/** Every element of this library by its tag name. */
export const ELEMENTS = {
  'clue-bar': ClueBar,
  'clue-composer': ClueComposer,
  'clue-log': ClueLog,
  'flip-panel': FlipPanel,
  'game-menu': GameMenu,
  'game-result': GameResult,
  'key-peek': KeyPeek,
  'outcome-panel': OutcomePanel,
  'score-board': ScoreBoard,
  'turn-status': TurnStatus,
  'word-bank': WordBank,
  'word-game': WordGame,
  'word-codes': WordCodes,
} as const;

export interface DefineOptions {
  /** Goes before every tag name: `my-` gives `<my-word-codes>`. Lower case, ending with a hyphen. */
  readonly prefix?: string;
  /** Where they are registered; the page's registry where left out. */
  readonly registry?: CustomElementRegistry;
}

/**
 * Registers all elements. It never throws for names that are taken; `<word-codes>` under a prefix is made of parts
 * under the same prefix.
 *
 * @example defineElements({ prefix: 'my-' }); // <my-word-codes>
 */
export function defineElements({ prefix = '', registry }: DefineOptions = {}): void {
  for (const [name, element] of Object.entries(ELEMENTS)) define(prefix + name, element, registry);
}
