import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { everyday } from '@cluekit/sdk/decks/everyday';
import { all as allWords } from '@cluekit/sdk/decks/all';
import { replay } from '@cluekit/sdk/record';
import { nextCode } from '@cluekit/sdk/word-codes';
import '../src/define.js';
import type { WordCodes } from '../src/word-codes/word-codes.js';
import { all, focused, one, shown, text, who } from './support/deep.js';
import {
  boardOf,
  flip,
  freshCode,
  giveClue,
  goOn,
  preset,
  press,
  readKey,
  result,
  tabTo,
  wordsOn,
} from './support/preset.js';
import { settle, until } from './support/table.js';

/** What the page shows, as a record's replay tells it. */
function seen(game: WordCodes): object {
  const left = all(one(game, 'score-board'), 'dd').map((each) => Number(text(each)));
  const up = all(game, '.card.up').map((card) => Number(card.dataset['index']));
  return { left, up: up.sort((a, b) => a - b), headline: result(game) };
}

function replayed(game: WordCodes, headline: (winner: string | null) => string): object {
  const { remaining, flipped, winner, rejected } = replay(game.record);
  expect(rejected).to.deep.equal([]);
  return {
    left: [remaining.amber, remaining.teal],
    up: [...flipped].sort((a, b) => a - b),
    headline: headline(winner),
  };
}

const teamWins = (winner: string | null): string => `${winner === 'teal' ? 'Teal' : 'Amber'} wins`;
const focusIsInside = (game: Element): boolean => game === document.activeElement && focused() !== game;

describe('a whole game by keyboard', () => {
  beforeEach(() => localStorage.clear());

  it('of two teams, from the first peek to the last flip, and what comes after', async function () {
    this.timeout(120_000);
    const code = freshCode();
    const board = boardOf(code);
    const game = await preset(code);
    const words = wordsOn(game);
    expect(words).to.deep.equal(board.words);
    const [starting, other] = board.starting === 'amber' ? (['amber', 'teal'] as const) : (['teal', 'amber'] as const);
    const of = (owner: string): number[] => [...board.key.keys()].filter((card) => board.key[card] === owner);

    expect(await readKey(game)).to.deep.equal(board.key);
    expect(focusIsInside(game), who()).to.be.true;

    // A refused clue costs nothing; the text and the focus stay.
    await giveClue(game, words[0] ?? '', 2);
    await until(() => text(shown(game, '[part~=problem]')) !== '');
    expect(text(shown(game, '[part~=problem]'))).to.contain('Not allowed').and.to.contain(words[0]);
    expect((focused() as HTMLInputElement).value).to.equal(words[0]);
    (focused() as HTMLInputElement).select();
    await press('Backspace');
    await giveClue(game, '', 1);
    expect(focusIsInside(game), who()).to.be.true;

    // End turn before a flip is refused; a rival's card ends the turn.
    await tabTo(game, '[part~=end-turn]');
    await press('Enter');
    await settle();
    expect(text(shown(game, '.problem'))).to.contain('Flip at least one card first');
    await flip(game, of(other)[0] as number);
    expect(focusIsInside(game), who()).to.be.true;
    await goOn(game);
    expect(focusIsInside(game), who()).to.be.true;

    // The other team: one right, then it ends its turn.
    await giveClue(game, '', 10);
    await flip(game, of(other)[1] as number);
    await tabTo(game, '[part~=end-turn]');
    await press('Enter');
    await settle();
    expect(focusIsInside(game), who()).to.be.true;
    await goOn(game);

    // A foul: asked once, and its card is turned up.
    await giveClue(game, '', 9);
    await tabTo(game, '[part~=foul]');
    await press('Enter');
    await settle();
    expect(text(focused())).to.equal('No, go on');
    await press('Tab', 'Enter');
    await settle();
    expect(all(game, '.card.up')).to.have.length(3);
    expect(focusIsInside(game), who()).to.be.true;
    await goOn(game);

    // A bystander ends the other team's turn.
    await giveClue(game, '', 2);
    await flip(game, of('bystander')[0] as number);
    await goOn(game);

    // The starting team finds all it has.
    await giveClue(game, '', 9);
    for (const card of of(starting)) await flip(game, card);
    await until(() => result(game) !== '', 'the game ends');
    expect(result(game)).to.equal(`${starting === 'amber' ? 'Amber' : 'Teal'} wins`);
    expect(seen(game)).to.deep.equal(replayed(game, teamWins));
    expect(focusIsInside(game), who()).to.be.true;
    expect(all(one(game, 'game-result'), '[part~=turn]')).to.have.length(5);

    // Undo from the result: the last flip is open again, and playing it once more ends it the same.
    await tabTo(game, 'nav > button');
    await press('Enter');
    await settle();
    expect(result(game)).to.equal('');
    await flip(game, of(starting).at(-1) as number);
    await until(() => result(game) !== '');
    expect(seen(game)).to.deep.equal(replayed(game, teamWins));

    // Same board again: the same words, the same key.
    await tabTo(game, '[part~=same-board]');
    await press('Enter');
    await until(() => result(game) === '' && shown(game, '[part~=toggle]'));
    await settle();
    expect(wordsOn(game)).to.deep.equal(words);
    expect(all(game, '.card.up')).to.have.length(0);
    expect(focusIsInside(game), who()).to.be.true;
    expect(await readKey(game)).to.deep.equal(board.key);
  });

  it('of Co-op, won and replayed to the same', async function () {
    this.timeout(120_000);
    const code = freshCode();
    const board = boardOf(code);
    const game = await preset(code, { mode: 'coop', level: 'standard' });
    const key = await readKey(game); // swapped where the code starts with Teal
    expect(key.filter((owner) => owner === 'amber')).to.have.length(9);
    const mine = [...key.keys()].filter((card) => key[card] === 'amber');

    // Two turns cost the rival's two cards.
    for (const turn of [0, 1]) {
      await giveClue(game, '', 1);
      expect(shown(game, '[part~=foul]'), 'no foul in Co-op').to.be.undefined;
      await flip(game, mine[2 * turn] as number);
      await flip(game, mine[2 * turn + 1] as number);
      expect(text(shown(game, '[part~=outcome]'))).to.contain('The rival flips');
      await goOn(game);
    }
    await giveClue(game, '', 9);
    for (const card of mine.slice(4)) await flip(game, card);
    await until(() => result(game) !== '', 'the game ends');
    expect(seen(game)).to.deep.equal(replayed(game, (winner) => (winner === 'amber' ? 'You win' : 'The rival wins')));
    expect(result(game)).to.equal('You win');
    expect(text(one(game, 'game-result'))).to.contain('You needed 3 turns').and.to.contain('Your best on this level: 3 turns');
    expect(replay(game.record).turns).to.equal(3);
    expect(board.starting === 'amber' ? key : key.map((owner) => ({ amber: 'teal', teal: 'amber' })[owner as 'amber'] ?? owner)).to.deep.equal(board.key);

    // Play again: other words.
    const before = new Set(wordsOn(game));
    await tabTo(game, '[part~=play-again]');
    await press('Enter');
    await until(() => result(game) === '' && shown(game, '[part~=toggle]'));
    await settle();
    expect(wordsOn(game).filter((word) => before.has(word))).to.deep.equal([]);
    expect(focusIsInside(game), who()).to.be.true;
  });

  it('that the trap ends', async () => {
    const code = freshCode();
    const board = boardOf(code);
    const game = await preset(code);
    await giveClue(game, '', 3);
    await flip(game, board.key.indexOf('trap'));
    await until(() => result(game) !== '');
    expect(result(game)).to.equal(board.starting === 'amber' ? 'Teal wins' : 'Amber wins');
    expect(text(one(game, 'game-result'))).to.contain('flipped the trap');
    expect(seen(game)).to.deep.equal(replayed(game, teamWins));
    expect(all(game, '.card.shown'), 'all owners are shown').to.have.length(24);
    expect((one(game, 'game-result') as HTMLElement & { toText(): string }).toText()).to.match(/wins\. .*flipped the trap/);
  });
});

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
    game.addEventListener('game-problem', (event) => problems.push((event as Event & { message: string }).message));
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
    expect(text(shown(game, '[role=alert]'))).to.contain('25').and.to.contain('24');
    await expect(game).to.be.accessible();
  });

  it('plays own words, and its codes', async () => {
    const words = Array.from({ length: 25 }, (_, i) => `${'bcdfghjklm'[i % 10]}o${'pqrst'[Math.floor(i / 5)]}y`);
    const game = await fixture<WordCodes>(html`<word-codes words=${words.join(', ')}></word-codes>`);
    await until(() => all(game, '.card').length === 25);
    expect([...wordsOn(game)].sort()).to.deep.equal([...words].sort());
    expect(game.list).to.equal('own');
  });

  it('deals a board though the page’s code is none, and says why', async () => {
    const game = await preset('NOT-A-CODE');
    expect(wordsOn(game)).to.have.length(25);
    expect(text(shown(game, '.problem'))).not.to.equal('');
  });

  it('gives two games on a page nothing in common', async () => {
    const [first, second] = [await preset(null), await preset(null)];
    const words = wordsOn(second);
    expect(wordsOn(first).filter((word) => words.includes(word)), 'other words than the last board').to.deep.equal([]);
    await giveClue(first, '', 3);
    expect(text(one(second, 'turn-status'))).to.contain('to give a clue');
    all(first, '.card')[4]?.click();
    await settle();
    expect(all(first, '.lifted')).to.have.length(1);
    expect(all(second, '.lifted')).to.have.length(0);
    expect(all(document, '[data-cluekit]')).to.have.length(1);
  });
});
