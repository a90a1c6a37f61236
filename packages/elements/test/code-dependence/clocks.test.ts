import { expect } from '@open-wc/testing';
import '../../src/code-dependence/define.js';
import { all, one, shown, text } from '../support/deep.js';
import { settle, until } from '../support/table.js';
import { longClock, type LongClock } from './support/long-clock.js';
import {
  choose,
  giveClue,
  menu,
  mineOf,
  pause,
  playTo,
  preset,
  press,
  ready,
  seen,
  sharedOf,
} from './support/preset.js';
import { WORDS } from './support/words.js';

const blur = async (): Promise<void> => {
  window.dispatchEvent(new Event('blur'));
  await settle();
};

/** What the seats did on the clue turns that are over. */
const acts = (game: Element): (string | null)[] =>
  sharedOf(game).log.flatMap((entry) => (entry.type === 'act' ? [entry.act] : []));

describe('CD-2 clocks on one device', () => {
  let clock: LongClock;
  beforeEach(() => (clock = longClock()));
  afterEach(() => clock.restore());

  it('are off unless the page or the lobby wants them', async () => {
    const game = await preset();
    await ready(game);
    expect(clock.waiting()).to.deep.equal([]);
    expect(all(game, 'turn-timer')).to.have.length(0);
  });

  it('A19 run longer for a seat that was given more time, at each thing it does; the others’ do not', async () => {
    const game = await preset({ timers: '1' });
    const seats = [3, undefined, 1.5].map((time) => ({ name: '', bot: false, ...(time && { time }) }));
    const rules = { rounds: 1, guessMode: 'simultaneous', timers: 1 } as const;
    await game.start({ seats, deck: 'page', words: WORDS, ...rules });
    const asked: number[] = [];
    const look = async (): Promise<void> => {
      await ready(game);
      asked.push(...clock.waiting());
    };
    for (let seat = 0; seat < 3; seat++) {
      await look();
      await choose(game);
    }
    await look();
    await giveClue(game, 'alpha');
    await look();
    expect(asked).to.deep.equal([270_000, 90_000, 135_000, 180_000, 30_000]);
    expect(seen(game)).to.equal('guess');
  });

  it('run only while a view is open, go on where they stopped, and are each seat’s own', async () => {
    const game = await preset({ timers: '1' });
    expect(clock.waiting(), 'covered').to.deep.equal([]);
    await ready(game);
    expect(clock.waiting()).to.deep.equal([90_000]);
    expect(text(one(one(game, 'turn-timer'), '[part~=digits]'))).to.equal('1:30');
    clock.pass(20_000);
    await blur();
    expect(clock.waiting(), 'covered').to.deep.equal([]);
    clock.pass(500_000);
    await ready(game);
    expect(clock.waiting()).to.deep.equal([70_000]);
    expect(text(one(one(game, 'turn-timer'), '[part~=digits]'))).to.equal('1:10');
    await choose(game);
    expect(clock.waiting()).to.deep.equal([]);
    await ready(game);
    expect(clock.waiting(), 'the next seat').to.deep.equal([90_000]);
    game.remove();
    expect(clock.waiting()).to.deep.equal([]);
  });

  it('are as many times as long as the page says', async () => {
    const game = await preset({ timers: '10' });
    await ready(game);
    expect(clock.waiting()).to.deep.equal([900_000]);
    await playTo(game, () => seen(game) === 'clue');
    expect(clock.waiting()).to.deep.equal([600_000]);
    await giveClue(game, 'Ocean');
    await ready(game);
    expect(clock.waiting()).to.deep.equal([300_000]);
  });

  it('at their end do what the rules do for who does nothing, and the game goes on', async () => {
    const game = await preset({ timers: '1' });
    for (const seat of [0, 1, 2]) {
      await ready(game);
      const first = mineOf(game)?.hand?.[0]?.word;
      expect(mineOf(game)?.seat).to.equal(seat);
      clock.pass(90_000);
      await until(() => seen(game) === 'cover', 'CD-4 the first card is CODED');
      expect(first).to.be.a('string');
      expect(sharedOf(game).seats[seat]?.acted ?? true, `seat ${seat}`).to.equal(seat < 2);
    }
    await ready(game);
    expect(seen(game)).to.equal('clue');
    expect(mineOf(game)?.hand?.[0]?.coded).to.be.true;
    clock.pass(60_000);
    await until(() => seen(game) === 'outcome', 'CD-9 the clue is used up');
    expect(sharedOf(game).log.at(-1)?.type).to.equal('no-clue');
    expect(sharedOf(game).seats.map(({ score }) => score)).to.deep.equal([-1, 0, 0]);
    await press(game, '[part~=go-on]');
    await playTo(game, () => seen(game) === 'clue');
    await giveClue(game, 'Ocean');
    await ready(game);
    clock.pass(30_000);
    await until(() => seen(game) === 'cover', 'CD-10 it counts as a pass, and is told as what it is');
    await ready(game);
    clock.pass(30_000);
    await until(() => seen(game) === 'outcome');
    expect(acts(game)).to.deep.equal(['timeout', 'timeout']);
    expect(sharedOf(game).seats.map(({ score }) => score)).to.deep.equal([-2, 0, -1]);
  });

  it('in turn, one after the other, too', async () => {
    const game = await preset({ timers: '1', guessMode: 'sequential' });
    await playTo(game, () => seen(game) === 'clue');
    await giveClue(game, 'Ocean');
    for (const left of [1, 0]) {
      await ready(game);
      expect(clock.waiting()).to.deep.equal([30_000]);
      clock.pass(30_000);
      await until(() => seen(game) === (left ? 'cover' : 'outcome'));
    }
    expect(acts(game)).to.deep.equal(['timeout', 'timeout']);
  });

  it('a pause stops them; going on, they have what was left', async () => {
    const game = await preset({ timers: '1' });
    await playTo(game, () => seen(game) === 'clue');
    clock.pass(10_000);
    await pause(game);
    expect(clock.waiting()).to.deep.equal([]);
    clock.pass(100_000);
    await press(game, '[part~=resume]');
    await ready(game);
    expect(clock.waiting()).to.deep.equal([50_000]);
  });

  it('a reload does not give a seat its time again', async () => {
    const kept = { timers: '1', noKeep: false, id: 'clocks' };
    localStorage.clear();
    const game = await preset(kept);
    await ready(game);
    clock.pass(20_000);
    window.dispatchEvent(new Event('pagehide'));
    game.remove();
    const again = await preset({ ...kept, words: undefined as never });
    await ready(again);
    expect(clock.waiting()).to.deep.equal([70_000]);
    clock.pass(5_000);
    again.remove();
    const alone = await preset({ ...kept, words: undefined as never });
    await ready(alone);
    expect(clock.waiting(), 'taken out without a pagehide, too').to.deep.equal([65_000]);
    alone.remove();
    localStorage.clear();
  });

  it('what time did and is taken back gets its time again', async () => {
    const game = await preset({ timers: '1' });
    await playTo(game, () => seen(game) === 'clue');
    await giveClue(game, 'Ocean');
    await ready(game);
    clock.pass(30_000);
    await until(() => seen(game) === 'cover');
    await menu(game, /back|Undo/);
    await ready(game);
    expect(mineOf(game)?.seat).to.equal(1);
    expect(clock.waiting()).to.deep.equal([30_000]);
  });

  it('where one person plays against bots it runs on, stops with the game’s removal, and comes back', async () => {
    const game = await preset({ timers: '1', bots: 2 });
    const home = game.parentElement as HTMLElement;
    expect(clock.waiting()).to.deep.equal([90_000]);
    await blur();
    expect(clock.waiting()).to.deep.equal([90_000]);
    clock.pass(10_000);
    game.remove();
    expect(clock.waiting()).to.deep.equal([]);
    clock.pass(500_000);
    home.append(game);
    await settle();
    expect(clock.waiting()).to.deep.equal([80_000]);
    expect(shown(game, 'turn-timer')).not.to.be.undefined;
  });
});
