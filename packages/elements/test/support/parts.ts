import { fixture, html } from '@open-wc/testing';
import type { WordGame } from '../../src/game/word-game.js';
import { settle, type TestTable } from './table.js';

/** All parts of a game on a page, without the preset around them. */
export async function parts({ store }: TestTable): Promise<WordGame> {
  const game = await fixture<WordGame>(
    html`<word-game .store=${store}>
      <turn-status></turn-status><word-bank></word-bank><key-peek></key-peek><clue-composer></clue-composer>
      <clue-bar></clue-bar><flip-panel></flip-panel><outcome-panel></outcome-panel><score-board></score-board>
      <clue-log></clue-log><game-result></game-result><game-menu></game-menu>
    </word-game>`,
  );
  await settle();
  return game;
}
