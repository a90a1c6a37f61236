import { expect, fixture, html } from '@open-wc/testing';
import '../define.js';
import { AMBER, BOARD, KEY, TWIN, WORDS } from '../../test/support/board.js';
import { bringCodeDependence } from '../../test/code-dependence/support/faces.js';
import { dependenceTable } from '../../test/code-dependence/support/table.js';
import { all, one, serialise, shown, text } from '../../test/support/deep.js';
import { inGame } from '../../test/support/levels.js';
import { keyMarks } from '../../test/support/peek.js';
import { styles } from './sheet.styles.js';
import { peekChannelOf } from '../store/peek-channel.js';
import { settle, table, until, type TestTable } from '../../test/support/table.js';
import type { GameMenu } from '../game-menu/game-menu.js';

const clue = { type: 'giveClue', word: 'Ocean', number: 2 } as const;
const paper = (): HTMLElement | null => document.querySelector('[data-cluekit=paper]');
const sheets = (): HTMLElement[] => (paper() ? all(paper() as HTMLElement, '.sheet') : []);

/** Opens what can be printed, in a menu of a game. */
async function open(match: TestTable | { store: unknown }, tag = 'game-menu'): Promise<GameMenu> {
  const menu = await inGame<GameMenu>(tag, match as TestTable);
  const details = all<HTMLDetailsElement>(menu, 'details').find((each) => text(each).startsWith('Print'));
  (details as HTMLDetailsElement).open = true;
  await until(() => all(menu, '.print-form').length > 0, 'the choice is there');
  return menu;
}

/** Ticks these and no others, and presses Print. */
async function print(menu: Element, ...what: readonly string[]): Promise<void> {
  for (const box of all<HTMLInputElement>(menu, '[name=print]')) box.checked = what.includes(box.value);
  one(menu, '.print-form .primary').click();
  await settle();
}

async function printKey(menu: Element): Promise<void> {
  await print(menu, 'key');
  one(menu, '.print-key .yes').click();
  await until(() => paper(), 'the key is on paper');
}

describe('B26 printing', () => {
  const { print: original } = window;
  let printed = 0;
  let match: TestTable;

  beforeEach(async () => {
    printed = 0;
    window.print = () => {
      printed += 1;
      window.dispatchEvent(new Event('beforeprint'));
    };
    match = await table();
  });
  afterEach(() => {
    window.dispatchEvent(new Event('afterprint'));
    window.print = original;
    match.close();
  });

  it('gives nobody the key that is a bot’s now, asked for before that too', async () => {
    const menu = await open(match);
    await print(menu, 'key');
    menu.noKey = true;
    one(menu, '.print-key .yes').click();
    await until(() => text(one(menu, '.print-form .problem')) !== '');
    expect(paper()).to.be.null;
    expect(match.peeks()).to.equal(0);
    await settle();
    expect(one<HTMLInputElement>(menu, '[value=key]').disabled).to.be.true;
  });

  it('puts the board, the cards and the clues on sheets, which nobody sees on a screen', async () => {
    await match.play(clue, { type: 'flip', card: AMBER });
    const menu = await open(match);
    await print(menu, 'board', 'cards', 'log');
    expect(printed).to.equal(1);
    expect(sheets().map((sheet) => text(one(sheet, 'h1')))).to.deep.equal([
      ...['The board', 'Cut along the lines.', 'Clues so far'],
    ]);
    expect(all(sheets()[0] as HTMLElement, '.word').map(text)).to.deep.equal(WORDS);
    expect(all(sheets()[1] as HTMLElement, '.card > :last-child').map(text)).to.deep.equal(WORDS);
    expect(text(sheets()[2])).to.contain('Amber: Ocean 2').and.to.contain('Quokka, Amber');
    expect(getComputedStyle(paper() as HTMLElement).display).to.equal('none');
    const before = document.adoptedStyleSheets.length;
    window.dispatchEvent(new Event('afterprint'));
    expect([paper() === null, document.adoptedStyleSheets.length]).to.deep.equal([true, before - 1]);
  });

  it('asks before the key, has it by a peek that ends at once, and lights up no bank', async () => {
    const menu = await open(match);
    const bank = document.createElement('word-bank');
    menu.parentElement?.append(bank);
    await print(menu, 'board', 'key');
    expect([printed, paper() === null, match.peeks()]).to.deep.equal([0, true, 0]);
    expect(text(shown(menu, '.print-key'))).to.contain('nobody else look');
    all(menu, '.print-key button')[0]?.click();
    await settle();
    expect([printed, shown(menu, '.print-key') === undefined]).to.deep.equal([0, true]);
    await print(menu, 'board', 'key');
    one(menu, '.print-key .yes').click();
    await until(() => paper());
    expect(sheets().map((sheet) => text(one(sheet, 'h1')))).to.deep.equal([
      ...['The board', 'Key, for the clue-giver only', 'Key, for the clue-giver only'],
    ]);
    const cells = all(sheets()[1] as HTMLElement, '.cell');
    const letters = { amber: 'A', teal: 'T', bystander: 'B', trap: 'X' };
    expect(cells.map((cell) => text(one(cell, '.sign')))).to.deep.equal(KEY.map((owner) => letters[owner]));
    expect(
      cells.every((cell) => all(cell, 'path').length === 1),
      'and a sign',
    ).to.be.true;
    expect(text(sheets()[1])).to.contain('Amber starts.').and.to.contain('bystander, 7 cards');
    expect(all(sheets()[0] as HTMLElement, '.sign, path'), 'nothing of it on another sheet').to.deep.equal(
      [],
    );
    expect([match.peeks(), keyMarks(menu.parentElement as HTMLElement).length]).to.deep.equal([0, 0]);
    expect(peekChannelOf(match.store).times, 'all see that it was looked at').to.equal(1);
  });

  it('the key leaves the document by every way out, and its sheet with it', async () => {
    const menu = await open(match);
    const clean = serialise(document.body);
    const ways: Record<string, () => unknown> = {
      afterprint: () => window.dispatchEvent(new Event('afterprint')),
      pagehide: () => window.dispatchEvent(new Event('pagehide')),
      'coming back': () => window.dispatchEvent(new Event('focus')),
      'the page seen again': () => document.dispatchEvent(new Event('visibilitychange')),
      'a press anywhere': () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
      'another printing': () => print(menu, 'log'),
    };
    for (const [way, leave] of Object.entries(ways)) {
      await printKey(menu);
      expect(sheets(), way).to.have.length(2);
      const held = paper() as HTMLElement;
      leave();
      expect([held.isConnected, held.shadowRoot?.childNodes.length], way).to.deep.equal([false, 0]);
      window.dispatchEvent(new Event('afterprint'));
    }
    for (const box of all<HTMLInputElement>(menu, '[name=print]')) box.checked = box.value === 'board';
    await settle();
    expect(serialise(document.body) === clean, 'nothing is left of it').to.be.true;
    await printKey(menu);
    const held = paper() as HTMLElement;
    menu.remove();
    expect(held.isConnected, 'the menu gone').to.be.false;
  });

  it('where the page may not print the key does not stay, and the person is told', async () => {
    window.print = () => {};
    const menu = await open(match);
    await printKey(menu);
    await until(() => paper() === null, 'given up');
    await settle();
    expect(text(one(menu, '.print-form .problem'))).to.contain('may not print');
  });

  it('there is no key while one guesses, and one for all in Co-op', async () => {
    await match.play(clue);
    const menu = await open(match);
    expect(one<HTMLInputElement>(menu, '[value=key]').disabled).to.be.true;
    expect(text(one(menu, '.print-form .problem').previousElementSibling)).to.contain('while a clue');
    await print(menu);
    expect([printed, text(one(menu, '.print-form .problem'))]).to.deep.equal([
      0,
      'Choose something to print.',
    ]);
    await expect(menu).to.be.accessible();
    const coop = await table(undefined, { mode: 'coop' });
    const other = await open(coop);
    await printKey(other);
    expect(sheets()).to.have.length(1);
    coop.close();
  });

  it('two games with the same words and different keys print alike, but for the key', async () => {
    const told: string[][] = [];
    for (const board of [BOARD, TWIN]) {
      const game = await table(board);
      const menu = await open(game);
      await print(menu, 'board', 'cards', 'log');
      const open_ = serialise(paper() as HTMLElement);
      await printKey(menu);
      told.push([open_, serialise(paper() as HTMLElement)]);
      window.dispatchEvent(new Event('afterprint'));
      game.close();
    }
    expect(told[0]?.[0] === told[1]?.[0], 'what everybody may know').to.be.true;
    expect(told[0]?.[1] === told[1]?.[1], 'the key').to.be.false;
  });

  it('Code Dependence prints its words and clues, and no hand', async () => {
    bringCodeDependence();
    await fixture(html`<p></p>`);
    const game = await dependenceTable({ players: 3 });
    await game.plan();
    await game.play({ type: 'giveClue', seat: 0, word: 'Ocean', tags: [1] });
    const menu = await open({ store: game.owner }, 'table-menu');
    expect(all(menu, '[value=key]')).to.deep.equal([]);
    await print(menu, 'board', 'cards', 'log');
    expect(all(sheets()[0] as HTMLElement, '.word').map(text)).to.deep.equal(
      game.shared().bank.map(({ word }) => word),
    );
    expect(text(sheets().at(-1))).to.contain('Ocean');
    expect(all(paper() as HTMLElement, '[class*=own], .sign')).to.deep.equal([]);
    game.close();
  });

  it('B26 sheets are measured in millimetres: Firefox lays containers out for another width than the paper’s', () => {
    expect(String(styles)).not.to.match(/container-type|\dcq[wib]/);
    expect(String(styles)).to.contain('--_room: 32mm');
  });
});
