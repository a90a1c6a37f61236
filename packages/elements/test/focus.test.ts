import { expect, fixture, html } from '@open-wc/testing';
import '../src/define.js';
import { all, focused, one, shown, text, who } from './support/deep.js';
import { boardOf, freshCode, giveClue, preset, press, tabTo, wordsOn } from './support/preset.js';
import { settle, until } from './support/table.js';

describe('focus', () => {
  it('is left alone by a game that comes onto the page', async () => {
    const field = await fixture<HTMLInputElement>(html`<input />`);
    field.focus();
    const top = document.scrollingElement?.scrollTop;
    const game = await preset();
    expect(who()).to.equal(who(field));
    expect(document.scrollingElement?.scrollTop).to.equal(top);
    expect(all(game, '[autofocus]')).to.have.length(0);
    expect(all(game, '[tabindex]').every((each) => each.tabIndex <= 0)).to.be.true;
  });

  it('is left alone by a game that goes on without it', async () => {
    const field = await fixture<HTMLInputElement>(html`<input />`);
    const code = freshCode();
    const board = boardOf(code);
    const game = await preset(code);
    field.focus();
    const still = async (what: string): Promise<void> => {
      await settle();
      expect(who(), what).to.equal(who(field));
    };
    const { table } = game as unknown as {
      table: { store: { send(command: object): Promise<{ ok: boolean }> } };
    };
    const send = async (command: object): Promise<void> => {
      expect((await table.store.send(command)).ok).to.be.true;
      await still(JSON.stringify(command));
    };
    await send({ type: 'giveClue', word: null, number: 1 });
    await send({ type: 'flip', card: board.key.indexOf('bystander') });
    one(game, '[part~=go-on]').click();
    await still('go on');
    await send({ type: 'giveClue', word: null, number: 1 });
    await send({ type: 'flip', card: board.key.indexOf('trap') });
    await game.newGame();
    await still('a new game');
  });

  it('stays on its control while that is there', async () => {
    const code = freshCode();
    const board = boardOf(code);
    const game = await preset(code);
    await giveClue(game, '', 9);
    const card = board.key.indexOf(board.starting);
    all(game, '.card')[card]?.click();
    await settle();
    await tabTo(game, '[part~=flip]');
    await press('Enter');
    await settle();
    expect(who()).to.contain('Flip');
    all(game, '.card')[card]?.focus(); // flipped, and still a stop
    await settle();
    expect(text(focused())).to.contain(wordsOn(game)[card]);
  });

  it('goes to what comes next where its control is gone', async () => {
    const code = freshCode();
    const board = boardOf(code);
    const game = await preset(code);
    await giveClue(game, '', 1);
    expect(focused()?.matches('.card'), `to guess: ${who()}`).to.be.true;
    all(game, '.card')[board.key.indexOf('bystander')]?.click();
    await settle();
    await tabTo(game, '[part~=flip]');
    await press('Enter');
    await settle();
    expect(focused()?.matches('[part~=go-on]'), `the outcome: ${who()}`).to.be.true;
    await press('Enter');
    await settle();
    expect(one(game, 'key-peek').shadowRoot?.contains(focused()), `the next giver: ${who()}`).to.be.true;
    await giveClue(game, '', 1);
    all(game, '.card')[board.key.indexOf('trap')]?.click();
    await settle();
    await tabTo(game, '[part~=flip]');
    await press('Enter');
    await until(() => shown(game, '[part~=headline]'));
    await settle();
    expect(focused()?.matches('[part~=headline]'), `the result: ${who()}`).to.be.true;
    await tabTo(game, '[part~=play-again]');
    await press('Enter');
    await until(() => shown(game, '[part~=toggle]'));
    await settle();
    expect(one(game, 'key-peek').shadowRoot?.contains(focused()), `a new game: ${who()}`).to.be.true;
  });

  it('is kept by the menu: a new game, a foul that is not, moves taken back', async () => {
    const game = await preset();
    const inGame = (): boolean => game.shadowRoot?.activeElement !== null;
    await giveClue(game, '', 2);
    await tabTo(game, '[part~=foul]');
    await press('Enter');
    await settle();
    await press('Enter'); // No, go on
    await settle();
    expect(focused()?.matches('[part~=foul]'), who()).to.be.true;
    await tabTo(game, 'nav > button');
    await press('Enter');
    await settle();
    expect(text(focused())).to.equal('Take back the last move');
    const [fold] = all(one(game, 'game-menu'), 'summary');
    fold?.focus();
    await press('Enter');
    await until(() => (fold?.parentElement as HTMLDetailsElement).open);
    await tabTo(game, 'form > button.primary');
    await press('Enter');
    await settle();
    expect(inGame(), `after a new game: ${who()}`).to.be.true;
  });

  it('is on one stop for the board, and leaves the game at both ends', async () => {
    const before = await fixture<HTMLElement>(html`<button>before</button>`);
    const game = await preset();
    const after = await fixture<HTMLElement>(html`<button>after</button>`);
    before.focus();
    const stops: string[] = [];
    for (let tries = 0; tries < 40 && focused() !== after; tries++) {
      await press('Tab');
      stops.push(focused()?.className ?? '');
    }
    expect(who()).to.equal(who(after));
    expect(stops.filter((name) => name.startsWith('card'))).to.have.length(1);
    expect(game.contains(document.activeElement)).to.be.false;
  });
});
