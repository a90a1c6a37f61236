import { expect } from '@open-wc/testing';
import type { WordCodesCommand } from '@cluekit/sdk/word-codes';
import '../define.js';
import { AMBER, BYSTANDER, TEAL, WORDS } from '../../test/support/board.js';
import { all, focused, one, text } from '../../test/support/deep.js';
import { inGame, levels } from '../../test/support/levels.js';
import { settle, table } from '../../test/support/table.js';
import type { OutcomePanel } from './outcome-panel.js';

const clue = { type: 'giveClue', word: 'Ocean', number: 1 } as const;
const flip = (card: number) => ({ type: 'flip', card }) as const;
const cards = WORDS.map((word) => ({ word, owner: null, flipped: false }));

describe('<outcome-panel>', () => {
  levels<OutcomePanel>({
    tag: 'outcome-panel',
    play: (match) => match.play(clue, flip(BYSTANDER)),
    dumb: {
      cards,
      next: 'teal',
      log: [
        { type: 'clue', team: 'amber', word: 'Ocean', number: 1 },
        { type: 'flip', team: 'amber', card: BYSTANDER, owner: 'bystander' },
        { type: 'turn-end', team: 'amber', why: 'bystander' },
      ],
    },
    shows: (panel) => {
      expect(text(panel)).to.contain('Vinegar is a bystander.');
      expect(text(panel)).to.contain('Give the device to the Teal clue-giver.');
    },
  });

  const endings: readonly [string, readonly WordCodesCommand[], readonly string[], object?][] = [
    ['a card of the other team', [flip(TEAL)], ['Lantern is Teal.']],
    ['the last flip', [flip(AMBER), flip(1)], ['Zeppelin is Amber.', 'Amber used every flip.']],
    ['End turn', [flip(AMBER), { type: 'endTurn' }], ['Amber ended the turn.']],
    [
      'a foul',
      [{ type: 'callFoul' }],
      ['A foul was called on Amber.', 'Foul. Lantern is turned up for Teal.'],
    ],
    ['time', [{ type: 'timeout' }], ['Amber’s time ran out.']],
    [
      'the rival in Co-op',
      [flip(AMBER), { type: 'endTurn' }],
      ['The rival flips Lantern.'],
      { mode: 'coop' },
    ],
  ];
  for (const [what, commands, told, options] of endings)
    it(`tells a turn that ended by ${what}`, async () => {
      const match = await table(undefined, options);
      await match.play(clue, ...commands);
      const panel = await inGame<OutcomePanel>('outcome-panel', match);
      for (const sentence of told) expect(text(panel)).to.contain(sentence);
      await expect(panel).to.be.accessible();
      match.close();
    });

  it('goes on when it is told to, and can take the focus', async () => {
    const match = await table();
    await match.play(clue, flip(BYSTANDER));
    const panel = await inGame<OutcomePanel>('outcome-panel', match);
    let heard = 0;
    document.addEventListener('go-on', (event) => (heard += event.cancelable ? 1 : 9), { once: true });
    panel.focus();
    expect(text(focused())).to.equal('Go on');
    one(panel, '[part~=go-on]').click();
    await settle();
    expect(heard).to.equal(1);
    expect(match.sent, 'nothing is sent').to.deep.equal([]);
    expect(all(panel, 'button')).to.have.length(1);
    match.close();
  });
});
