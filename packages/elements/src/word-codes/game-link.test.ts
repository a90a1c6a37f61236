import { expect } from '@open-wc/testing';
import '../define.js';
import { freshCode, boardOf, preset, wordsOn } from '../../test/support/preset.js';
import { settle, until } from '../../test/support/table.js';
import { codeInLink, gameLink } from './game-link.js';

const CODE = '2KD-7MN-QRT';

/** Gives the page a fragment without a `hashchange`, as an address that was opened has it. */
const at = (fragment: string): void => history.replaceState(null, '', fragment || location.pathname);
const fragmentOf = (link: string): string => decodeURIComponent(new URL(link).hash);

describe('the game link', () => {
  const home = location.pathname + location.search;
  afterEach(() => history.replaceState(null, '', home));

  for (const [there, link] of [
    ['', '#word-codes=2KD-7MN-QRT'],
    ['#word-codes=3AB', '#word-codes=2KD-7MN-QRT'],
    ['#section', '#section&word-codes=2KD-7MN-QRT'],
    ['#a=1&b=%26=', '#a=1&b=&=&word-codes=2KD-7MN-QRT'],
    ['#a=1&word-codes=3AB&b=2', '#a=1&word-codes=2KD-7MN-QRT&b=2'],
    ['#/route', '#/route?word-codes=2KD-7MN-QRT'],
    ['#!/route/x', '#!/route/x?word-codes=2KD-7MN-QRT'],
    ['#/route?x', '#/route?x&word-codes=2KD-7MN-QRT'],
    ['#/route?x=a+b&word-codes=3AB', '#/route?x=a+b&word-codes=2KD-7MN-QRT'],
    ['#/route?word-codes=3AB&x=$&', '#/route?word-codes=2KD-7MN-QRT&x=$&'],
    ['#not-word-codes=3AB', '#not-word-codes=3AB&word-codes=2KD-7MN-QRT'],
  ] as const)
    it(`stands beside “${there}”, and is read there again`, () => {
      at(there);
      expect(fragmentOf(gameLink('word-codes', CODE))).to.equal(link);
      at(gameLink('word-codes', CODE));
      expect(codeInLink('word-codes')).to.equal(CODE);
      expect(fragmentOf(gameLink('word-codes', CODE)), 'and once only').to.equal(link);
    });

  it('has the name that the game has, whatever that is', () => {
    for (const name of ['a b', 'a=b', 'a&b', 'größe', '$&', 'constructor', '?']) {
      at('#x=1&y');
      at(gameLink(name, CODE));
      expect(codeInLink(name), name).to.equal(CODE);
      at(gameLink('other', 'ABC'));
      expect([codeInLink(name), codeInLink('other'), codeInLink('x')], name).to.deep.equal([
        CODE,
        'ABC',
        '1',
      ]);
    }
  });

  it('holds no code where it has none', () => {
    for (const there of [
      '',
      '#',
      '#word-codes',
      '#xword-codes=1',
      '#/word-codes',
      '#=',
      '#&?&',
      '#%',
      '#%FF',
    ])
      expect([at(there), codeInLink('word-codes') || null][1], there).to.equal(null);
  });
});

describe('a page’s link that changes under a game', () => {
  const home = location.pathname + location.search;
  beforeEach(() => localStorage.clear());
  afterEach(() => history.replaceState(null, '', home));

  /** Changes the fragment and waits until the game has heard of it. */
  async function go(fragment: string): Promise<void> {
    const heard = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    location.hash = fragment;
    await heard;
    await settle();
  }

  it('deals the board of a new code, and no other', async () => {
    const [first, second] = [freshCode(), freshCode()];
    history.replaceState(null, '', `#word-codes=${first}`);
    const game = await preset(null);
    expect(wordsOn(game)).to.deep.equal(boardOf(first).words);
    await game.newGame();
    await settle();
    const now = wordsOn(game);
    await go(`#word-codes=${first}&section=rules`);
    expect(wordsOn(game), 'another part changed').to.deep.equal(now);
    await go('#section');
    expect(wordsOn(game), 'the code went').to.deep.equal(now);
    await go(`#section&word-codes=${second}`);
    await until(() => wordsOn(game)[0] === boardOf(second).words[0]);
    await go('#');
    await go(`#word-codes=${second}`);
    expect(wordsOn(game), 'the board that lies there').to.deep.equal(boardOf(second).words);
  });
});
