import { expect } from '@open-wc/testing';
import { replay, type CodeDependenceReplay } from '@cluekit/sdk/record';
import '../../src/code-dependence/define.js';
import { sendKeys } from '@web/test-runner-commands';
import { all, focused, one, shown, text, who } from '../support/deep.js';
import { press, tabTo } from '../support/preset.js';
import { settle, until } from '../support/table.js';
import { clueByKeys, enter, liftByKeys, stepByKeys } from './support/keys.js';
import { mineOf, preset, seen, sharedOf } from './support/preset.js';

const CLUES = ['Ocean', 'Garden', 'Music', 'Winter', 'Castle', 'Planet', 'Kitchen', 'Thunder', 'Village'];

/** The focus is on something of the game’s that can be seen: nobody has to look for where they are. */
const focusIsInside = (game: Element): boolean => {
  const at = focused();
  return game === document.activeElement && at !== game && (at?.getClientRects().length ?? 0) > 0;
};

/** A hidden word of the bank by its place, now another seat's, now one's own slot's neighbour; at times none. */
function toGuess(game: Element): number | null {
  const { bank, clueTurn, log } = sharedOf(game);
  const own = (mineOf(game)?.hand ?? []).map(({ word }) => word);
  if ((clueTurn + log.length) % 3 === 0) return null;
  const open = bank.flatMap(({ state, word }, i) => (state === 'hidden' && !own.includes(word) ? [i] : []));
  return open[(clueTurn * 5) % open.length] ?? null;
}

/** The place of some hidden word. */
const openWord = (game: Element): number => sharedOf(game).bank.findIndex(({ state }) => state === 'hidden');

describe('by keyboard alone', () => {
  beforeEach(() => localStorage.clear());

  it('three persons play a whole round, from the lobby to the winner', async function () {
    this.timeout(240_000);
    const game = await preset({ noLobby: false, deck: 'page' });
    expect(seen(game)).to.equal('lobby');
    await enter(game, '[part~=start]');
    await until(() => seen(game) === 'cover');
    await settle();
    expect(focusIsInside(game), who()).to.be.true;
    for (let steps = 0; seen(game) !== 'result'; steps++) {
      if (steps > 120) throw new Error(`it never ends; it stands at ${seen(game)}`);
      const stage = seen(game);
      const { clueTurn } = sharedOf(game);
      if (stage === 'clue') await clueByKeys(game, CLUES[clueTurn - 1] ?? '', [1, 3]);
      else await stepByKeys(game, () => toGuess(game));
      expect(focusIsInside(game), `after ${stage} comes ${seen(game)}: ${who()}`).to.be.true;
    }
    expect(text(focused()), 'the winner is where the focus is').to.match(/wins$|share the win$/);
    const { log, seats } = sharedOf(game);
    expect(log.filter(({ type }) => type === 'clue')).to.have.length(9);
    expect(log.flatMap((entry) => (entry.type === 'clue' ? [entry.tags.join()] : []))).to.include('1,3');
    const { rejected, scores } = replay(game.record) as CodeDependenceReplay;
    expect(rejected).to.deep.equal([]);
    expect(seats.map(({ score }) => score)).to.deep.equal(scores);
    await enter(game, '[part~=verify]');
    await until(() => text(one(game, 'game-result')).includes('sealed before the first move'));
  });

  it('a refused clue, a call that is asked once and taken back, the pause', async function () {
    this.timeout(120_000);
    const game = await preset();
    while (seen(game) !== 'clue') await stepByKeys(game, () => null);
    const own = mineOf(game)?.hand?.find(({ slot }) => slot === 1)?.word ?? '';
    await clueByKeys(game, own, [1]);
    await until(() => text(shown(game, '[part~=problem]')).includes(own));
    const field = focused() as HTMLInputElement;
    expect([field.id, field.value]).to.deep.equal(['word', own]);
    field.select();
    await press('Backspace');
    await sendKeys({ type: 'Ocean' });
    await press('Enter');
    await until(() => seen(game) === 'cover');
    await enter(game, '[part~=ready]');
    await liftByKeys(game, openWord(game));
    await enter(game, '[part~=call]');
    expect(text(focused()), 'the way back has the focus').to.equal('No, go back');
    await press('Enter');
    await settle();
    expect(focusIsInside(game), who()).to.be.true;
    expect(sharedOf(game).seats.some(({ acted }, seat) => acted && seat !== 0)).to.be.false;
    await enter(game, '[part~=call]');
    await press('Tab', 'Enter');
    await settle();
    expect(sharedOf(game).seats[1]?.acted).to.be.true;
    expect(focusIsInside(game), who()).to.be.true;
    await tabTo(game, '[part~=pause]');
    await press('Enter');
    await settle();
    expect(seen(game)).to.equal('paused');
    await enter(game, '[part~=resume]');
    expect(seen(game)).to.equal('cover');
    expect(focusIsInside(game), who()).to.be.true;
  });

  it('words of the bank are found by typing, and lifted from what is left', async () => {
    const game = await preset({ players: 6 });
    while (seen(game) !== 'clue') await stepByKeys(game, () => null);
    await clueByKeys(game, 'Ocean', [2]);
    await enter(game, '[part~=ready]');
    expect(all(game, '.card')).to.have.length(48);
    (game.parentElement as HTMLElement).style.inlineSize = '320px'; // elsewhere all words are in sight
    await settle();
    const word = sharedOf(game).bank[40]?.word ?? '';
    await tabTo(game, '[part~=find]');
    await sendKeys({ type: word.slice(0, 6).toLowerCase() });
    await settle();
    const left = all(game, '.card').length;
    expect(left).to.be.within(1, 10);
    await press('Tab');
    expect((focused() as HTMLElement).matches('.card'), who()).to.be.true;
    await press('Enter');
    await settle();
    expect(text(one(game, '[part~=guess]'))).to.match(/^Guess Zw/);
    await enter(game, '[part~=pass]');
    expect(seen(game)).to.equal('cover');
  });
});
