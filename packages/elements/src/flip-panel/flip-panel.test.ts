import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../define.js';
import { AMBER, TEAL, WORDS } from '../../test/support/board.js';
import { all, focused, one, shown, text } from '../../test/support/deep.js';
import { alone, inGame, levels } from '../../test/support/levels.js';
import { settle, table, until, type TestTable } from '../../test/support/table.js';
import { selectionOf } from '../store/selection.js';
import type { RequestEvent } from '../store/request-event.js';
import type { FlipPanel } from './flip-panel.js';

const clue = { type: 'giveClue', word: 'Ocean', number: 2 } as const;
const labels = (panel: Element): string[] => all(panel, 'button').map(text);
const press = async (panel: Element, part: string): Promise<void> => {
  one(panel, `[part~=${part}]`).click();
  await settle();
};
const lift = async (match: TestTable, card: number): Promise<void> => {
  selectionOf(match.store).set(card, match.view().shared);
  await settle();
};

describe('<flip-panel>', () => {
  levels<FlipPanel>({
    tag: 'flip-panel',
    play: async (match) => {
      await match.play(clue);
      await lift(match, 4);
    },
    dumb: { card: 4, word: WORDS[4] },
    shows: (panel) => {
      expect(labels(panel)).to.deep.equal(['End turn', 'Call a foul', `Flip ${WORDS[4]}`]);
      expect(one(panel, '[part~=flip]').hasAttribute('aria-disabled')).to.be.false;
    },
  });

  let match: TestTable;
  beforeEach(async () => {
    match = await table();
    await match.play(clue);
  });
  afterEach(() => match.close());

  it('commits on a second control that names the card, and asks for one first', async () => {
    const panel = await inGame<FlipPanel>('flip-panel', match);
    expect(text(one(panel, '[part~=flip]'))).to.equal('Flip');
    expect(one(panel, '[part~=flip]').getAttribute('aria-disabled')).to.equal('true');
    await press(panel, 'flip');
    expect(text(one(panel, '.problem'))).to.equal('Choose a card first.');
    expect(match.sent).to.deep.equal([]);
    await lift(match, AMBER);
    expect(text(one(panel, '.problem'))).to.equal('');
    expect(text(one(panel, '[part~=flip]'))).to.equal(`Flip ${WORDS[AMBER]}`);
    await press(panel, 'flip');
    expect(match.sent).to.deep.equal([{ type: 'flip', card: AMBER }]);
    expect(text(one(panel, '[part~=flip]'))).to.equal('Flip');
    await expect(panel).to.be.accessible();
  });

  it('has no button that cannot act while a bot guesses: a line in their place, as high, and the foul', async () => {
    const panel = await inGame<FlipPanel>('flip-panel', match);
    const { height } = panel.getBoundingClientRect();
    panel.bot = true;
    await settle();
    expect(labels(panel)).to.deep.equal(['Call a foul']);
    expect(text(panel)).to.contain('A bot is choosing cards.');
    expect(panel.getBoundingClientRect().height).to.equal(height);
    panel.bot = false;
    await settle();
    expect(labels(panel)).to.deep.equal(['End turn', 'Call a foul', 'Flip']);
  });

  it('flips once, however often it is pressed before the answer', async () => {
    const panel = await inGame<FlipPanel>('flip-panel', match);
    await lift(match, AMBER);
    for (let times = 0; times < 3; times++) one(panel, '[part~=flip]').click();
    await settle();
    expect(match.sent).to.have.length(1);
    expect(text(one(panel, '.problem'))).to.equal('');
  });

  it('wants one flip before the turn may end', async () => {
    const panel = await inGame<FlipPanel>('flip-panel', match);
    expect(one(panel, '[part~=end-turn]').getAttribute('aria-disabled')).to.equal('true');
    await press(panel, 'end-turn');
    expect(text(one(panel, '.problem'))).to.equal('Flip at least one card first.');
    expect(match.sent).to.deep.equal([]);
    await match.play({ type: 'flip', card: AMBER });
    expect(text(one(panel, '.problem'))).to.equal('');
    await press(panel, 'end-turn');
    expect(match.sent).to.deep.equal([{ type: 'endTurn' }]);
  });

  it('asks once before a foul, and gives the focus back to who thinks better of it', async () => {
    const panel = await inGame<FlipPanel>('flip-panel', match);
    await press(panel, 'foul');
    expect(text(panel)).to.contain('Does Teal call a foul?');
    expect(shown(panel, '[part~=flip]')).to.be.undefined;
    expect(text(focused())).to.equal('No, go on');
    await expect(panel).to.be.accessible();
    await sendKeys({ press: 'Enter' });
    await settle();
    expect(focused()?.matches('[part~=foul]')).to.be.true;
    expect(match.sent).to.deep.equal([]);
    await press(panel, 'foul');
    all(panel, 'button').at(-1)?.click();
    await settle();
    expect(match.sent).to.deep.equal([{ type: 'callFoul' }]);
    expect(match.view().shared.cards[TEAL]?.flipped).to.be.true;
  });

  it('takes the question back when the game goes on without an answer', async () => {
    const panel = await inGame<FlipPanel>('flip-panel', match);
    await press(panel, 'foul');
    await match.play({ type: 'flip', card: AMBER });
    expect(shown(panel, '[part~=end-turn]')).to.not.equal(undefined);
  });

  it('knows no foul in Co-op', async () => {
    const coop = await table(undefined, { mode: 'coop' });
    await coop.play(clue);
    const panel = await inGame<FlipPanel>('flip-panel', coop);
    expect(labels(panel)).to.deep.equal(['End turn', 'Flip']);
    coop.close();
  });

  it('carries each wish in an event that a page can stop', async () => {
    await match.play({ type: 'flip', card: AMBER });
    const panel = await inGame<FlipPanel>('flip-panel', match);
    const heard: string[] = [];
    for (const type of ['flip-request', 'end-turn-request', 'foul-request'])
      panel.addEventListener(type, ((event: RequestEvent) => {
        heard.push(
          `${type} ${JSON.stringify(event.command)} ${event.bubbles && event.composed && event.cancelable}`,
        );
        event.preventDefault();
      }) as never);
    await lift(match, 5);
    await press(panel, 'flip');
    await press(panel, 'end-turn');
    await press(panel, 'foul');
    all(panel, 'button').at(-1)?.click();
    await settle();
    expect(heard).to.deep.equal([
      'flip-request {"type":"flip","card":5} true',
      'end-turn-request {"type":"endTurn"} true',
      'foul-request {"type":"callFoul"} true',
    ]);
    expect(match.sent).to.deep.equal([]);
    expect(match.view().shared.flipsMade).to.equal(1);
  });

  it('says what the store says where a wish is refused', async () => {
    const panel = await alone<FlipPanel>('flip-panel', { store: match.store, card: 77, word: 'Nowhere' });
    await press(panel, 'flip');
    await until(() => text(one(panel, '.problem')) !== '');
    expect(match.view().shared.flipsMade).to.equal(0);
  });

  for (const [width, size] of [
    [280, 16],
    [280, 20],
    [320, 16],
    [320, 18],
    [320, 20],
    [414, 20],
    [1280, 16],
  ] as const)
    for (const word of ['Zeppelin', 'Adventure', 'Parachute', 'Roller coaster'])
      it(`keeps End turn left, Flip right, large and apart at ${width}px, text of ${size}px: ${word}`, async () => {
        const root = document.documentElement;
        root.style.fontSize = `${size}px`;
        const wrap = await fixture<HTMLElement>(html`<div></div>`);
        wrap.style.inlineSize = `${width - 40}px`; // what a page around leaves
        const panel = Object.assign(document.createElement('flip-panel'), { card: 1, word });
        wrap.append(panel);
        await settle();
        const [end, flip] = ['end-turn', 'flip'].map((part) =>
          one(panel, `[part~=${part}]`).getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        root.style.fontSize = '';
        expect(end.left).to.be.at.most(flip.left);
        expect(flip.right).to.be.closeTo(wrap.getBoundingClientRect().right, 1);
        expect(Math.max(flip.left - end.right, flip.top - end.bottom)).to.be.at.least(24);
        for (const { width: w, height } of [end, flip]) {
          expect(w).to.be.at.least(44);
          expect(height).to.be.at.least(44);
        }
        expect(panel.scrollWidth).to.be.at.most(width);
      });
});
