import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../define.js';
import { all, one, shown, text } from '../../test/support/deep.js';
import { alone, inGame, levels } from '../../test/support/levels.js';
import { settle, table, until } from '../../test/support/table.js';
import type { GameMenu } from './game-menu.js';
import type { NewGameEvent, PlayCodeEvent } from './menu-events.js';

const clue = { type: 'giveClue', word: 'Ocean', number: 2 } as const;
const folds = (menu: Element): HTMLDetailsElement[] => all<HTMLDetailsElement>(menu, 'details');

async function open(menu: Element, fold: number): Promise<void> {
  const details = folds(menu)[fold] as HTMLDetailsElement;
  details.open = true;
  await new Promise((resolve) => setTimeout(resolve, 20));
  await settle();
}

describe('<game-menu>', () => {
  levels<GameMenu>({
    tag: 'game-menu',
    dumb: { code: '2KD-7MN-QRT', list: 'all' },
    shows: (menu) => {
      expect(all(menu, 'summary').map(text)).to.deep.equal(['New game', 'Game code', 'Print', 'How to play']);
      expect(one(menu, 'nav').getAttribute('aria-label')).to.equal('Game menu');
    },
  });

  it('is accessible with everything open', async () => {
    const menu = await alone<GameMenu>('game-menu', {
      code: '2KD-7MN-QRT',
      link: 'https://a.example/',
      ownList: true,
      problem: 'No.',
    });
    for (const fold of [0, 1, 2]) await open(menu, fold);
    expect(text(menu)).to.contain('2KD-7MN-QRT');
    await expect(menu).to.be.accessible();
  });

  it('starts the game that was chosen, and says whether one is given up', async () => {
    const match = await table(undefined, { mode: 'coop', level: 'easy' });
    const menu = await inGame<GameMenu>('game-menu', match);
    menu.ownList = true;
    await open(menu, 0);
    expect(one<HTMLInputElement>(menu, 'input[name=mode]:checked').value).to.equal('coop-easy');
    expect(text(menu)).not.to.contain('is given up');
    const asked: object[] = [];
    menu.addEventListener('new-game', ({ mode, level, list, givesUp, cancelable }: NewGameEvent) =>
      asked.push({ mode, level, list, givesUp, cancelable }),
    );
    one(menu, 'button.primary').click();
    await settle();
    expect(folds(menu)[0]?.open, 'it folds').to.be.false;
    await match.play(clue);
    await open(menu, 0);
    expect(text(menu)).to.contain('is given up');
    one<HTMLInputElement>(menu, 'input[value=teams]').click();
    one<HTMLInputElement>(menu, 'input[value=own]').click();
    one(menu, 'button.primary').click();
    await settle();
    expect(asked).to.deep.equal([
      { mode: 'coop', level: 'easy', list: 'everyday', givesUp: false, cancelable: true },
      { mode: 'teams', level: 'standard', list: 'own', givesUp: true, cancelable: true },
    ]);
    match.close();
  });

  it('hands a code on as it was typed, by Enter', async () => {
    const menu = await alone<GameMenu>('game-menu', {});
    await open(menu, 1);
    const codes: string[] = [];
    menu.addEventListener('play-code', (event: PlayCodeEvent) => codes.push(event.code));
    one(menu, '#code').focus();
    await sendKeys({ type: ' 2kd 7mn qrt' });
    await sendKeys({ press: 'Enter' });
    await until(() => codes.length === 1);
    expect(codes).to.deep.equal([' 2kd 7mn qrt']);
    menu.problem = 'That is not a game code.';
    await settle();
    const field = one(menu, '#code');
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(text(menu.shadowRoot?.getElementById(field.getAttribute('aria-describedby') ?? ''))).to.equal(
      menu.problem,
    );
    await expect(menu).to.be.accessible();
  });

  it('takes the last move back where there is one', async () => {
    const match = await table();
    const menu = await inGame<GameMenu>('game-menu', match);
    const undo = all(menu, 'nav > button').at(-1) as HTMLElement;
    expect(undo.getAttribute('aria-disabled')).to.equal('true');
    undo.click();
    await settle();
    expect(match.sent).to.deep.equal([]);
    await match.play(clue);
    expect(undo.hasAttribute('aria-disabled')).to.be.false;
    undo.click();
    await settle();
    expect(match.sent).to.deep.equal([{ type: 'undo' }]);
    expect(match.view().shared.phase).to.equal('clue');
    match.close();
  });

  it('has the code in the document only while it is open', async () => {
    const menu = await alone<GameMenu>('game-menu', {
      code: '2KD-7MN-QRT',
      link: 'https://a.example/#word-codes=2KD-7MN-QRT',
    });
    expect(menu.shadowRoot?.textContent).not.to.contain('2KD');
    await open(menu, 1);
    expect(shown(menu, '.code')).to.not.equal(undefined);
    (folds(menu)[1] as HTMLDetailsElement).open = false;
    await until(() => !menu.shadowRoot?.textContent?.includes('2KD'));
  });
});
