import { expect, fixture, html } from '@open-wc/testing';
import { ELEMENTS, defineElements } from '../src/define-elements.js';
import { bringFaces } from '../src/store/faces.js';
import { WORD_CODES_ELEMENTS } from '../src/word-codes/elements.js';
import { WORD_CODES_FACES } from '../src/word-codes/faces.js';
import type { WordGame } from '../src/game/word-game.js';
import type { WordBank } from '../src/word-bank/word-bank.js';
import { AMBER, BOARD, TWIN, WORDS } from './support/board.js';
import { all, one, serialise, text } from './support/deep.js';
import { preset, wordsOn } from './support/preset.js';
import { settle, table, until, type TestTable } from './support/table.js';

const clue = { type: 'giveClue', word: 'Ocean', number: 2 } as const;
/** The elements that show a game of Word Codes. */
const readers = Object.keys(WORD_CODES_ELEMENTS).filter((tag) => !['word-game', 'word-codes'].includes(tag));

describe('upgrade', () => {
  before(() => bringFaces('word-codes', WORD_CODES_FACES));

  // Each case registers under a prefix of its own: a name can be defined only once.
  it('finds its game in every order of definition, and of parsing', async () => {
    let cases = 0;
    const drawn = new Set<string>();
    for (const order of [
      ['word-game', 'word-bank', 'turn-status'],
      ['word-bank', 'turn-status', 'word-game'],
      ['turn-status', 'word-game', 'word-bank'],
    ])
      for (const defineFirst of [true, false]) {
        const prefix = `order${cases++}-`;
        const match = await table();
        const define = async (): Promise<void> => {
          for (const name of order) {
            customElements.define(prefix + name, class extends ELEMENTS[name as 'word-bank'] {});
            await settle();
          }
        };
        if (defineFirst) await define();
        const wrap = await fixture(html`<div></div>`);
        const game = document.createElement(`${prefix}word-game`) as WordGame;
        game.append(
          document.createElement(`${prefix}word-bank`),
          document.createElement(`${prefix}turn-status`),
        );
        wrap.append(game);
        game.store = match.store; // before the definition, too
        if (!defineFirst) await define();
        await settle();
        expect(all(game, '[part~=word]').map(text), `${order.join()} ${defineFirst}`).to.deep.equal(WORDS);
        drawn.add(serialise(game).replaceAll(prefix, ''));
        expect(match.listeners()).to.equal(3);
        match.close();
      }
    expect(drawn.size).to.equal(1);
  });

  it('keeps properties that were set before the definition', async () => {
    const bank = document.createElement('early-word-bank') as WordBank;
    const cards = WORDS.map((word) => ({ word, owner: null, flipped: false }));
    Object.assign(bank, { cards, selected: 3, disabled: false });
    await fixture(html`${bank}`);
    customElements.define('early-word-bank', class extends ELEMENTS['word-bank'] {});
    await settle();
    expect(all(bank, '[part~=word]').map(text)).to.deep.equal(WORDS);
    expect(all(bank, '.lifted').map(text)).to.deep.equal([WORDS[3]]);
    bank.selected = 4;
    await settle();
    expect(all(bank, '.lifted').map(text)).to.deep.equal([WORDS[4]]);
  });
});

describe('moved, removed, put back', () => {
  before(() => defineElements());
  let match: TestTable;
  beforeEach(async () => (match = await table()));
  afterEach(() => match.close());

  const whole = async (): Promise<WordGame> => {
    const game = await fixture<WordGame>(html`<word-game .store=${match.store}></word-game>`);
    for (const tag of readers) game.append(document.createElement(tag));
    await settle();
    return game;
  };

  it('every element listens once while it is there, and not at all when it is gone', async () => {
    const game = await whole();
    const home = game.parentElement as HTMLElement;
    const there = match.listeners();
    expect(there).to.equal(readers.length + 1);
    for (let times = 0; times < 10; times++) {
      game.remove();
      expect(match.listeners(), 'gone').to.equal(0);
      await settle();
      expect(match.listeners(), 'and still gone').to.equal(0);
      home.append(game);
      await settle();
      expect(match.listeners(), 'back').to.equal(there);
    }
  });

  it('ten games that came and went leave nothing behind', async () => {
    for (let times = 0; times < 10; times++) {
      const game = await whole();
      game.remove();
      await settle();
    }
    expect(match.listeners()).to.equal(0);
    expect(match.peeks()).to.equal(0);
    expect(all(document, '[data-cluekit]')).to.have.length(1);
  });

  it('an element that is gone does not listen again, whatever is set on it', async () => {
    for (const tag of readers) {
      const element = Object.assign(document.createElement(tag), { store: match.store });
      const wrap = await fixture(html`<div>${element}</div>`);
      await settle();
      expect(match.listeners(), tag).to.equal(1);
      wrap.textContent = '';
      (element as unknown as WordBank).requestUpdate();
      await settle();
      expect(match.listeners(), tag).to.equal(0);
      wrap.append(element);
      await settle();
      expect(match.listeners(), tag).to.equal(1);
      wrap.remove();
    }
  });

  it('keeps what was lifted and what was typed, and shows what it missed', async () => {
    const game = await whole();
    const home = game.parentElement as HTMLElement;
    const input = one<HTMLInputElement>(game, '#word');
    input.value = 'Oce';
    input.dispatchEvent(new Event('input'));
    home.append(game);
    await settle();
    expect(one<HTMLInputElement>(game, '#word').value).to.equal('Oce');
    await match.play(clue);
    all(game, '.card')[5]?.click();
    await settle();
    home.prepend(game);
    await settle();
    expect(all(game, '.lifted').map(text)).to.deep.equal([WORDS[5]]);
    game.remove();
    await match.play({ type: 'flip', card: AMBER });
    expect(all(game, '.card.up')).to.have.length(0);
    home.append(game);
    await settle();
    expect(all(game, '.card.up').map((card) => card.dataset['index'])).to.deep.equal([String(AMBER)]);
  });

  it('goes over to another game, and out of any', async () => {
    const other = await table({ ...BOARD, words: [...WORDS].reverse() });
    const wrap = await fixture(
      html`<div>
        <word-game .store=${match.store}><word-bank></word-bank></word-game>
        <word-game .store=${other.store}></word-game>
        <p></p>
      </div>`,
    );
    const [first, second, outside] = wrap.children as unknown as [WordGame, WordGame, HTMLElement];
    const bank = first.firstElementChild as WordBank;
    await settle();
    second.append(bank);
    await settle();
    expect(all(bank, '[part~=word]').map(text)).to.deep.equal([...WORDS].reverse());
    expect([match.listeners(), other.listeners()]).to.deep.equal([1, 2]);
    outside.append(bank);
    await settle();
    expect([match.listeners(), other.listeners()]).to.deep.equal([1, 1]);
    expect(all(bank, '.card')).to.have.length(0);
    first.append(bank);
    await settle();
    expect(all(bank, '[part~=word]').map(text)).to.deep.equal(WORDS);
    other.close();
  });

  it('takes another match in the middle of one', async () => {
    const game = await whole();
    await match.play(clue);
    all(game, '.card')[5]?.click();
    const other = await table(TWIN);
    game.store = other.store;
    await settle();
    expect(match.listeners()).to.equal(0);
    expect(all(game, '.lifted')).to.have.length(0);
    expect(text(one(game, 'turn-status'))).to.contain('Amber to give a clue');
    game.store = undefined;
    await settle();
    expect(other.listeners()).to.equal(0);
    expect(all(game, '.card')).to.have.length(0);
    game.store = match.store;
    await settle();
    expect(all(game, '.card')).to.have.length(25);
    expect(text(one(game, 'turn-status'))).to.contain('Amber to guess');
    other.close();
  });

  it('gives a late store to those who waited', async () => {
    const game = await fixture<WordGame>(html`<word-game><word-bank></word-bank></word-game>`);
    await settle();
    expect(all(game, '.card')).to.have.length(0);
    game.store = match.store;
    await settle();
    expect(all(game, '.card')).to.have.length(25);
  });
});

describe('<word-codes> on the move', () => {
  before(() => defineElements());

  it('keeps its game when it is moved, and when it is away for a while', async () => {
    const game = await preset();
    const home = game.parentElement as HTMLElement;
    const words = wordsOn(game);
    const radio = all<HTMLInputElement>(one(game, 'clue-composer'), 'input[type=radio]')[2];
    radio?.click();
    await settle();
    one(game, '[part~=submit]').click();
    await until(() => all(game, 'flip-panel').length === 1);
    all(game, '.card')[7]?.click();
    await settle();
    for (const away of [0, 50]) {
      game.remove();
      await new Promise((resolve) => setTimeout(resolve, away));
      home.append(game);
      await settle();
      expect(wordsOn(game)).to.deep.equal(words);
      expect(all(game, '.lifted')).to.have.length(1);
      expect(all(game, 'flip-panel')).to.have.length(1);
    }
    one(game, '[part~=flip]').click();
    await until(() => all(game, '.card.up').length === 1);
  });

  it('deals nothing anew when only its place changes', async () => {
    const game = await preset(null);
    const words = wordsOn(game);
    document.body.append(game);
    await settle();
    expect(wordsOn(game)).to.deep.equal(words);
    game.remove();
  });
});
