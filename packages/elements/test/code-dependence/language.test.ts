import { expect } from '@open-wc/testing';
import '../../src/code-dependence/define.js';
import type { CodeDependence } from '../../src/code-dependence/code-dependence.js';
import { all, one, text } from '../support/deep.js';
import { checkLanguages } from '../support/languages.js';
import { silence } from './support/leaks.js';
import {
  choose,
  giveClue,
  lift,
  playTo,
  preset,
  press,
  ready,
  seen,
  sharedOf,
  type,
} from './support/preset.js';
import { WORDS } from './support/words.js';

/** A bank of two seats from a list that is hardly longer: it has these, but for one decoy at most. */
const german = ['Laufen', 'Mice', ...WORDS.slice(0, 19)];

/** The languages of all places in these elements that show a word of the list or a clue. */
const langs = (game: Element, places: Record<string, string>): (string | null)[] => [
  ...new Set(
    Object.entries(places).flatMap(([element, selector]) => {
      const found = all(one(game, element), selector);
      expect(found.length, element).to.be.greaterThan(0);
      return found.map((node) => node.getAttribute('lang'));
    }),
  ),
];
const PLANNING = { 'planning-hand': '[part~=word]', 'word-bank': '[part~=word]' };

const hint = (game: Element): string => text(one(game, '#hint'));

describe('the language of the words', () => {
  beforeEach(silence);

  it('CD-7 A40 the page’s own words are checked and spoken in the language it gives', async () => {
    const game = await preset({ players: 2, words: german, wordsLang: 'de' });
    expect(sharedOf(game).language).to.equal('de');
    expect(game.record?.deck?.language).to.equal('de');
    await ready(game);
    expect(langs(game, PLANNING)).to.deep.equal(['de']);
    await choose(game);
    await playTo(game, () => seen(game) === 'clue');
    expect(langs(game, { 'clue-composer': 'bdi' })).to.deep.equal(['de']);
    expect(text(one(game, 'clue-composer'))).to.contain('These words are not English');
    await type(game, 'Mouse'); // in English it would share its stem with MICE
    expect(hint(game)).to.equal('This clue is allowed.');
    await type(game, 'Verlaufen');
    expect(hint(game)).to.equal('Verlaufen overlaps the bank word Laufen.');
    await giveClue(game, 'Mouse');
    await ready(game);
    expect(langs(game, { 'clue-bar': '[part~=clue] bdi' })).to.deep.equal(['de']);
    const word = text(all(one(game, 'word-bank'), '[part~=word]')[0]);
    await lift(game, word);
    expect(langs(game, { 'guess-panel': '[part~=guess] bdi' }), 'Guess').to.deep.equal(['de']);
    await press(game, '[part~=call]');
    expect(langs(game, { 'guess-panel': '.ask bdi' }), 'the question').to.deep.equal(['de']);
    await press(game, '.ask button');
    await press(game, '[part~=guess]');
    const spoken = { 'outcome-panel': 'bdi', 'clue-log': 'bdi', 'deduction-grid': '.word' };
    expect(all(one(game, 'outcome-panel'), 'li bdi').map(text)).to.deep.equal([word]);
    expect(langs(game, spoken)).to.deep.equal(['de']);
    await press(game, '[part~=go-on]');
  });

  it('A40 on a page in another language all that is no word of the list is marked as English', async () => {
    const page = document.documentElement;
    const before = page.lang;
    page.lang = 'fr';
    try {
      const game = await preset({ players: 2, words: german, wordsLang: 'de' });
      const look = (phase: string): void => checkLanguages(game, [...german, 'Zebrastreifen'], 'de', phase);
      await ready(game);
      look('hand');
      await choose(game);
      await playTo(game, () => seen(game) === 'clue');
      look('clue');
      await giveClue(game, 'Zebrastreifen');
      await ready(game);
      const word = text(all(one(game, 'word-bank'), '[part~=word]')[0]);
      await lift(game, word);
      look('guess');
      await press(game, '[part~=call]');
      look('the question before a call');
      await press(game, '.ask button');
      await press(game, '[part~=guess]');
      look('outcome');
    } finally {
      page.lang = before;
    }
  });

  it('A40 a built-in list is English, whatever the page’s own words would be', async () => {
    const game = await preset({ words: undefined as never, deck: 'classic', wordsLang: 'de' });
    expect(sharedOf(game).language).to.equal('en');
    await ready(game);
    expect(langs(game, PLANNING)).to.deep.equal(['en']);
    await playTo(game, () => seen(game) === 'clue');
    expect(text(one(game, 'clue-composer'))).not.to.contain('not English');
  });

  it('a language that is none is told, and so is one that settings bring', async () => {
    for (const properties of [{ wordsLang: 'neither nor' }, { wordsLang: '<b>' }] as const) {
      const game = await preset({ ...properties, noLobby: false });
      const told: string[] = [];
      game.addEventListener('game-problem', (event) =>
        told.push((event as unknown as { message: string }).message),
      );
      await start(game, {});
      expect(told).to.deep.equal(['The option language is a language tag such as en or pt-BR.']);
      await start(game, { language: 'fr' });
      expect(sharedOf(game).language).to.equal('fr');
    }
  });
});

async function start(game: CodeDependence, more: { language?: string }): Promise<void> {
  await game.start({
    ...{ seats: [0, 1, 2].map(() => ({ name: '', bot: false })), deck: 'page', words: WORDS },
    ...{ rounds: 1, guessMode: 'simultaneous', timers: null },
    ...more,
  });
  await game.updateComplete;
}
