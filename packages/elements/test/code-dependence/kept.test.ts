import { expect } from '@open-wc/testing';
import '../../src/code-dependence/define.js';
import type { CodeDependence } from '../../src/code-dependence/code-dependence.js';
import { all, focused, one, serialise, shown, text } from '../support/deep.js';
import { region } from '../support/region.js';
import { settle, until } from '../support/table.js';
import { choose, playTo, press, ready, seatBot, seen, sharedOf, step } from './support/preset.js';
import { KEY, PAGE, kept, logOf, reload, seats } from './support/kept.js';
import { wordsIn } from './support/words.js';

const notice = (game: Element): boolean => text(one(game, 'table-menu')).includes('kept on this device');

describe('a match that is kept on this device', () => {
  beforeEach(() => localStorage.clear());

  it('goes on after a reload at each of its phases, covered, to the same end', async function () {
    this.timeout(90_000);
    let game = await kept({ rounds: 2 as never });
    const phases = new Set<string>();
    for (let moves = 0; seen(game) !== 'result'; moves++) {
      if (moves > 300) throw new Error('it never ends');
      const { phase, giver, round } = sharedOf(game);
      if (!phases.has(`${phase}/${round}`)) {
        phases.add(`${phase}/${round}`);
        const log = logOf(game);
        game.remove();
        game = await reload();
        await until(() => all(game, 'word-game').length > 0);
        const now = sharedOf(game);
        expect([now.phase, now.giver, now.round]).to.deep.equal([phase, giver, round]);
        expect(logOf(game)).to.equal(log);
        expect(seen(game)).to.equal({ scoring: 'scoring', finished: 'result' }[phase as string] ?? 'cover');
      }
      await step(game);
    }
    expect([...phases].map((phase) => phase.split('/')[0])).to.deep.equal([
      ...['planning', 'clue', 'guess', 'scoring'],
      ...['planning', 'clue', 'guess', 'finished'],
    ]);
    game.remove();
    game = await reload();
    await until(() => shown(game, '[part~=headline]'), 'the result is there after a reload, too');
  });

  it('a private view that was open is closed after it, and nothing of it is left', async () => {
    const game = await kept();
    await ready(game);
    expect(wordsIn(serialise(game)).length).to.be.above(6);
    game.remove();
    const again = await reload();
    expect(seen(again)).to.equal('cover');
    expect(wordsIn(serialise(again))).to.deep.equal([]);
  });

  it('keeps who is a bot', async () => {
    const game = await kept({ bots: 1 });
    const seats = (): string => all(one(game, 'table-menu'), 'fieldset').map(text).join();
    expect(seats()).to.contain('Seat 3');
    for (const element of all(one(game, 'table-menu'), 'details'))
      (element as HTMLDetailsElement).open = true;
    all<HTMLInputElement>(one(game, 'table-menu'), 'input[name=seat1]')[1]?.click();
    await settle();
    game.remove();
    const again = await reload({ pace: 'off' });
    const bots = all<HTMLInputElement>(one(again, 'table-menu'), 'input[type=radio]').map(
      (radio) => radio.checked,
    );
    expect(bots).to.deep.equal([true, false, false, true, false, true]);
    await playTo(again, () => seen(again) === 'result');
  });

  it('says so, and erases every key of its own when asked; the game goes on without', async () => {
    localStorage.setItem('cluekit:settings', 'x');
    localStorage.setItem('theirs', 'y');
    const game = await kept();
    expect(notice(game)).to.be.true;
    await ready(game);
    await choose(game);
    const ours = (): string[] =>
      Object.keys(localStorage).filter((key) => key.startsWith('cluekit:code-dependence'));
    expect(ours()).to.deep.equal([KEY]);
    const erase = all(one(game, 'table-menu'), 'button').find((button) => /^Erase/.test(text(button)));
    erase?.click();
    await settle();
    expect(ours()).to.deep.equal([]);
    expect(notice(game)).to.be.false;
    expect(text(focused()), 'it is told').to.match(/^Erased/);
    await until(() => region().textContent?.startsWith('Erased'), 'and said');
    await playTo(game, () => seen(game) === 'result');
    expect(Object.keys(localStorage).sort()).to.deep.equal(['cluekit:settings', 'theirs']);
  });

  it('is forgotten where a new game is set up, and another takes its place', async () => {
    const game = await kept({ noLobby: false });
    await game.start({
      seats: seats(2),
      deck: 'classic',
      rounds: 1,
      guessMode: 'simultaneous',
      timers: null,
    });
    const id = JSON.parse(localStorage.getItem(KEY) ?? '{}').id;
    expect(id).to.be.a('string');
    await game.start({
      seats: seats(3),
      deck: 'classic',
      rounds: 1,
      guessMode: 'simultaneous',
      timers: null,
    });
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}').id).not.to.equal(id);
    const menu = one(game, 'table-menu');
    all<HTMLFormElement>(menu, 'form').at(-1)?.requestSubmit();
    await until(() => seen(game) === 'lobby');
    expect(localStorage).to.have.length(0);
  });

  it('two games on a page are kept apart by their ids', async () => {
    const a = await kept({ id: 'a' });
    const b = await kept({ id: 'b', players: 4 });
    expect(Object.keys(localStorage).sort()).to.deep.equal([`${PAGE}#a`, `${PAGE}#b`]);
    a.remove();
    b.remove();
    expect(sharedOf(await reload({ id: 'a' })).players).to.equal(3);
    expect(sharedOf(await reload({ id: 'b' })).players).to.equal(4);
  });

  it('two games without an id play a match each, and each finds its own again', async () => {
    const names = ['', ''].map(() => ({ id: '' }));
    const [a, b] = [await kept({ ...names[0] }), await kept({ ...names[1], players: 4 })];
    expect(Object.keys(localStorage).sort()).to.deep.equal([PAGE, `${PAGE}/2`]);
    a?.remove();
    b?.remove();
    expect(sharedOf(await reload({ id: '' })).players).to.equal(3);
    expect(sharedOf(await reload({ id: '' })).players).to.equal(4);
  });

  it('A17 a reload shows no hand while the device is on its way to the one who is left', async () => {
    const game = await kept();
    await ready(game);
    await seatBot(game, 2, true);
    await seatBot(game, 0, true);
    expect([seen(game), text(one(game, 'seat-handover'))].join()).to.match(/^cover.*Seat 2/);
    game.remove();
    const again = await reload();
    expect(seen(again)).to.equal('cover');
    expect(wordsIn(serialise(again))).to.deep.equal([]);
    await ready(again);
    again.remove();
    expect(seen(await reload()), 'who has had it once has it').to.equal('planning');
  });

  it('settings that make no match leave what is kept alone, and one that came too late, too', async () => {
    const game = await kept();
    const before = localStorage.getItem(KEY);
    const good = { deck: 'classic', rounds: 1, guessMode: 'simultaneous', timers: null } as const;
    const bad = [
      ...[
        'ab',
        [{}, {}],
        [
          { name: 'A', bot: 1 },
          { name: 'B', bot: 'no' },
        ],
      ].map((seats_) => ({ ...good, seats: seats_ })),
      null,
    ];
    for (const settings of bad) await game.start(settings as never);
    expect(localStorage.getItem(KEY)).to.equal(before);
    const late = game.start({ ...good, seats: seats(4), deck: 'nature' });
    await Promise.all([late, game.start({ ...good, seats: seats(2) })]);
    expect(sharedOf(game).players).to.equal(2);
    game.remove();
    expect(sharedOf(await reload()).players).to.equal(2);
  });

  it('is not gone on with where the page says by now that it is another; one that fits is', async () => {
    (await kept({ rounds: 1 })).remove();
    for (const fixed of [
      ...[{ players: 4 }, { mode: 'duel' as const, players: undefined }, { deck: 'classic' as const }],
      ...[{ rounds: 2 as const }, { guessMode: 'sequential' as const }, { timers: '2' }],
    ]) {
      const lying = localStorage.getItem(KEY);
      const game = await reload(fixed);
      expect(seen(game), JSON.stringify(fixed)).to.equal('lobby');
      expect(localStorage.getItem(KEY), 'let lie').to.equal(lying);
      game.remove();
    }
    const fits = {
      players: 3,
      mode: 'table',
      deck: 'page',
      rounds: 1,
      guessMode: 'simultaneous',
      timers: 'off',
    };
    expect(seen(await reload(fits as Partial<CodeDependence>))).to.equal('cover');
  });

  it('keeps nothing where the page says so, and says nothing of it', async () => {
    const game = await kept({ noKeep: true });
    expect(notice(game)).to.be.false;
    await playTo(game, () => seen(game) === 'clue');
    expect(localStorage).to.have.length(0);
  });
});

describe('what lies there and is no match of ours', () => {
  beforeEach(() => localStorage.clear());

  const broken = async (): Promise<readonly [string, string][]> => {
    const game = await kept();
    await ready(game);
    await choose(game);
    const good = localStorage.getItem(KEY) ?? '';
    game.remove();
    const match = JSON.parse(good);
    const { log } = match;
    const with_ = (change: object): string => JSON.stringify({ ...match, ...change });
    return [
      ['no JSON', good.slice(0, -9)],
      ['another’s', '{"score":7}'],
      ['another game', with_({ log: [{ ...log[0], game: 'chess' }] })],
      ['a deal that is none', with_({ log: [{ ...log[0], source: null }, ...log.slice(1)] })],
      ['a move that was never made', with_({ log: [log[0], { ...log[1], command: { type: 'castle' } }] })],
      ['a hole', with_({ log: [log[0], null] })],
      ['moves without a start', with_({ log: log.slice(1) })],
      ['other seats than its match', with_({ settings: { ...match.settings, seats: seats(5) } })],
    ];
  };

  it('is told, and let lie; the lobby is there, and a new game can be played', async function () {
    this.timeout(60_000);
    for (const [what, content] of await broken()) {
      localStorage.setItem(KEY, content);
      const game = await reload();
      await until(() => seen(game) === 'lobby', `the lobby: ${what}`);
      await until(() => shown(game, '.problem[role=alert]'), `it is told: ${what}`);
      expect(text(shown(game, '.problem[role=alert]')), what).to.contain('could not be read');
      expect(localStorage.getItem(KEY), `${what}: let lie`).to.equal(content);
      await press(one(game, 'game-lobby'), '[part~=start]');
      await until(() => seen(game) === 'cover', `a new game: ${what}`);
      expect(shown(game, '.problem[role=alert]'), what).to.be.undefined;
      game.remove();
    }
  });

  it('is told, too, where a page has no lobby and a new game begins at once', async () => {
    localStorage.setItem(KEY, '{"score":7}');
    const game = await kept();
    await until(() => seen(game) === 'cover');
    expect(text(game)).to.contain('could not be read. This is a new one.');
  });

  it('a device without storage plays in memory, and does not say that it keeps anything', async () => {
    const { getItem, setItem } = Storage.prototype;
    const no = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: no, setItem: no });
    try {
      const game = await kept();
      expect(notice(game)).to.be.false;
      await playTo(game, () => seen(game) === 'result');
    } finally {
      Object.assign(Storage.prototype, { getItem, setItem });
    }
  });

  it('a device that fills up in mid-game plays on in memory, and says no more that it keeps it', async () => {
    const game = await kept();
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    try {
      await playTo(game, () => seen(game) === 'clue');
      expect(localStorage).to.have.length(0);
      expect(notice(game)).to.be.false;
    } finally {
      Storage.prototype.setItem = setItem;
    }
    await playTo(game, () => seen(game) === 'result');
    expect(localStorage).to.have.length(0);
  });
});
