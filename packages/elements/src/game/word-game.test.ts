import { expect, fixture, html } from '@open-wc/testing';
import '../define.js';
import { AMBER, TRAP } from '../../test/support/board.js';
import { settle, table, type TestTable } from '../../test/support/table.js';
import { RequestEvent } from '../store/request-event.js';
import type { GameChangeEvent } from './game-events.js';
import type { WordGame } from './word-game.js';

const clue = { type: 'giveClue', word: 'Ocean', number: 2 } as const;

describe('<word-game>', () => {
  let match: TestTable;
  let game: WordGame;
  beforeEach(async () => {
    match = await table();
    game = await fixture<WordGame>(html`<word-game .store=${match.store}><button>mine</button></word-game>`);
    await settle();
  });
  afterEach(() => match.close());

  it('tells the page of a change, after the store changed, with public facts', async () => {
    const heard: string[] = [];
    for (const type of ['turn-change', 'game-end'])
      game.addEventListener(type, ((event: GameChangeEvent) => {
        heard.push(`${event.type} ${event.shared.phase} ${event.shared === match.view().shared}`);
        if (event.shared.game === 'word-codes' && event.shared.phase !== 'finished')
          expect(event.shared.cards.some((card) => card.owner && !card.flipped)).to.be.false;
      }) as never);
    await match.play(clue, { type: 'flip', card: AMBER }, { type: 'endTurn' }, clue, {
      type: 'flip',
      card: TRAP,
    });
    expect(heard).to.deep.equal([
      'turn-change guess true',
      'turn-change clue true',
      'turn-change guess true',
      'turn-change finished true',
      'game-end finished true',
    ]);
  });

  it('says nothing of a game that it is only shown', async () => {
    let heard = 0;
    game.addEventListener('turn-change', () => heard++);
    const other = await table();
    await other.play(clue);
    game.store = other.store;
    await settle();
    game.parentElement?.append(game);
    await settle();
    expect(heard).to.equal(0);
    other.close();
  });

  it('lets any element play: a request of a page’s own button', async () => {
    const button = game.firstElementChild as HTMLElement;
    const ask = (type: string, command: object): Promise<unknown> => {
      const event = new RequestEvent(type, command);
      button.dispatchEvent(event);
      return event.result;
    };
    expect(await ask('clue-request', clue)).to.deep.equal({ ok: true });
    expect(await ask('clue-request', clue)).to.deep.include({ ok: false, code: 'wrong-phase' });
    expect(await ask('flip-request', { type: 'flip', card: 99 })).to.deep.include({
      ok: false,
      code: 'unknown-card',
    });
    expect(await ask('flip-request', { type: 'constructor' })).to.deep.include({ ok: false });
    expect(match.view().shared.phase).to.equal('guess');
    expect(match.view().shared.flipsMade).to.equal(0);
  });

  it('hears a listener that stops a request after it, too', async () => {
    const stop = (event: Event): void => event.preventDefault();
    document.addEventListener('clue-request', stop);
    const event = new RequestEvent('clue-request', clue);
    game.firstElementChild?.dispatchEvent(event);
    document.removeEventListener('clue-request', stop);
    expect(await event.result).to.equal(null);
    expect(match.sent).to.deep.equal([]);
  });

  it('takes no event that only has the name, and none of another game inside', async () => {
    game.firstElementChild?.dispatchEvent(
      new CustomEvent('clue-request', { bubbles: true, composed: true, detail: clue }),
    );
    const inner = document.createElement('word-game');
    const other = await table();
    inner.store = other.store;
    game.append(inner);
    await settle();
    const event = new RequestEvent('clue-request', clue);
    inner.dispatchEvent(event);
    expect(await event.result).to.deep.equal({ ok: true });
    expect(match.sent).to.deep.equal([]);
    expect(other.sent).to.have.length(1);
    other.close();
  });

  it('keeps its attributes as the page wrote them, and is accessible', async () => {
    expect(game.getAttributeNames()).to.deep.equal([]);
    await expect(game).to.be.accessible();
  });
});
