import { expect } from '@open-wc/testing';
import '../../src/code-dependence/define.js';
import type { CodeDependence } from '../../src/code-dependence/code-dependence.js';
import { all, one, serialise, shown, text } from '../support/deep.js';
import { settle, until } from '../support/table.js';
import { choose, ownerOf, playTo, preset, press, ready, seen, sharedOf, step } from './support/preset.js';
import { wordsIn } from './support/words.js';

const KEY = 'cluekit:code-dependence/match';
const kept = (properties: Partial<CodeDependence> = {}): Promise<CodeDependence> =>
  preset({ noKeep: false, ...properties });

/** The page is loaded again: another element, with nothing but what lies on the device. */
const reload = (properties: Partial<CodeDependence> = {}): Promise<CodeDependence> =>
  kept({ noLobby: false, players: undefined as never, words: undefined as never, ...properties });

const logOf = (game: Element): string => JSON.stringify(sharedOf(game).log);
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
      Object.keys(localStorage).filter((key) => key.startsWith('cluekit:code-dependence/'));
    expect(ours()).to.deep.equal([KEY]);
    const erase = all(one(game, 'table-menu'), 'button').find((button) => /^Erase/.test(text(button)));
    erase?.click();
    await settle();
    expect(ours()).to.deep.equal([]);
    expect(notice(game)).to.be.false;
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
    expect(Object.keys(localStorage).sort()).to.deep.equal([
      'cluekit:code-dependence/a',
      'cluekit:code-dependence/b',
    ]);
    a.remove();
    b.remove();
    expect(sharedOf(await reload({ id: 'a' })).players).to.equal(3);
    expect(sharedOf(await reload({ id: 'b' })).players).to.equal(4);
  });

  it('keeps nothing where the page says so, and says nothing of it', async () => {
    const game = await kept({ noKeep: true });
    expect(notice(game)).to.be.false;
    await playTo(game, () => seen(game) === 'clue');
    expect(localStorage).to.have.length(0);
  });
});

const seats = (n: number) => Array.from({ length: n }, () => ({ name: '', bot: false }));

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

describe('two tabs over one kept match', () => {
  beforeEach(() => localStorage.clear());

  it('the second one sees the first one’s moves after a conflict, and nothing is corrupt', async () => {
    const first = await kept();
    const second = await reload();
    await ready(second);
    await playTo(first, () => sharedOf(first).phase === 'clue');
    expect(sharedOf(second).phase, 'it knows nothing yet').to.equal('planning');
    await choose(second);
    await until(() => sharedOf(second).phase === 'clue', 'it has read again');
    expect(logOf(second)).to.equal(logOf(first));
    await playTo(second, () => seen(second) === 'result');
    await (first.isConnected && ownerOf(first).send({ type: 'timeout' }));
    await until(() => sharedOf(first).phase === 'finished');
    expect(logOf(first)).to.equal(logOf(second));
    expect(JSON.stringify(first.record)).to.equal(JSON.stringify(second.record));
  });

  it('a new game in one leaves the other its own, in memory', async () => {
    const first = await kept();
    const second = await reload();
    await second.start({
      seats: seats(4),
      deck: 'classic',
      rounds: 1,
      guessMode: 'simultaneous',
      timers: null,
    });
    await playTo(first, () => seen(first) === 'result');
    const third = await reload();
    expect(sharedOf(third).players).to.equal(4);
    expect(sharedOf(third).phase).to.equal('planning');
  });
});
