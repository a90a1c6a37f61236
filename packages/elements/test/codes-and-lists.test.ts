import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { all as allWords } from '@cluekit/sdk/decks/all';
import { classic } from '@cluekit/sdk/decks/classic';
import { everyday } from '@cluekit/sdk/decks/everyday';
import { deal, nextCode } from '@cluekit/sdk/word-codes';
import '../src/define.js';
import type { WordCodes } from '../src/word-codes/word-codes.js';
import { all, one, shown, text, who } from './support/deep.js';
import { boardOf, freshCode, giveClue, preset, press, wordsOn } from './support/preset.js';
import { settle, until } from './support/table.js';

describe('codes and lists', () => {
  beforeEach(() => localStorage.clear());

  const openCode = async (game: WordCodes): Promise<HTMLInputElement> => {
    const menu = one(game, 'game-menu');
    (all(menu, 'details')[1] as HTMLDetailsElement).open = true;
    await settle();
    return one<HTMLInputElement>(menu, '#code');
  };
  const playCode = async (game: WordCodes, code: string): Promise<void> => {
    const field = await openCode(game);
    field.focus();
    field.value = '';
    await sendKeys({ type: code });
    await press('Enter');
    await settle();
  };

  it('tells a slip of typing, and the table stays', async () => {
    const game = await preset();
    const words = wordsOn(game);
    const problems: string[] = [];
    game.addEventListener('game-problem', (event) =>
      problems.push((event as Event & { message: string }).message),
    );
    await playCode(game, 'ABC-DEF-GHK');
    await until(() => problems.length === 1);
    await settle();
    expect(wordsOn(game)).to.deep.equal(words);
    const field = one<HTMLInputElement>(game, '#code');
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(field.value).to.equal('ABC-DEF-GHK');
    expect(who()).to.equal(who(field));
    expect(text(one(one(game, 'game-menu'), '#problem'))).to.equal(problems[0]);
    await playCode(game, freshCode());
    await until(() => wordsOn(game)[0] !== words[0], 'a good code is played after it');
    expect(field.hasAttribute('aria-invalid')).to.be.false;
  });

  it('tells a code of a list that this page has not, and keeps the table and the choice', async () => {
    const own = Array.from({ length: 30 }, (_, i) => `${'abcdefghij'[i % 10]}${'klmnop'[i % 6]}x${i}`);
    const game = await preset();
    const words = wordsOn(game);
    await game.playCode(nextCode(own, (bytes) => crypto.getRandomValues(bytes), []));
    await settle();
    expect(text(shown(game, '.problem'))).not.to.equal('');
    expect(wordsOn(game)).to.deep.equal(words);
    expect(game.list).to.equal('everyday');
  });

  it('plays a code of All, which is loaded then', async () => {
    const game = await preset();
    await game.playCode(nextCode(allWords.words, (bytes) => crypto.getRandomValues(bytes), []));
    await settle();
    expect(game.list).to.equal('all');
    const everydayWords = new Set(everyday.words);
    expect(wordsOn(game).every((word) => allWords.words.includes(word))).to.be.true;
    expect(wordsOn(game).some((word) => !everydayWords.has(word))).to.be.true;
  });

  it('refuses own words under 25 with both numbers, and says so to everybody', async () => {
    const words = [...everyday.words.slice(0, 24), everyday.words[0] as string];
    const game = Object.assign(document.createElement('word-codes'), { words });
    await fixture(html`${game}`);
    await until(() => shown(game, '[role=alert]'));
    expect(text(shown(game, '[role=alert]')))
      .to.contain('25')
      .and.to.contain('24');
    await expect(game).to.be.accessible();
  });

  it('plays own words, and its codes', async () => {
    const words = Array.from(
      { length: 25 },
      (_, i) => `${'bcdfghjklm'[i % 10]}o${'pqrst'[Math.floor(i / 5)]}y`,
    );
    const game = await fixture<WordCodes>(html`<word-codes words=${words.join(', ')}></word-codes>`);
    await until(() => all(game, '.card').length === 25);
    expect([...wordsOn(game)].sort()).to.deep.equal([...words].sort());
    expect(game.list).to.equal('own');
  });

  it('plays the codes of a list of the SDK that the page gives as its own', async () => {
    const game = await preset(null, { words: classic.words });
    const code = nextCode(classic.words, (bytes) => crypto.getRandomValues(bytes), []);
    await game.playCode(code);
    await settle();
    expect(game.list).to.equal('own');
    expect(wordsOn(game)).to.deep.equal(deal({ code, words: classic.words }).board.words);
  });

  it('deals a board though the page’s code is none, and says why', async () => {
    const game = await preset('NOT-A-CODE');
    expect(wordsOn(game)).to.have.length(25);
    expect(text(shown(game, '.problem'))).not.to.equal('');
  });

  it('avoids the words of the last three boards', async () => {
    const game = await preset(null);
    const boards = [wordsOn(game)];
    for (let more = 0; more < 3; more++) {
      await game.newGame();
      await settle();
      boards.push(wordsOn(game));
    }
    expect(new Set(boards.flat()).size).to.equal(100);
  });

  it('plays the code of a link, in the game that it names', async () => {
    const games = [await preset(null, { id: 'one' }), await preset(null, { id: 'other' })];
    const [, stays] = games.map(wordsOn);
    const code = freshCode();
    try {
      location.hash = new URLSearchParams({ one: code }).toString();
      const { words } = boardOf(code);
      await until(() => wordsOn(games[0] as WordCodes)[0] === words[0]);
      expect(games.map(wordsOn)).to.deep.equal([words, stays]);
      const third = Object.assign(document.createElement('word-codes'), { id: 'one' });
      await fixture(html`${third}`);
      await until(() => all(third, '.card').length === 25);
      expect(wordsOn(third)).to.deep.equal(words);
    } finally {
      history.replaceState(null, '', location.pathname + location.search);
    }
  });

  it('has no menu where the page wants none', async () => {
    const game = await preset(null, { noMenu: true });
    expect(all(game, 'game-menu')).to.have.length(0);
  });

  it('gives two games on a page nothing in common', async () => {
    const [first, second] = [await preset(null), await preset(null)];
    const words = wordsOn(second);
    expect(
      wordsOn(first).filter((word) => words.includes(word)),
      'other words than the last board',
    ).to.deep.equal([]);
    await giveClue(first, '', 3);
    expect(text(one(second, 'turn-status'))).to.contain('to give a clue');
    all(first, '.card')[4]?.click();
    await settle();
    expect(all(first, '.lifted')).to.have.length(1);
    expect(all(second, '.lifted')).to.have.length(0);
    expect(all(document, '[data-cluekit]')).to.have.length(1);
  });
});
