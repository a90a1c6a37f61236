import type { Face } from '../store/faces.js';
import type { GameResult } from './game-result.js';

/** What a result shows of one game. */
export interface ResultFace<S = unknown> extends Face<S, GameResult> {
  /** The headline, then the sentences that say why; empty while the game is not over. */
  told(slice: S | undefined, element: GameResult): string[];
}
