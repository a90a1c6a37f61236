import { expect, fixture, html } from '@open-wc/testing';
import { everyday } from '@cluekit/sdk/decks/everyday';
import '../src/define.js';
import type { WordCodes } from '../src/word-codes/word-codes.js';
import { all, one, shown } from './support/deep.js';
import { boardOf, flip, freshCode, giveClue, preset, press, tabTo, wordsOn } from './support/preset.js';
import { checkLanguages, languageOf } from './support/languages.js';
import { region } from './support/region.js';
import { settle, until } from './support/table.js';

const GERMAN =
  `Affe Baum Dorf Esel Fenster Garten Hafen Igel Jacke Kette Lampe Mauer Nagel Ofen Pinsel Quark Regen
Salz Teller Ufer Vase Wolke Zange Kugel Brief`.split(/\s+/);

/** One turn of a game, from the open key to what came of it. */
async function playTurn(game: WordCodes, lang: string): Promise<void> {
  const words = [...wordsOn(game), 'Zebrastreifen'];
  checkLanguages(game, words, lang, 'clue');
  await tabTo(game, '[part~=toggle]');
  await press('Enter');
  await settle();
  if (shown(game, '.notice')) await press('Enter');
  await until(() => all(game, '[part~=key]').length === 1, 'the key opens');
  checkLanguages(game, words, lang, 'key');
  const bystander = all(game, '.card').findIndex((card) => card.matches('.is-bystander'));
  await press('Escape');
  await giveClue(game, 'Zebrastreifen', 2);
  await tabTo(game, '.card');
  await press('Enter');
  await settle();
  checkLanguages(game, words, lang, 'guess');
  await press('Enter');
  await flip(game, bystander);
  await until(() => all(game, '[part~=go-on]').length === 1, 'the turn is over');
  checkLanguages(game, words, lang, 'outcome');
}

describe('the language of words and of the interface', () => {
  const page = document.documentElement;
  const before = page.lang;
  beforeEach(() => page.setAttribute('lang', 'fr'));
  afterEach(() => (page.lang = before));

  it('A40 the words have the language that the page gives', async () => {
    const game = await preset(null, { words: GERMAN, wordsLang: 'de' });
    await playTurn(game, 'de');
    expect(region().lang).to.equal('en');
  });

  it('A40 words of no stated language have that of the page around the game, and text of ours has its own', async () => {
    const game = await preset(null, { words: GERMAN });
    await playTurn(game, 'fr');
    page.removeAttribute('lang');
    game.requestUpdate();
    one<WordCodes>(game, 'word-bank').requestUpdate();
    await settle();
    expect(languageOf(one(game, '[part~=word]'))).to.equal('');
  });

  it('A40 a built-in list is English on any page, to the end of the game', async () => {
    const code = freshCode();
    const game = await preset(code);
    await playTurn(game, 'en');
    const trap = boardOf(code).key.indexOf('trap');
    await tabTo(game, '[part~=go-on]');
    await press('Enter');
    await settle();
    await giveClue(game, 'Zebrastreifen', 1);
    await flip(game, trap);
    await until(() => all(game, '[part~=headline]').length === 1, 'the game is over');
    checkLanguages(game, [...boardOf(code).words, 'Zebrastreifen'], 'en', 'result');
    expect(everyday.words.length).to.be.greaterThan(25);
  });

  it('A40 elements that stand alone go by what is around them', async () => {
    const cards = GERMAN.map((word) => ({ word, flipped: false, owner: null }));
    const around = await fixture(
      html`<div lang="it">
        <word-bank .view=${{ shared: { phase: 'guess', cards }, mine: { can: [] } }}></word-bank>
      </div>`,
    );
    await settle();
    expect(all(around, '[part~=word][lang=it]')).to.have.length(25);
    const game = await fixture(
      html`<word-game words-lang="de"
        ><word-bank .view=${{ shared: { phase: 'guess', cards }, mine: { can: [] } }}></word-bank
      ></word-game>`,
    );
    await settle();
    expect(all(game, '[part~=word][lang=de]')).to.have.length(25);
    game.setAttribute('words-lang', 'nl');
    await settle();
    expect(all(game, '[part~=word][lang=nl]')).to.have.length(25);
  });
});
