import { expect } from '@open-wc/testing';
import '../define.js';
import { AMBER, TEAL, TRAP, WORDS } from '../../test/support/board.js';
import { all, focused, one, shown, text } from '../../test/support/deep.js';
import { alone, inGame, levels } from '../../test/support/levels.js';
import { settle, table, until, type TestTable } from '../../test/support/table.js';
import type { GameResult } from './game-result.js';

const clue = { type: 'giveClue', word: 'Ocean', number: 9 } as const;
const flip = (card: number) => ({ type: 'flip', card }) as const;
const toTheEnd = (match: TestTable): Promise<void> =>
  match.play(clue, flip(AMBER), flip(TEAL), { ...clue, word: null }, flip(TRAP));

describe('<game-result>', () => {
  let shared: GameResult['shared'];
  before(async () => {
    const match = await table();
    await toTheEnd(match);
    shared = match.view().shared;
    match.close();
  });

  levels<GameResult>({
    tag: 'game-result',
    play: toTheEnd,
    dumb: {
      get shared() {
        return shared;
      },
    },
    shows: (result) => {
      expect(text(one(result, '[part~=headline]'))).to.equal('Amber wins');
      expect(text(result)).to.contain('Teal flipped the trap, Dynamo.');
      expect(all(result, '[part~=turn]').map(text)).to.have.length(2);
      expect(text(all(result, '[part~=turn]')[0]))
        .to.contain('Ocean')
        .and.to.contain('Quokka')
        .and.to.contain('Lantern');
    },
  });

  it('shows the board between what happened and the ways on, and every clue last; the code and the link once', async () => {
    const match = await table();
    const result = await inGame<GameResult>('game-result', match);
    const board = result.appendChild(document.createElement('word-bank'));
    await settle();
    expect(shown(result, 'slot') ?? board.assignedSlot).not.to.equal(null);
    await toTheEnd(match);
    Object.assign(result, { code: '2KD-7MN-QRT', link: 'https://a.example/#word-codes=2KD' });
    await until(() => all(result, '[part~=headline]').length > 0);
    await settle();
    const { y: before } = one(result, '[part~=headline]').getBoundingClientRect();
    const places = [
      board,
      one(result, '[part~=play-again]'),
      one(result, '.code'),
      one(result, '[part~=log]'),
    ];
    const order = places.map((each) => each.getBoundingClientRect().y);
    expect([before, ...order]).to.deep.equal([before, ...order].sort((a, b) => a - b));
    expect(all(result, '.code')).to.have.length(1);
    expect(all(result, '[part~=copy]')).to.have.length(1);
    match.close();
  });

  it('is empty before the end, but for the place of a board', async () => {
    const match = await table();
    const result = await inGame<GameResult>('game-result', match);
    expect([...(result.shadowRoot?.children ?? [])].map(({ localName }) => localName)).to.deep.equal([
      'slot',
    ]);
    expect(result.toText()).to.equal('');
    match.close();
  });

  it('offers the ways on, the code and its link, each by a name of its own', async () => {
    const result = await alone<GameResult>('game-result', {
      shared,
      code: '2KD-7MN-QRT',
      link: 'https://a.example/#word-codes=2KD',
    });
    const heard: string[] = [];
    for (const type of ['play-again', 'same-board'])
      document.addEventListener(type, () => heard.push(type), { once: true });
    for (const part of ['same-board', 'play-again']) one(result, `[part~=${part}]`).click();
    expect(heard).to.deep.equal(['same-board', 'play-again']);
    expect(text(result)).to.contain('2KD-7MN-QRT');
    expect(result.toText()).to.equal(
      'Amber wins. Teal flipped the trap, Dynamo. https://a.example/#word-codes=2KD',
    );
    await expect(result).to.be.accessible();
  });

  it('shows the link where copying is blocked', async () => {
    const result = await alone<GameResult>('game-result', {
      shared,
      code: '2KD-7MN-QRT',
      link: 'https://a.example/#x',
    });
    const clipboard = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, get: () => undefined });
    try {
      one(result, '[part~=copy]').click();
      await until(() => shown(result, 'input.link'));
      await settle();
      expect((focused() as HTMLInputElement).value).to.equal('https://a.example/#x');
      await expect(result).to.be.accessible();
    } finally {
      delete (navigator as { clipboard?: unknown }).clipboard;
      expect(Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')).to.deep.equal(clipboard);
    }
  });

  it('copies the link in the gesture', async () => {
    const result = await alone<GameResult>('game-result', {
      shared,
      code: '2KD-7MN-QRT',
      link: 'https://a.example/#x',
    });
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      get: () => ({ writeText: (link: string) => Promise.resolve(void copied.push(link)) }),
    });
    try {
      one(result, '[part~=copy]').click();
      expect(copied, 'before the click is over').to.deep.equal(['https://a.example/#x']);
      await until(() => text(one(result, '[part~=copy]')) === 'Copied.');
    } finally {
      delete (navigator as { clipboard?: unknown }).clipboard;
    }
  });

  it('A42 is shared in words, in the gesture, by the device’s own way; else copied; else shown', async () => {
    const result = await alone<GameResult>('game-result', { shared, link: 'https://a.example/#x' });
    const words = 'Amber wins. Teal flipped the trap, Dynamo. https://a.example/#x';
    const shared1: unknown[] = [];
    const copied: string[] = [];
    let outcome: () => Promise<void> = () => Promise.resolve();
    const fakes = {
      canShare: () => true,
      share: (data: unknown) => (shared1.push(data), outcome()),
      clipboard: { writeText: (text: string) => (copied.push(text), Promise.resolve()) },
    };
    for (const [name, value] of Object.entries(fakes))
      Object.defineProperty(navigator, name, { configurable: true, writable: true, value });
    const fails = (name: string) => () => Promise.reject(new DOMException('no', name));
    try {
      const button = one(result, '[part~=share]');
      button.click();
      expect(shared1, 'before the click is over').to.deep.equal([{ text: words }]);
      outcome = fails('AbortError');
      button.click();
      await settle();
      expect(copied, 'whoever leaves it wanted nothing else').to.deep.equal([]);
      outcome = fails('NotAllowedError');
      button.click();
      await until(() => text(button) === 'Copied.');
      expect(copied).to.deep.equal([words]);
      Object.assign(navigator, { canShare: () => false, clipboard: undefined });
      button.click();
      await until(() => shown(result, 'input.link'));
      await settle();
      expect((focused() as HTMLInputElement).value).to.equal(words);
    } finally {
      for (const name of Object.keys(fakes)) delete (navigator as unknown as Record<string, unknown>)[name];
    }
  });

  it('tells a Co-op game by its turns, and the best', async () => {
    const match = await table(undefined, { mode: 'coop' });
    await match.play(clue, ...[...WORDS.keys()].slice(0, 9).map(flip));
    const result = await inGame<GameResult>('game-result', match);
    result.best = 1;
    await settle();
    expect(text(result))
      .to.contain('You win')
      .and.to.contain('You needed 1 turn.')
      .and.to.contain('Your best on this level: 1 turn.');
    match.close();
  });

  it('puts the focus on its headline when it is asked to', async () => {
    const result = await alone<GameResult>('game-result', { shared });
    result.focus();
    expect(focused()?.localName).to.equal('h2');
  });
});
