import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import './define.js';
import { codeDependenceEn } from '../locales/code-dependence-en.js';
import { all, focused, one, text } from '../../test/support/deep.js';
import { fits, inBox } from '../../test/support/dependence.js';
import { field, fill, lines, problems, seatButtons, seats, start } from '../../test/support/lobby.js';
import { alone } from '../../test/support/levels.js';
import { settle } from '../../test/support/table.js';
import type { GameLobby } from './game-lobby.js';

describe('<game-lobby>', () => {
  let lobby: GameLobby;
  beforeEach(async () => {
    lobby = await alone<GameLobby>('game-lobby');
  });

  it('starts the default game as it stands (CD-2), clocks off', async () => {
    await expect(lobby).to.be.accessible();
    expect(await start(lobby)).to.deep.equal({
      seats: seats('Seat 1', 'Seat 2', 'Seat 3', 'Seat 4'),
      ...{ deck: 'classic', rounds: 3, guessMode: 'simultaneous', timers: null },
    });
  });

  it('starts what was chosen, by an event that a page can hear', async () => {
    let told = false;
    lobby.addEventListener('start-game', (event) => {
      told = event.bubbles && event.composed && event.cancelable;
    });
    seatButtons(lobby)[1]?.click();
    await settle();
    await fill(lobby, 'name0', 'Red Fox');
    await fill(lobby, 'bot2', 'true');
    await fill(lobby, 'deck', 'school');
    await fill(lobby, 'rounds', '5');
    await fill(lobby, 'guessMode', 'sequential');
    await fill(lobby, 'timers', '1.5');
    expect(await start(lobby)).to.deep.equal({
      seats: [...seats('Red Fox', 'Seat 2'), { name: 'Seat 3', bot: true }],
      ...{ deck: 'school', rounds: 5, guessMode: 'sequential', timers: 1.5 },
    });
    expect(told).to.be.true;
  });

  it('gives a person more time than the table where clocks run (A19); a bot and a game without clocks have none', async () => {
    const field = (i: number): HTMLElement | undefined => all(lobby, `#time${i}`)[0];
    expect(field(0)).to.be.undefined;
    await fill(lobby, 'timers', '1');
    await fill(lobby, 'bot3', 'true');
    expect(field(0)?.getAttribute('aria-label')).to.equal('Time of seat 1');
    expect(field(3), 'a bot').to.be.undefined;
    await fill(lobby, 'time1', '3');
    await fill(lobby, 'time2', '1.5');
    await expect(lobby).to.be.accessible();
    fits(await inBox(lobby, 320), 320);
    await fill(lobby, 'bot2', 'true');
    expect((await start(lobby))?.seats.map(({ time }) => time)).to.deep.equal([
      undefined,
      3,
      undefined,
      undefined,
    ]);
    await fill(lobby, 'timers', 'off');
    expect((await start(lobby))?.seats.map(({ time }) => time)).to.deep.equal(Array(4).fill(undefined));
    await fill(lobby, 'timers', '2');
    expect((await start(lobby))?.seats[1]?.time, 'it is not forgotten').to.equal(3);
  });

  it('begins with bots in the last seats where the page says so; the person may change it, and one person stays', async () => {
    const bots = async (from: HTMLElement): Promise<boolean[]> =>
      (await start(from))?.seats.map(({ bot }) => bot) ?? [];
    const preset = await alone<GameLobby>('game-lobby', { bots: 2 });
    expect(await bots(preset)).to.deep.equal([false, false, true, true]);
    await fill(preset, 'bot3', 'false');
    await fill(preset, 'rounds', '1');
    expect(await bots(preset)).to.deep.equal([false, false, true, false]);
    expect(await bots(await alone<GameLobby>('game-lobby', { bots: 9, players: 3 }))).to.deep.equal([
      false,
      true,
      true,
    ]);
    const settings = { seats: [0, 1].map(() => ({ name: '', bot: false })) };
    expect(await bots(await alone<GameLobby>('game-lobby', { bots: 1, settings }))).to.deep.equal([
      false,
      false,
    ]);
    expect(
      await bots(await alone<GameLobby>('game-lobby', { bots: 1, noBots: true, players: 2 })),
    ).to.deep.equal([false, false]);
  });

  it('has two to seven seats (CD-1), and keeps the focus on the button', async () => {
    const counts: number[] = [];
    for (const [button, times] of [
      [0, 5],
      [1, 7],
    ] as const)
      for (let i = 0; i < times; i++) {
        seatButtons(lobby)[button]?.focus();
        await sendKeys({ press: 'Enter' });
        await settle();
        expect(focused() === seatButtons(lobby)[button]).to.be.true;
        counts.push(all(lobby, '[part~=seat]').length);
      }
    expect(counts).to.deep.equal([5, 6, 7, 7, 7, 6, 5, 4, 3, 2, 2, 2]);
    expect(seatButtons(lobby)[1]?.getAttribute('aria-disabled')).to.equal('true');
  });

  it('gives neutral names, none of them twice (B22)', async () => {
    expect(all(lobby, 'input[type=text], input:not([type])')).to.have.length(0);
    await fill(lobby, 'name0', 'Blue Heron');
    const offered = [...field<HTMLSelectElement>(lobby, 'name1').options].map(({ text: name }) => name);
    expect(offered[0]).to.equal('Seat 2');
    expect(offered).not.to.contain('Blue Heron');
    expect(offered).to.have.length(7);
    expect([...field<HTMLSelectElement>(lobby, 'name0').selectedOptions].map(text)).to.deep.equal([
      'Blue Heron',
    ]);
  });

  it('lets names be typed where the page says so, cleaned, and no two the same (B22)', async () => {
    lobby.freeNames = true;
    await settle();
    expect(field(lobby, 'name0').maxLength).to.equal(16);
    await fill(lobby, 'name0', ' Ann\u202E ');
    await fill(lobby, 'name2', 'Ann');
    expect(await start(lobby)).to.equal(null);
    expect(problems(lobby)).to.deep.equal(['Two seats are called Ann. Give one of them another name.']);
    expect(focused() === field(lobby, 'name2')).to.be.true;
    const named = lobby.shadowRoot?.getElementById(
      field(lobby, 'name2').getAttribute('aria-describedby') ?? '',
    );
    expect(text(named)).to.equal(problems(lobby)[0]);
    await expect(lobby).to.be.accessible();
    await fill(lobby, 'name2', 'Bo');
    expect(problems(lobby)).to.deep.equal([]);
    expect((await start(lobby))?.seats).to.deep.equal(seats('Ann', 'Seat 2', 'Bo', 'Seat 4'));
  });

  it('wants one person at the table', async () => {
    for (const i of [0, 1, 2, 3]) await fill(lobby, `bot${i}`, 'true');
    expect(await start(lobby)).to.equal(null);
    expect(problems(lobby)).to.deep.equal(['Let a person play one of the seats.']);
    expect(focused() === field(lobby, 'bot0')).to.be.true;
    lobby.noBots = true;
    await settle();
    expect(all(lobby, '[name^=bot]')).to.have.length(0);
    expect((await start(lobby))?.seats.some(({ bot }) => bot)).to.be.false;
  });

  it('offers the page’s own words where it has some', async () => {
    expect([...field<HTMLSelectElement>(lobby, 'deck').options].map(({ value }) => value)).not.to.contain(
      'page',
    );
    lobby.words = ['a', 'b', 'a'];
    await settle();
    await fill(lobby, 'deck', 'page');
    expect(await start(lobby)).to.equal(null);
    expect(problems(lobby)[0]).to.contain('2 different words').and.to.contain('42');
    expect(focused() === field(lobby, 'deck')).to.be.true;
    lobby.words = lines(42).split('\n');
    await settle();
    expect(await start(lobby)).to.deep.include({ deck: 'page', words: lobby.words });
  });

  it('shows as text what a page fixes by attribute, and takes it back with it (E24)', async () => {
    const wrap = await fixture(
      html`<div>
        <game-lobby players="2" deck="nature" rounds="5" guess-mode="sequential" timers="off"></game-lobby>
      </div>`,
    );
    const fixed = one<GameLobby>(wrap, 'game-lobby');
    for (const name of ['deck', 'rounds', 'guessMode', 'timers'])
      expect(all(fixed, `[name=${name}]`), name).to.have.length(0);
    expect(seatButtons(fixed)).to.have.length(0);
    for (const said of [
      '2 seats',
      'Words Nature',
      'Rounds 5',
      'How to guess One by one Each seat in turn',
      'Time limits Off',
    ])
      expect(text(fixed)).to.contain(said);
    await expect(fixed).to.be.accessible();
    expect(await start(fixed)).to.deep.equal({
      seats: seats('Seat 1', 'Seat 2'),
      ...{ deck: 'nature', rounds: 5, guessMode: 'sequential', timers: null },
    });
    for (const name of ['players', 'deck', 'rounds', 'guess-mode', 'timers']) fixed.removeAttribute(name);
    await settle();
    expect(seatButtons(fixed)).to.have.length(2);
    expect(field<HTMLSelectElement>(fixed, 'rounds').options).to.have.length(4);
  });

  it('leaves open what is no value of the game', async () => {
    for (const [name, value] of [
      ['players', '9'],
      ['players', 'many'],
      ['deck', 'constructor'],
      ['rounds', '4'],
      ['guess-mode', 'no'],
      ['timers', '0'],
      ['timers', '11'],
    ] as const)
      lobby.setAttribute(name, value);
    await settle();
    expect(all(lobby, 'fieldset button')).to.have.length(2);
    for (const name of ['deck', 'rounds', 'guessMode', 'timers'])
      expect(field(lobby, name).localName).to.equal('select');
    expect((await start(lobby))?.rounds).to.equal(3);
  });

  it('begins with settings that a page has kept, and says what the page has to say', async () => {
    lobby.settings = {
      seats: [
        { name: 'Seat 1', bot: false },
        { name: 'Red Fox', bot: true },
      ],
      ...{ deck: 'all', rounds: 1, guessMode: 'sequential', timers: 10 },
    };
    lobby.problem = 'That did not work.';
    await settle();
    expect(problems(lobby)).to.deep.equal(['That did not work.']);
    const settings = await start(lobby);
    expect(settings).to.deep.equal(lobby.settings);
  });

  it('takes any factor for the clocks from 1 to 10 (CD-2), and keeps one that it does not offer', async () => {
    lobby.settings = { timers: 2.5 };
    await settle();
    await fill(lobby, 'rounds', '2');
    expect((await start(lobby))?.timers).to.equal(2.5);
    lobby.timers = 4;
    await settle();
    expect(text(lobby)).to.contain('Time limits 4 times as long');
    expect((await start(lobby))?.timers).to.equal(4);
  });

  it('tells the rules, folded, as the menu of a table does', () => {
    const how = one<HTMLDetailsElement>(lobby, 'details');
    expect([how.open, text(one(how, 'summary'))]).to.deep.equal([false, 'How to play']);
    expect(all(how, 'p').map(text)).to.deep.equal(codeDependenceEn.howToText);
  });

  it('says what each way of guessing is, and its name is not cut', async () => {
    const mode = field<HTMLSelectElement>(lobby, 'guessMode');
    const hint = (): string =>
      text(lobby.shadowRoot?.getElementById(mode.getAttribute('aria-describedby') ?? ''));
    expect([...mode.options].map(text)).to.deep.equal(['All at once', 'One by one']);
    expect(hint()).to.contain('revealed together');
    await fill(lobby, 'guessMode', 'sequential');
    expect(hint()).to.contain('in turn');
  });

  it('gives the focus to its first field', () => {
    lobby.focus();
    expect(focused() === field(lobby, 'name0')).to.be.true;
  });

  for (const width of [320, 1000])
    it(`fits ${width}px, and no field makes Safari zoom (E22)`, async () => {
      lobby.freeNames = true;
      await fill(lobby, 'deck', 'pasted');
      await inBox(lobby, width);
      fits(lobby, width);
      for (const each of all(lobby, 'input:not([type=radio]), select, textarea'))
        expect(parseFloat(getComputedStyle(each).fontSize)).to.be.at.least(16);
      await expect(lobby).to.be.accessible();
    });
});
