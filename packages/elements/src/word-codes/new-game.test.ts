import { expect } from '@open-wc/testing';
import '../define.js';
import { NewGameEvent, PlayCodeEvent, type ListName } from '../game-menu/menu-events.js';
import { all, one, shown, text } from '../../test/support/deep.js';
import { boardOf, freshCode, preset, wordsOn } from '../../test/support/preset.js';
import { settle, until } from '../../test/support/table.js';
import type { GameStore } from '../store/game-store.js';
import type { WordCodes } from './word-codes.js';

const menu = (game: WordCodes): HTMLElement => one(game, 'game-menu');
const chosen = ({ mode, level, list }: WordCodes): string => `${mode} ${level} ${list}`;
const storeOf = (game: WordCodes): GameStore =>
  one<HTMLElement & { store: GameStore }>(game, 'word-game').store;
const ask = (game: WordCodes, list: ListName, mode = 'coop', level = 'easy'): NewGameEvent => {
  const event = new NewGameEvent(mode as 'coop', level as 'easy', list, false);
  menu(game).dispatchEvent(event);
  return event;
};

const problems = (game: WordCodes): string => all(game, '.problem').map(text).join('');

/** Brings a game to its end by the trap. */
async function lose(game: WordCodes, code: string): Promise<void> {
  const store = storeOf(game);
  await store.send({ type: 'giveClue', word: null, number: 1 });
  await store.send({ type: 'flip', card: boardOf(code).key.indexOf('trap') });
  await until(() => shown(game, '[part~=same-board]'));
}

describe('a new game', () => {
  beforeEach(() => localStorage.clear());

  it('is what was chosen in the menu, and stays chosen', async () => {
    const game = await preset(null);
    const before = wordsOn(game);
    ask(game, 'everyday');
    await until(() => wordsOn(game)[0] !== before[0]);
    expect(chosen(game)).to.equal('coop easy everyday');
    expect(game.record?.options).to.deep.equal({ mode: 'coop', level: 'easy' });
  });

  it('that cannot be dealt changes nothing, and is told', async () => {
    const game = await preset(null);
    const before = [...wordsOn(game), chosen(game)];
    ask(game, 'own'); // the page gives no words
    await until(() => problems(game) !== '');
    expect([...wordsOn(game), chosen(game)]).to.deep.equal(before);
    await game.newGame();
    await settle();
    expect(game.record?.options).to.deep.equal({ mode: 'teams' });
    expect(game.record?.deck?.name).to.equal('everyday');
  });

  it('that there is not is no new game', async () => {
    const game = await preset(null);
    const before = [...wordsOn(game), chosen(game)];
    ask(game, 'everyday', 'chess');
    ask(game, 'everyday', 'coop', 'brutal');
    ask(game, 'constructor' as ListName);
    await settle();
    expect([...wordsOn(game), chosen(game)]).to.deep.equal(before);
    expect(problems(game)).to.equal('');
  });

  it('and a code are not dealt where a listener of the page prevents them, however far out it is', async () => {
    const game = await preset(null);
    const before = [...wordsOn(game), chosen(game)];
    const stop = (event: Event): void => event.preventDefault();
    for (const type of ['new-game', 'play-code']) document.addEventListener(type, stop);
    try {
      expect(ask(game, 'everyday').defaultPrevented).to.be.true;
      menu(game).dispatchEvent(new PlayCodeEvent(freshCode()));
      await settle();
      expect([...wordsOn(game), chosen(game)]).to.deep.equal(before);
    } finally {
      for (const type of ['new-game', 'play-code']) document.removeEventListener(type, stop);
    }
  });

  it('nor is anything else done that a person asks for, where the page prevents it', async () => {
    const code = freshCode();
    const game = await preset(code);
    await lose(game, code);
    const before = wordsOn(game);
    const heard: string[] = [];
    const stop = (event: Event): void => (heard.push(event.type), event.preventDefault());
    const types = ['play-again', 'same-board'];
    for (const type of types) document.addEventListener(type, stop);
    try {
      for (const type of types) one(game, `[part~=${type}]`).click();
      await settle();
      expect(heard).to.deep.equal(types);
      expect(wordsOn(game)).to.deep.equal(before);
      expect(shown(game, '[part~=same-board]'), 'the result stays').to.not.be.undefined;
    } finally {
      for (const type of types) document.removeEventListener(type, stop);
    }
  });

  it('takes up what the page has set since, the game on the table does not', async () => {
    const code = freshCode();
    const game = await preset(code, { mode: 'coop', level: 'easy' });
    Object.assign(game, { mode: 'teams', level: 'standard', list: 'all', wordsLang: 'fr' });
    await settle();
    expect(one(game, '[part~=word]').lang, 'the words are still those of Everyday').to.equal('en');
    await lose(game, code);
    one(game, '[part~=same-board]').click();
    await until(() => all(game, '.card.up').length === 0 && shown(game, '[part~=toggle]'));
    expect(wordsOn(game)).to.deep.equal(boardOf(code).words);
    expect(game.record?.options, 'the same board, played the same').to.deep.equal({
      mode: 'coop',
      level: 'easy',
    });
    await lose(game, code);
    one(game, '[part~=play-again]').click();
    await until(() => wordsOn(game)[0] !== boardOf(code).words[0]);
    expect(game.record?.options).to.deep.equal({ mode: 'teams' });
  });

  it('WC-4 the same board is dealt again though the page has other words by now', async () => {
    const words = Array.from({ length: 30 }, (_, i) => `${'bcdfghjklm'[i % 10]}a${'pqrst'[i % 5]}o${i % 3}x`);
    const game = await preset(null, { words });
    const board = wordsOn(game);
    const { store } = one<HTMLElement & { store: GameStore }>(game, 'word-game');
    await store.send({ type: 'giveClue', word: null, number: 'unlimited' });
    for (let card = 0; card < 25 && !shown(game, '[part~=same-board]'); card++) {
      await store.send({ type: 'giveClue', word: null, number: 'unlimited' });
      await store.send({ type: 'flip', card });
      await settle();
    }
    game.words = undefined;
    one(game, '[part~=same-board]').click();
    await until(() => all(game, '.card.up').length === 0 && all(game, '.card').length === 25);
    expect(wordsOn(game)).to.deep.equal(board);
    expect(problems(game)).to.equal('');
  });

  it('WC-12, WC-13 the record names the list, and the code when the game is over and not before', async () => {
    const code = freshCode();
    const game = await preset(code);
    expect(game.record?.deck).to.deep.equal({ name: 'everyday', language: 'en', version: 1 });
    expect(JSON.stringify(game.record)).not.to.contain(code);
    await lose(game, code);
    expect(game.record?.code).to.equal(code);
    await storeOf(game).send({ type: 'undo' });
    await settle();
    expect(game.record).not.to.have.property('code');
  });

  it('of the page’s own words has no list of ours in its record', async () => {
    const words = Array.from(
      { length: 25 },
      (_, i) => `${'bcdfghjklm'[i % 10]}o${'pqrst'[Math.floor(i / 5)]}y`,
    );
    const game = await preset(null, { words, wordsLang: 'fr' });
    expect(game.record).not.to.have.property('deck');
    expect(one(game, '[part~=word]').lang).to.equal('fr');
    expect(text(one(game, 'turn-status'))).not.to.equal('');
  });
});
