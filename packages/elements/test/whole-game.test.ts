import { expect } from '@open-wc/testing';
import { replay, type WordCodesReplay } from '@cluekit/sdk/record';
import '../src/define.js';
import type { GameResult } from '../src/game-result/game-result.js';
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

const played = (game: WordCodes): WordCodesReplay => replay(game.record) as WordCodesReplay;

function replayed(game: WordCodes, headline: (winner: string | null) => string): object {
  const { remaining, flipped, winner, rejected } = played(game);
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
    const [starting, other] =
      board.starting === 'amber' ? (['amber', 'teal'] as const) : (['teal', 'amber'] as const);
    const of = (owner: string): number[] => [...board.key.keys()].filter((card) => board.key[card] === owner);

    expect(await readKey(game)).to.deep.equal(board.key);
    expect(focusIsInside(game), who()).to.be.true;

    // A refused clue costs nothing; the text and the focus stay.
    const refused = words.find((word) => !word.includes(' ')) ?? ''; // two words are refused as such
    await giveClue(game, refused, 2);
    await until(() => text(shown(game, '[part~=problem]')) !== '');
    expect(text(shown(game, '[part~=problem]')))
      .to.contain('Not allowed')
      .and.to.contain(refused);
    expect((focused() as HTMLInputElement).value).to.equal(refused);
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
    expect(seen(game)).to.deep.equal(
      replayed(game, (winner) => (winner === 'amber' ? 'You win' : 'The rival wins')),
    );
    expect(result(game)).to.equal('You win');
    expect(text(one(game, 'game-result')))
      .to.contain('You needed 3 turns')
      .and.to.contain('Your best on this level: 3 turns');
    expect(played(game).turns).to.equal(3);
    expect(
      board.starting === 'amber'
        ? key
        : key.map((owner) => ({ amber: 'teal', teal: 'amber' })[owner as 'amber'] ?? owner),
    ).to.deep.equal(board.key);

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
    expect(one<GameResult>(game, 'game-result').toText()).to.match(/wins\. .*flipped the trap/);
  });
});
