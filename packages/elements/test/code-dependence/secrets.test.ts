import { expect } from '@open-wc/testing';
import '../../src/code-dependence/define.js';
import { all, one, serialise, text } from '../support/deep.js';
import { region } from '../support/region.js';
import { settle, until } from '../support/table.js';
import { known, leaks, page, silence } from './support/leaks.js';
import {
  giveClue,
  guess,
  lift,
  mineOf,
  playTo,
  preset,
  press,
  ready,
  seen,
  sharedOf,
  type,
  menu,
} from './support/preset.js';
import { wordsIn } from './support/words.js';

const PRIVATE = ['planning', 'clue', 'guess'];

/** The ways to leave a page, or to take the game out of it: each closes what is open before it returns. */
const LEAVING: readonly (readonly [string, (game: Element) => unknown])[] = [
  ['blur', () => window.dispatchEvent(new Event('blur'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
  ['removal', (game) => game.remove()],
];

/** What a private view of a seat shows beside what everybody knows is in its hand or in the bank, and no more. */
const hands = (game: Element): string[][] => {
  const mine = mineOf(game);
  return [(mine?.hand ?? []).map(({ word }) => word)];
};

describe('A17 one device, three persons', () => {
  beforeEach(silence);

  it('while covered nothing of any seat is anywhere on the page, in a whole game', async function () {
    this.timeout(120_000);
    const game = await preset({ rounds: 2 as never });
    const looked = new Map<string, number>();
    await playTo(
      game,
      () => seen(game) === 'result',
      ({ bank, seats, clueTurn }, { seat }) =>
        (clueTurn + (seat ?? 0)) % 3 === 0
          ? null
          : (bank.find(({ state }, i) => state === 'hidden' && i > seats.length + clueTurn)?.word ?? null),
      async (stage) => {
        looked.set(stage, (looked.get(stage) ?? 0) + 1);
        if (stage === 'cover') {
          expect(leaks(game), `${stage} ${sharedOf(game).clueTurn}`).to.deep.equal([]);
          expect(page()).not.to.match(/is-own|, yours|You guessed|You passed|You called/);
        }
      },
    );
    expect(looked.get('cover')).to.equal(2 * 3 + 2 * 9 * 3);
    expect(known(game).length).to.be.above(10);
  });

  it('the check itself sees what a private view shows', async () => {
    const game = await preset();
    expect(leaks(game)).to.deep.equal([]);
    await ready(game);
    expect(leaks(game).length).to.be.above(6);
  });

  for (const [way, leave] of LEAVING)
    it(`${way} leaves nothing of an open view when its handler returns, in each private phase`, async () => {
      const game = await preset();
      const home = game.parentElement as HTMLElement;
      for (const stage of PRIVATE) {
        await playTo(game, () => seen(game) === stage);
        if (stage === 'clue') await type(game, 'Draftword');
        if (stage === 'guess') await lift(game, hidden(game));
        expect(leaks(game).length, `${stage} is open`).to.be.above(6);
        const inside = hands(game).flat();
        leave(game);
        const left = way === 'removal' ? serialise(game) : page();
        expect(
          wordsIn(left).filter((word) => !known(game).includes(word)),
          `${way} in ${stage}`,
        ).to.deep.equal([]);
        expect(left).not.to.contain('Draftword');
        expect(inside.length).to.equal(7);
        if (way === 'removal') home.append(game);
        await settle();
        expect(seen(game), `${way} in ${stage}: it has to be taken again`).to.equal('cover');
        expect(leaks(game)).to.deep.equal([]);
      }
    });

  for (const [what, hide, show] of [
    ['hidden', (game: HTMLElement) => (game.hidden = true), (game: HTMLElement) => (game.hidden = false)],
    [
      'put away with what it stands in',
      (game: HTMLElement) => game.parentElement?.style.setProperty('display', 'none'),
      (game: HTMLElement) => game.parentElement?.style.removeProperty('display'),
    ],
  ] as const)
    it(`${what}, a private view has to be taken again`, async () => {
      const game = await preset();
      await ready(game);
      expect(leaks(game).length).to.be.above(6);
      hide(game);
      await until(() => leaks(game).length === 0);
      show(game);
      await settle();
      expect(seen(game)).to.equal('cover');
    });

  it('what was about to be said of an open view is not said once it is closed', async () => {
    const game = await preset();
    await playTo(game, () => seen(game) === 'clue');
    const said: string[] = [];
    const watch = new MutationObserver(() => said.push(region().textContent ?? ''));
    const own = mineOf(game)?.hand?.find(({ slot }) => slot === 1)?.word ?? '';
    await giveClue(game, own, 1); // refused: the sentence names the word
    await until(() => text(one(game, '[part~=problem]')).includes(own));
    window.dispatchEvent(new Event('blur'));
    // From here on: on a slow machine it was said while the view was open.
    watch.observe(region(), { childList: true, characterData: true, subtree: true });
    expect(page()).not.to.contain(own);
    await new Promise((resolve) => setTimeout(resolve, 900));
    watch.disconnect();
    expect(said.filter((text) => text.includes(own))).to.deep.equal([]);
  });

  it('what is said aloud already goes with the view', async () => {
    const game = await preset();
    await playTo(game, () => seen(game) === 'clue');
    const own = mineOf(game)?.hand?.find(({ slot }) => slot === 1)?.word ?? '';
    await giveClue(game, own, 1);
    await until(() => (region().textContent ?? '').includes(own), 'it is said');
    window.dispatchEvent(new Event('blur'));
    expect(region().textContent).to.equal('');
  });

  it('pause hides an open view at once, and Go on gives it to nobody but by the cover', async () => {
    const game = await preset();
    for (const stage of PRIVATE) {
      await playTo(game, () => seen(game) === stage);
      one(game, '[part~=pause]').click();
      await Promise.resolve();
      expect(leaks(game), stage).to.deep.equal([]);
      expect(seen(game)).to.equal('paused');
      await settle();
      await press(game, '[part~=resume]');
      expect(seen(game), stage).to.equal('cover');
      expect(leaks(game)).to.deep.equal([]);
    }
  });
});

describe('A17 one seat’s view', () => {
  beforeEach(silence);

  it('holds its own hand and nothing of the others’, in each private phase', async () => {
    const game = await preset();
    const own = new Map<number, string[]>();
    await playTo(
      game,
      () => sharedOf(game).phase === 'clue',
      undefined,
      (stage) => {
        if (stage !== 'planning') return;
        const { seat, hand } = mineOf(game) ?? {};
        own.set(
          seat as number,
          (hand ?? []).map(({ word }) => word),
        );
        expect(leaks(game).filter((word) => !bank(game).includes(word))).to.deep.equal([]);
        expect(marked(game), 'nothing of the bank is marked yet').to.deep.equal([]);
      },
    );
    expect(own.size).to.equal(3);
    await playTo(
      game,
      () => seen(game) === 'result',
      undefined,
      (stage) => {
        if (stage !== 'clue' && stage !== 'guess') return;
        const seat = mineOf(game)?.seat as number;
        expect(marked(game).sort(), `seat ${seat} in ${stage}`).to.deep.equal(
          [...(own.get(seat) ?? [])].sort(),
        );
        const tags = stage === 'clue' ? wordsIn(text(one(game, '[part~=tags]'))) : [];
        const cards = stage === 'guess' ? wordsIn(text(one(game, 'planning-hand'))) : [];
        for (const word of [...tags, ...cards]) expect(own.get(seat)).to.include(word);
      },
    );
  });

  it('has not what another seat has lifted, found or typed', async () => {
    const game = await preset();
    await playTo(game, () => seen(game) === 'clue');
    await giveClue(game, 'Ocean', 2);
    await ready(game);
    const first = mineOf(game)?.seat;
    const word = hidden(game);
    await lift(game, word);
    const find = one<HTMLInputElement>(game, '[part~=find]');
    find.value = word.slice(0, 4);
    find.dispatchEvent(new Event('input'));
    await settle();
    expect(all(game, '.lifted')).to.have.length(1);
    await press(game, '[part~=pass]');
    await ready(game);
    expect(mineOf(game)?.seat).not.to.equal(first);
    expect(all(game, '.lifted')).to.have.length(0);
    expect(one<HTMLInputElement>(game, '[part~=find]').value).to.equal('');
    expect(text(one(game, 'guess-panel'))).not.to.match(/zw|passed/i);
  });

  it('a draft of a clue is nowhere while covered, there again for its seat, and never for another', async () => {
    const game = await preset();
    await playTo(game, () => seen(game) === 'clue');
    await type(game, 'Draftword');
    all<HTMLInputElement>(one(game, 'clue-composer'), '[type=checkbox]')[1]?.click();
    for (const leave of [
      () => window.dispatchEvent(new Event('blur')),
      () => one(game, '[part~=pause]').click(),
    ]) {
      leave();
      await settle();
      expect(page()).not.to.contain('Draftword');
      expect(JSON.stringify(localStorage)).not.to.contain('Draftword');
      if (seen(game) === 'paused') await press(game, '[part~=resume]');
      await ready(game);
      expect(one<HTMLInputElement>(game, '#word').value).to.equal('Draftword');
      const boxes = all<HTMLInputElement>(one(game, 'clue-composer'), '[type=checkbox]');
      expect(boxes.map((box) => box.checked).indexOf(true)).to.equal(1);
    }
    await menu(game, /^Skip/);
    await press(game, '[part~=go-on]');
    await playTo(game, () => seen(game) === 'clue');
    expect(one<HTMLInputElement>(game, '#word').value, 'the next giver').to.equal('');
  });
});

describe('acts on a clue', () => {
  beforeEach(silence);

  it('CD-12 simultaneous: are collected seat by seat and revealed together', async () => {
    const game = await preset();
    await playTo(game, () => seen(game) === 'clue');
    await giveClue(game, 'Ocean', 2);
    await ready(game);
    const word = hidden(game);
    await guess(game, word);
    expect(seen(game)).to.equal('cover');
    expect(sharedOf(game).log.filter(({ type }) => type === 'act')).to.have.length(0);
    expect(page()).not.to.contain(word);
    expect(text(one(game, 'score-board')), 'that it has acted is public').to.contain('has acted');
    await ready(game);
    expect(text(one(game, 'guess-panel'))).not.to.contain(word);
    await guess(game, null);
    expect(seen(game)).to.equal('outcome');
    expect(text(one(game, 'outcome-panel')))
      .to.contain(word)
      .and.to.contain('passed');
  });

  it('CD-12 sequential: each is public before the next seat acts', async () => {
    const game = await preset({ guessMode: 'sequential' });
    await playTo(game, () => seen(game) === 'clue');
    await giveClue(game, 'Ocean', 2);
    await ready(game);
    const word = hidden(game);
    await guess(game, word);
    expect(seen(game)).to.equal('cover');
    expect(text(one(game, 'clue-log'))).to.contain(word);
    expect(leaks(game)).to.deep.equal([]);
    await ready(game);
    await guess(game, null);
    expect(seen(game)).to.equal('outcome');
  });
});

/** A word of the bank that nobody has seen yet and that is not this seat's own. */
function hidden(game: Element): string {
  const own = (mineOf(game)?.hand ?? []).map(({ word }) => word);
  const found = sharedOf(game).bank.find(({ word, state }) => state === 'hidden' && !own.includes(word));
  return found?.word as string;
}

const bank = (game: Element): string[] => sharedOf(game).bank.map(({ word }) => word);

/** Words of the bank that are marked as somebody's, and hidden. */
const marked = (game: Element): string[] =>
  all(game, '[data-index].is-own').map((card) => text(one(card, '[part~=word]')));
