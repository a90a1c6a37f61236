import { expect, fixture, html } from '@open-wc/testing';
import { everyday } from '@cluekit/sdk/decks/everyday';
import '../define.js';
import { packDeck } from '../deck-editor/deck-link.js';
import type { DeckEditor } from '../deck-editor/deck-editor.js';
import { all, one, shown, text } from '../../test/support/deep.js';
import { preset, wordsOn } from '../../test/support/preset.js';
import { settle, until } from '../../test/support/table.js';
import type { WordCodes } from './word-codes.js';

const LIST = everyday.words.slice(100, 130);
const clear = (): void => {
  localStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
};

async function openSettings(game: WordCodes): Promise<HTMLElement> {
  const fold = all<HTMLDetailsElement>(one(game, 'game-menu'), 'details').find(
    (each) => text(each.querySelector('summary')) === 'Settings',
  );
  (fold as HTMLDetailsElement).open = true;
  await until(() => all(game, 'game-settings').some((each) => all(each, 'form').length > 0), 'settings');
  return one(game, 'game-settings');
}

const choose = async (game: WordCodes, name: string, value: string): Promise<void> => {
  one(one(game, 'game-settings'), `input[name=${name}][value=${value}]`).click();
  await settle();
};

describe('the settings of a game', () => {
  beforeEach(clear);
  afterEach(clear);

  it('hold at once and after a reload, for this game and no other; A41 a list has the same cards', async () => {
    const game = await preset(null, { id: 'one' });
    await openSettings(game);
    const words = wordsOn(game);
    await choose(game, 'layout', 'list');
    expect(one(game, '.bank').getAttribute('role')).to.equal('list');
    expect(all(game, '[role=listitem] > .card').map(text)).to.deep.equal(words);
    const list = game.getBoundingClientRect().height;
    await choose(game, 'text', 'larger');
    expect(game.getBoundingClientRect().height).to.be.greaterThan(list * 1.2);
    await choose(game, 'peek', 'toggle');
    expect(all(game, '[part~=hold]')).to.have.length(0);
    await choose(game, 'motion', 'off');
    expect(getComputedStyle(one(game, '.card')).transitionDuration, 'A39').to.match(/^0s(, 0s)*$/);
    const again = await preset(null, { id: 'one' });
    expect(one(again, '.bank').getAttribute('role')).to.equal('list');
    expect(all(again, '[part~=hold]')).to.have.length(0);
    const other = await preset(null, { id: 'two', layout: 'grid' });
    expect(all(other, '[part~=hold]')).to.have.length(1);
    const fixed = await preset(null, { id: 'one', layout: 'grid', peek: 'hold' });
    expect(one(fixed, '.bank').getAttribute('role'), 'what the page fixes wins').to.equal('grid');
    expect(all(fixed, '[part~=toggle]')).to.have.length(0);
    await openSettings(fixed);
    expect(all(one(fixed, 'game-settings'), '[name=layout], [name=peek]')).to.have.length(0);
  });

  it('get the width of a form while they are open, and the board keeps its columns and its height', async () => {
    const game = await preset(null);
    game.style.inlineSize = '1204px';
    await settle();
    const wide = (selector: string): number => one(game, selector).getBoundingClientRect().width;
    const board = (): number[] => [
      all(game, '[role=row]:first-child > *').length,
      Math.round(one(game, 'word-bank').getBoundingClientRect().height),
    ];
    const [closed, before] = [wide('game-menu'), board()];
    const settings = await openSettings(game);
    await settle();
    expect(settings.getBoundingClientRect().width).to.be.at.least(400);
    expect(board()).to.deep.equal(before);
    expect(game.scrollWidth).to.be.at.most(1204);
    for (const fold of all<HTMLDetailsElement>(one(game, 'game-menu'), 'details')) fold.open = false;
    await until(() => wide('game-menu') === closed, 'as it was');
    expect(closed).to.be.below(300);
  });

  it('WC-3 a list is dealt from the next game on, and chosen after a reload', async () => {
    const game = await preset(null);
    await openSettings(game);
    const before = wordsOn(game);
    await choose(game, 'list', 'all');
    expect(wordsOn(game)).to.deep.equal(before);
    await game.newGame();
    expect(game.record?.deck?.name).to.equal('all');
    expect((await preset(null)).record?.deck?.name).to.equal('all');
    const page = document.createElement('word-codes');
    page.setAttribute('list', 'everyday');
    await fixture(html`${page}`);
    await until(() => page.record);
    expect(page.record?.deck?.name, 'the page says').to.equal('everyday');
  });

  it('junk that lies on the device is as good as nothing', async () => {
    for (const junk of ['{', '{"list":"own"}', '{"list":5,"layout":{},"peek":"x","text":[]}']) {
      localStorage.setItem('cluekit:word-codes/settings/word-codes', junk);
      localStorage.setItem('cluekit:word-codes/deck/word-codes', '{"words":[1,{"a":2}]}');
      const game = await preset(null);
      expect(all(game, '.problem').map(text).join(''), junk).to.equal('');
      expect(all(game, '[part~=hold], [part~=toggle]'), junk).to.have.length(2);
    }
  });

  it('B25 erasing takes every key of ours, of both games, and nothing else', async () => {
    localStorage.setItem('page', 'own');
    localStorage.setItem('cluekit-like', 'not ours');
    localStorage.setItem('cluekit:code-dependence/match', '{}');
    const game = await preset(null);
    await openSettings(game);
    await choose(game, 'layout', 'list');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('cluekit:')).length).to.be.greaterThan(2);
    one(game, '[part~=erase]').click();
    await settle();
    expect(Object.keys(localStorage).sort()).to.deep.equal(['cluekit-like', 'page']);
    expect(one(game, '.bank').getAttribute('role'), 'back to what it was').to.equal('grid');
  });
});

describe('own words in a game', () => {
  beforeEach(clear);
  afterEach(clear);

  it('B11, B14 come from items of a list, and B18 from JSON with what they mean', async () => {
    const items = await fixture<WordCodes>(
      html`<word-codes
        ><ul lang="fr">
          ${LIST.map((word) => html`<li>${word}</li>`)}
        </ul></word-codes
      >`,
    );
    await until(() => items.record);
    await settle();
    expect(wordsOn(items).every((word) => LIST.includes(word))).to.be.true;
    expect(one(items, '[part~=word]').lang).to.equal('fr');
    const json = document.createElement('word-codes');
    const script = document.createElement('script');
    script.type = 'application/json';
    const definitions = Object.fromEntries(LIST.map((word) => [word, `<b>${word}</b> is a word`]));
    script.textContent = JSON.stringify({ words: LIST, definitions, lang: 'de' });
    json.append(script);
    await fixture(html`${json}`);
    await until(() => all(json, '[part~=meanings]').length > 0);
    one<HTMLDetailsElement>(json, '[part~=meanings]').open = true;
    await settle();
    expect(all(one(json, '[part~=meanings]'), 'dt').map(text)).to.deep.equal(wordsOn(json));
    expect(text(shown(one(json, '[part~=meanings]'), 'dd'))).to.equal(`<b>${wordsOn(json)[0]}</b> is a word`);
    expect(all(json, 'dl b')).to.have.length(0);
  });

  it('that are broken, or fewer than 25, are told in place of the board, with both numbers', async () => {
    const told = async (game: WordCodes): Promise<string> => {
      await fixture(html`${game}`);
      await until(() => shown(game, '[role=alert]'));
      return text(shown(game, '[role=alert]'));
    };
    const broken = document.createElement('word-codes');
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = '{"words": [';
    broken.append(script);
    expect(await told(broken)).to.contain('no JSON');
    const few = Object.assign(document.createElement('word-codes'), { words: LIST.slice(0, 7) });
    expect(await told(few)).to.match(/7\b.*25|25.*\b7\b/);
    expect(all(few, '.card')).to.have.length(0);
  });

  it('of a person take the place of the page’s, are kept, and go with the link of a board', async () => {
    const game = await preset(null);
    const settings = await openSettings(game);
    one<HTMLDetailsElement>(settings, 'details').open = true;
    const editor = one<DeckEditor>(settings, 'deck-editor');
    editor.text = LIST.join(', ');
    await until(() => editor.link.packed);
    one(editor, '[part~=play]').click();
    await until(() => wordsOn(game).every((word) => LIST.includes(word)));
    expect(game.record).not.to.have.property('deck');
    expect(text(one(game, 'game-menu'))).to.contain('Your own words');
    const { link } = one<HTMLElement & { link: string }>(game, 'game-menu');
    expect(link).to.match(/word-codes\.deck=[01]/);
    const again = await preset(null);
    expect(
      wordsOn(again).every((word) => LIST.includes(word)),
      'kept',
    ).to.be.true;
  });

  it('B25 are gone from the editor once they are erased, and the game that runs with them goes on', async () => {
    const game = await preset(null);
    const settings = await openSettings(game);
    one<HTMLDetailsElement>(settings, 'details').open = true;
    const editor = one<DeckEditor>(settings, 'deck-editor');
    editor.text = LIST.map((word) => `${word}\t${word} it is`).join('\n');
    editor.meanings = true;
    await settle();
    one(editor, '[part~=play]').click();
    await until(() => wordsOn(game).every((word) => LIST.includes(word)));
    const words = wordsOn(game);
    one(settings, '[part~=erase]').click();
    await settle();
    expect(one<HTMLTextAreaElement>(editor, 'textarea').value).to.equal('');
    expect(editor.meanings || editor.heading).to.be.false;
    expect(text(editor)).not.to.contain(LIST[0]);
    expect(wordsOn(game), 'the game stays').to.deep.equal(words);
    expect(all(game, '[part~=meanings]'), 'with its meanings').to.have.length(1);
  });

  it('B16 of a link are shown before they are played; the code in the link is dealt from them', async () => {
    const first = await preset(null, { words: LIST });
    const code = one<HTMLElement & { code: string }>(first, 'game-menu').code;
    const board = wordsOn(first);
    first.remove();
    clear();
    history.replaceState(null, '', `#word-codes=${code}&word-codes.deck=${await packDeck(LIST.join('\n'))}`);
    const game = await fixture<WordCodes>(html`<word-codes></word-codes>`);
    await until(() => all(game, '[part~=words]').length > 0);
    expect(all(game, '.card'), 'no running game').to.have.length(0);
    expect(text(one(game, 'deck-editor'))).to.contain('These 30 words came with the link');
    one(game, '[part~=play]').click();
    await until(() => all(game, '.card').length === 25);
    await settle();
    expect(wordsOn(game)).to.deep.equal(board);
  });

  it('B16 of a link that was cut off are none: a board is dealt', async () => {
    location.hash = 'word-codes.deck=';
    const game = await preset(null);
    await until(() => game.record);
    expect(wordsOn(game)).to.have.length(25);
  });

  it('a page that takes its definitions back, or settings that are none, break nothing', async () => {
    const game = await preset(null, {
      words: LIST,
      list: 'own',
      definitions: { [LIST[0] as string]: 'A word.' },
    });
    await openSettings(game);
    game.definitions = null as never;
    const settings = one(game, 'game-settings');
    settings.dispatchEvent(
      Object.assign(new Event('settings-change', { bubbles: true, composed: true }), { settings: null }),
    );
    await settle();
    await game.newGame();
    await settle();
    expect(text(one(game, 'turn-status'))).to.contain('to give a clue');
  });

  it('B16 of a damaged link are told, and one goes on without them', async () => {
    history.replaceState(null, '', '#word-codes.deck=1nonsense');
    const game = await fixture<WordCodes>(html`<word-codes></word-codes>`);
    await until(() => text(shown(game, '#problem')).includes('damaged'));
    one(game, '[part~=leave]').click();
    await until(() => all(game, '.card').length === 25);
    expect(game.record?.deck?.name).to.equal('everyday');
  });
});
