import { expect } from '@open-wc/testing';
import type { LogEntry } from '@cluekit/sdk/word-codes';
import '../define.js';
import { AMBER, BYSTANDER, TEAL, WORDS } from '../../test/support/board.js';
import { all, text } from '../../test/support/deep.js';
import { alone, inGame, levels } from '../../test/support/levels.js';
import { settle, table } from '../../test/support/table.js';
import type { ClueLog } from './clue-log.js';

const clue = (word: string | null) => ({ type: 'giveClue', word, number: 2 }) as const;
const flip = (card: number) => ({ type: 'flip', card }) as const;
const cards = WORDS.map((word) => ({ word, owner: null, flipped: false }));
const log: LogEntry[] = [
  { type: 'clue', team: 'amber', word: 'Ocean', number: 2 },
  { type: 'flip', team: 'amber', card: AMBER, owner: 'amber' },
  { type: 'flip', team: 'amber', card: BYSTANDER, owner: 'bystander' },
  { type: 'turn-end', team: 'amber', why: 'bystander' },
];

describe('<clue-log>', () => {
  levels<ClueLog>({
    tag: 'clue-log',
    play: (match) => match.play(clue('Ocean'), flip(AMBER), flip(BYSTANDER)),
    dumb: { log, cards },
    shows: (element) => {
      const turns = all(element, '[part~=turn]').map(text);
      expect(turns).to.have.length(1);
      expect(turns[0]).to.match(/^Amber: Ocean 2 Quokka ?, Amber Vinegar ?, bystander$/);
    },
  });

  it('is a list of turns with lists of flips, newest last, and says what the rules turned up', async () => {
    const match = await table(undefined, { mode: 'coop' });
    const element = await inGame<ClueLog>('clue-log', match);
    expect(text(element)).to.contain('No clue yet.');
    await match.play(clue('Ocean'), flip(AMBER), { type: 'endTurn' }, clue(null), flip(TEAL + 3));
    const turns = all(element, 'ol > li').map(text);
    expect(turns).to.have.length(2);
    expect(turns[0]).to.contain('Lantern').and.to.contain('(rival)');
    expect(turns[1]).to.contain('Spoken clue');
    expect(all(element, 'ol > li > ul > li').length).to.be.above(2);
    await expect(element).to.be.accessible();
    await match.play({ type: 'undo' });
    expect(text(all(element, 'ol > li')[1])).not.to.contain(WORDS[TEAL + 3]);
    match.close();
  });

  it('says how a turn ended that had no clue', async () => {
    const element = await alone<ClueLog>('clue-log', {
      log: [{ type: 'turn-end', team: 'teal', why: 'timeout' }, ...log],
      cards,
    });
    expect(text(all(element, 'ol > li')[0])).to.contain('Teal’s time ran out.');
  });

  it('leaves its heading to the page, and speaks of cards it does not have', async () => {
    const element = await alone<ClueLog>('clue-log', { log, cards: [], noHeading: true });
    expect(all(element, 'h3')).to.have.length(0);
    expect(text(element)).to.contain('Ocean');
    element.noHeading = false;
    await settle();
    expect(all(element, 'h3')).to.have.length(1);
  });
});
