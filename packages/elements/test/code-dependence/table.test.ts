import { expect } from '@open-wc/testing';
import '../../src/code-dependence/define.js';
import { all, focused, one, text } from '../support/deep.js';
import { listen } from '../support/region.js';
import { settle, until } from '../support/table.js';
import { leaks, silence } from './support/leaks.js';
import {
  choose,
  giveClue,
  guess,
  menu,
  mineOf,
  ownerOf,
  pause,
  playTo,
  preset,
  press,
  ready,
  seatBot,
  seen,
  sharedOf,
} from './support/preset.js';

/** Which seats a cover has asked for. */
const passedTo = (game: Element): string => text(one(one(game, 'seat-handover'), '[part~=heading]'));

describe('a table on one device', () => {
  beforeEach(silence);

  it('A17 one person and bots: no cover is ever shown, and the whole match is played', async function () {
    this.timeout(90_000);
    const game = await preset({ players: 4, bots: 3, rounds: 2 as never });
    const stages = new Set<string>();
    await playTo(
      game,
      () => seen(game) === 'result',
      undefined,
      (stage) => stages.add(stage),
    );
    expect([...stages].sort()).to.deep.equal(['clue', 'guess', 'outcome', 'planning', 'scoring']);
    expect(sharedOf(game).seats).to.have.length(4);
    expect(sharedOf(game).winners).not.to.be.null;
  });

  it('A17 two persons and a bot: the device goes to persons only', async function () {
    this.timeout(60_000);
    const game = await preset({ bots: 1 });
    const asked = new Set<string>();
    await playTo(
      game,
      () => seen(game) === 'result',
      undefined,
      (stage) => {
        if (stage === 'cover') asked.add(passedTo(game));
      },
    );
    expect([...asked]).to.deep.equal(['Pass the device to Seat 1.', 'Pass the device to Seat 2.']);
  });

  it('CD-21 a Duel of two persons, and one of a person against a bot', async function () {
    this.timeout(60_000);
    for (const bots of [0, 1]) {
      const game = await preset({ mode: 'duel', players: undefined as never, bots });
      expect(sharedOf(game).players).to.equal(2);
      await playTo(game, () => seen(game) === 'result');
      expect(all(one(game, 'game-result'), '.standings li')).to.have.length(2);
      expect(all(game, 'score-board'), 'the sums are told once').to.have.length(0);
    }
  });

  it('the device goes round from the seat after the giver on', async () => {
    const game = await preset();
    await playTo(game, () => seen(game) === 'clue');
    await giveClue(game, 'Ocean');
    expect(passedTo(game)).to.contain('Seat 2');
    await ready(game);
    await guess(game, null);
    expect(passedTo(game)).to.contain('Seat 3');
    await ready(game);
    await guess(game, null);
    await press(game, '[part~=go-on]');
    await playTo(game, () => seen(game) === 'clue');
    expect(mineOf(game)?.seat).to.equal(1);
    await giveClue(game, 'Garden');
    expect(passedTo(game)).to.contain('Seat 3');
  });

  it('CD-20 the owner takes back: it is in the record, and what was done is asked again', async () => {
    const game = await preset();
    await ready(game);
    await choose(game, 2);
    expect(sharedOf(game).seats[0]?.acted).to.be.true;
    expect(passedTo(game)).to.contain('Seat 2');
    await menu(game, /back|Undo/);
    expect(sharedOf(game).seats[0]?.acted).to.be.false;
    expect(passedTo(game)).to.contain('Seat 1');
    expect(leaks(game)).to.deep.equal([]);
    await playTo(game, () => seen(game) === 'result');
    const types = (game.record?.moves as { type: string }[]).map(({ type }) => type);
    expect(types.slice(0, 3)).to.deep.equal(['chooseCoded', 'undo', 'chooseCoded']);
  });

  it('CD-20 beside bots it is the last move of a person that is taken back, each step in the record', async () => {
    const game = await preset({ bots: 2 });
    await playTo(game, () => seen(game) === 'guess');
    await guess(game, null);
    await playTo(game, () => sharedOf(game).log.some(({ type }) => type === 'act'));
    const acts = sharedOf(game).log.length;
    await menu(game, /back|Undo/);
    await until(() => seen(game) === 'guess', 'its own act is asked again');
    expect(sharedOf(game).log.length).to.be.below(acts);
    await playTo(game, () => seen(game) === 'result');
    const types = (game.record?.moves as { type: string }[]).map(({ type }) => type);
    expect(types.filter((type) => type === 'undo').length, 'a bot’s and the person’s').to.be.above(1);
  });

  it('what is taken back is said, and there is nobody to skip while people read an outcome', async () => {
    const { said, stop } = await listen();
    const game = await preset();
    await menu(game, /^Skip/);
    await menu(game, /^Skip this clue/);
    expect(seen(game)).to.equal('outcome');
    const { log } = sharedOf(game);
    await menu(game, /^Skip/);
    expect([seen(game), sharedOf(game).log.length]).to.deep.equal(['outcome', log.length]);
    await menu(game, /back|Undo/);
    await until(() => said.some((text) => text === 'Taken back.'));
    stop();
  });

  it('the second tap of a double tap opens no view of who has not the device', async () => {
    const game = await preset();
    await playTo(game, () => seen(game) === 'clue');
    await giveClue(game, 'Ocean');
    await playTo(game, () => seen(game) === 'outcome');
    const tap = (selector: string): unknown =>
      one(game, selector).dispatchEvent(
        new MouseEvent('click', { detail: 1, bubbles: true, composed: true, cancelable: true }),
      );
    const real = performance.now.bind(performance);
    let later = 10_000;
    performance.now = () => real() + later;
    try {
      tap('[part~=go-on]');
      await settle();
      expect(seen(game)).to.equal('cover');
      later += 150;
      tap('[part~=ready]');
      await settle();
      expect(seen(game), 'too soon after what it replaced').to.equal('cover');
      later += 1_000;
      tap('[part~=ready]');
      await settle();
      expect(seen(game)).to.equal('clue');
    } finally {
      performance.now = real;
    }
  });

  it('the seal of the deal can be read from the first moment on', async () => {
    const game = await preset();
    expect(sharedOf(game).commitment).to.match(/^[0-9a-f]{64}$/);
    expect(text(one(one(game, 'table-menu'), '.seal'))).to.equal(sharedOf(game).commitment);
  });

  it('a view that is open closes where the owner takes its turn away', async () => {
    const game = await preset();
    await playTo(game, () => seen(game) === 'clue');
    await menu(game, /back|Undo/);
    expect(seen(game)).to.equal('cover');
    expect(passedTo(game)).to.contain('Seat 3');
    expect(leaks(game)).to.deep.equal([]);
  });

  it('CD-20 the owner skips who does not act, in each phase', async () => {
    const game = await preset();
    await menu(game, /^Skip/);
    expect(sharedOf(game).phase, 'all have their first card as CODED').to.equal('clue');
    await menu(game, /^Skip/);
    expect(seen(game)).to.equal('outcome');
    expect(sharedOf(game).log.at(-1)?.type).to.equal('no-clue');
    await press(game, '[part~=go-on]');
    await playTo(game, () => seen(game) === 'clue');
    await giveClue(game, 'Ocean');
    await menu(game, /^Skip/);
    expect(seen(game)).to.equal('outcome');
    expect(text(one(game, 'outcome-panel'))).to.contain('did not act');
  });

  it('CD-20 a seat goes to a bot in mid-match and back to its person', async () => {
    const game = await preset();
    await playTo(game, () => seen(game) === 'clue');
    await seatBot(game, 0, true);
    await until(() => sharedOf(game).phase === 'guess', 'the bot gives the clue');
    expect(passedTo(game)).to.contain('Seat 2');
    expect(leaks(game)).to.deep.equal([]);
    await seatBot(game, 0, false);
    await playTo(game, () => sharedOf(game).giver === 1 && seen(game) === 'clue');
    await giveClue(game, 'Garden');
    await ready(game);
    await guess(game, null);
    expect(passedTo(game), 'the person is asked again').to.contain('Seat 1');
    await playTo(game, () => seen(game) === 'result');
  });

  it('A17 who is left alone by that gets the device handed over once, and then has it', async () => {
    const game = await preset();
    await ready(game);
    await seatBot(game, 1, true);
    expect(seen(game), 'the view of seat 1 stays open').to.equal('planning');
    await seatBot(game, 0, true);
    expect(seen(game)).to.equal('cover');
    expect(passedTo(game)).to.contain('Seat 3');
    expect(leaks(game)).to.deep.equal([]);
    await ready(game);
    expect(mineOf(game)?.seat).to.equal(2);
    const covers: string[] = [];
    await playTo(
      game,
      () => seen(game) === 'result',
      undefined,
      (stage) => {
        if (stage === 'cover') covers.push(passedTo(game));
      },
    );
    expect(covers).to.deep.equal([]);
  });

  it('who is left alone while looking goes on looking', async () => {
    const game = await preset({ bots: 1 });
    await ready(game);
    await seatBot(game, 1, true);
    expect(seen(game)).to.equal('planning');
    expect(mineOf(game)?.seat).to.equal(0);
    await seatBot(game, 1, false);
    expect(seen(game), 'it is still this person who looks').to.equal('planning');
    await choose(game);
    expect(seen(game), 'the bot had chosen meanwhile').to.equal('clue');
    await giveClue(game, 'Ocean');
    expect(passedTo(game)).to.contain('Seat 2');
    expect(leaks(game)).to.deep.equal([]);
  });

  it('who played alone is asked to hand the device over once a second person is there', async () => {
    const game = await preset({ bots: 2 });
    expect(seen(game)).to.equal('planning');
    await seatBot(game, 1, false);
    expect(seen(game)).to.equal('cover');
    expect(leaks(game)).to.deep.equal([]);
  });

  it('bots alone play a round to its end', async () => {
    const game = await preset();
    for (const seat of [0, 1, 2]) await seatBot(game, seat, true);
    await playTo(game, () => seen(game) === 'result');
  });

  it('a pause is said, and has the focus on the way on', async () => {
    const { said, stop } = await listen();
    const game = await preset();
    one(game, '[part~=pause]').focus();
    await pause(game);
    expect(focused()?.getAttribute('part')).to.equal('resume');
    await until(() => said.some((text) => /stands still/.test(text)));
    stop();
  });

  it('bots rest while it is paused', async () => {
    const game = await preset({ bots: 2 });
    await playTo(game, () => seen(game) === 'clue');
    await giveClue(game, 'Ocean');
    const acted = (): boolean => sharedOf(game).seats[2]?.acted === true;
    await until(acted, 'one bot has given its clue, the other has acted on it');
    await pause(game);
    await menu(game, /back|Undo/);
    for (let turns = 0; turns < 20; turns++) await settle();
    expect(acted(), 'its act is taken back with the clue, and it does not act').to.be.false;
    expect(sharedOf(game).phase).to.equal('clue');
    await press(game, '[part~=resume]');
    await giveClue(game, 'Ocean');
    await until(acted, 'it goes on');
  });

  it('shows what happened while it was out of the document', async () => {
    const game = await preset({ bots: 2 });
    const home = game.parentElement as HTMLElement;
    await playTo(game, () => seen(game) === 'clue');
    const owner = ownerOf(game);
    game.remove();
    await owner.send({ type: 'timeout' });
    home.append(game);
    await settle();
    expect(seen(game)).to.equal('outcome');
  });
});
