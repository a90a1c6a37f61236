import { expect } from '@open-wc/testing';
import '../define.js';
import { AMBER } from '../../test/support/board.js';
import { all, text } from '../../test/support/deep.js';
import { inGame, levels } from '../../test/support/levels.js';
import { table } from '../../test/support/table.js';
import type { ScoreBoard } from './score-board.js';

describe('<score-board>', () => {
  levels<ScoreBoard>({
    tag: 'score-board',
    play: (match) =>
      match.play({ type: 'giveClue', word: 'Ocean', number: 2 }, { type: 'flip', card: AMBER }),
    dumb: { remaining: { amber: 8, teal: 8 } },
    shows: (board) => {
      expect(all(board, 'dt').map(text)).to.deep.equal(['Amber', 'Teal']);
      expect(all(board, 'dd').map(text)).to.deep.equal(['8', '8']);
    },
  });

  it('says who is who in Co-op, and counts the turns', async () => {
    const match = await table(undefined, { mode: 'coop' });
    const board = await inGame<ScoreBoard>('score-board', match);
    expect(all(board, 'dt').map(text)).to.deep.equal(['Amber (you)', 'Teal (rival)']);
    expect(text(board)).to.contain('0 turns');
    await expect(board).to.be.accessible();
    match.close();
  });
});
