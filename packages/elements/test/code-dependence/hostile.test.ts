import { expect } from '@open-wc/testing';
import '../../src/code-dependence/define.js';
import type { CodeDependence } from '../../src/code-dependence/code-dependence.js';
import { all, one, serialise, shown, text } from '../support/deep.js';
import { settle, until } from '../support/table.js';
import { errorsOf, foreign } from './support/foreign.js';
import { ownerOf, pause, playTo, preset, seen, sharedOf, step } from './support/preset.js';

const REQUESTS = [
  ...['coded-request', 'clue-request', 'guess-request', 'call-request', 'pass-request'],
  ...['next-round-request', 'undo-request', 'skip-request', 'end-turn-request', 'foul-request'],
];
const WAYS = ['start-game', 'seat-ready', 'table-menu', 'word-select'];
/** Whoever sends these means them: there is nothing to look at. They may do what their button does, no more. */
const BARE = ['go-on', 'play-again'];

const ours = (game: Element): Element[] => [
  game,
  ...all(game, '*').filter(({ localName }) => localName.includes('-')),
];

/** What every foreign event of a type throws, at every element of the game. */
const errorsBy = (game: Element, type: string): Promise<string[]> =>
  errorsOf(async () => {
    for (const [, event] of foreign(type)) for (const element of ours(game)) element.dispatchEvent(event);
    await Promise.resolve();
  });

describe('events of our names that are not ours', () => {
  beforeEach(() => localStorage.clear());

  it('change nothing and throw nothing at any element of the preset, in each of its stages', async function () {
    this.timeout(120_000);
    const game = await preset({ noKeep: false, rounds: 2 as never });
    game.style.setProperty('--clue-motion', '0'); // points that count up would be a change
    const stages = new Set<string>();
    while (seen(game) !== 'result' || !stages.has('result')) {
      const stage = seen(game);
      if (!stages.has(stage)) {
        stages.add(stage);
        await quiet(game, stage);
      }
      if (stage !== 'result') await step(game);
    }
    expect([...stages].sort()).to.deep.equal(
      ['cover', 'planning', 'clue', 'guess', 'outcome', 'scoring', 'result'].sort(),
    );
  });

  it('nor in the lobby, nor while it is paused', async () => {
    const lobby = await preset({ noLobby: false });
    await quiet(lobby, 'lobby');
    expect(seen(lobby)).to.equal('lobby');
    const game = await preset();
    await pause(game);
    expect(seen(game)).to.equal('paused');
    await quiet(game, 'paused');
  });

  async function quiet(game: CodeDependence, stage: string): Promise<void> {
    await settle();
    const before = serialise(game);
    const kept = JSON.stringify(localStorage);
    const problems: Event[] = [];
    const told = (event: Event): void => void problems.push(event);
    game.addEventListener('game-problem', told);
    for (const type of [...REQUESTS, ...WAYS])
      expect(await errorsBy(game, type), `${stage}: ${type}`).to.deep.equal([]);
    game.removeEventListener('game-problem', told);
    expect(problems, stage).to.have.length(0);
    expect(serialise(game) === before, `${stage}: all looks as before`).to.be.true;
    expect(JSON.stringify(localStorage), stage).to.equal(kept);
  }

  it('go-on and play-again do nothing where their button is not', async () => {
    const game = await preset();
    const before = serialise(game);
    for (const type of BARE) expect(await errorsBy(game, type), type).to.deep.equal([]);
    expect(serialise(game) === before).to.be.true;
  });

  it('a page prevents what a person asked for: to look, to start, to act, what the menu does', async () => {
    const game = await preset();
    const wrap = game.parentElement as HTMLElement;
    const gone = new AbortController();
    const heard: string[] = [];
    for (const type of ['seat-ready', 'start-game', 'table-menu', 'coded-request'])
      wrap.addEventListener(type, (event) => (heard.push(type), event.preventDefault()), gone);
    one(game, '[part~=ready]').click();
    await settle();
    expect(seen(game), 'the cover stays').to.equal('cover');
    await pause(game);
    expect(seen(game), 'it is not paused').to.equal('cover');
    gone.abort();
    await step(game);
    const again = new AbortController();
    wrap.addEventListener('coded-request', (event) => event.preventDefault(), again);
    await step(game);
    expect(sharedOf(game).seats.filter(({ acted }) => acted)).to.have.length(0);
    again.abort();
    expect(heard).to.deep.equal(['seat-ready', 'table-menu']);
    const lobby = await preset({ noLobby: false });
    lobby.parentElement?.addEventListener('start-game', (event) => event.preventDefault());
    one(lobby, '[part~=start]').click();
    await settle();
    expect(seen(lobby)).to.equal('lobby');
  });

  it('odd wishes of a menu are not granted', async () => {
    const game = await preset({ noKeep: false });
    const menu = one(game, 'table-menu');
    const before = serialise(game);
    const wishes = [
      ...[null, 7, 'forget', {}, { type: 'constructor' }, { type: 'seat-bot' }],
      ...[
        { type: 'seat-bot', seat: 7, bot: true },
        { type: 'seat-bot', seat: -1, bot: true },
      ],
      ...[
        { type: 'seat-bot', seat: 'length', bot: true },
        { type: 'seat-bot', seat: 0, bot: 'true' },
      ],
      { type: 'seat-bot', seat: 1.5, bot: true },
    ];
    for (const wish of wishes) {
      const errors = await errorsOf(async () => {
        menu.dispatchEvent(Object.assign(new Event('table-menu', { bubbles: true }), { wish }));
        await settle();
      });
      expect(errors, JSON.stringify(wish)).to.deep.equal([]);
      expect(serialise(game) === before, JSON.stringify(wish)).to.be.true;
    }
    expect(localStorage).to.have.length(1);
  });

  it('commands of a page that make no sense are refused, and nothing is hurt', async () => {
    const game = await preset();
    const owner = ownerOf(game);
    const odd = [null, 7, 'undo', {}, { type: 'start' }, { type: 'chooseCoded', seat: 0, word: 'x' }, []];
    for (const command of odd) {
      const reply = await owner.send(command);
      expect(reply.ok, JSON.stringify(command)).to.be.false;
    }
    await playTo(game, () => seen(game) === 'clue');
  });
});

describe('attributes with values that make no sense', () => {
  beforeEach(() => localStorage.clear());

  const made = async (attributes: Record<string, string>): Promise<[CodeDependence, string[], string[]]> => {
    const told: string[] = [];
    const game = document.createElement('code-dependence');
    game.addEventListener('game-problem', (event) =>
      told.push((event as Event & { message: string }).message),
    );
    const given = { 'no-lobby': '', 'no-keep': '', pace: 'off', players: '3', rounds: '1' };
    for (const [name, value] of Object.entries({ ...given, ...attributes })) game.setAttribute(name, value);
    const errors = await errorsOf(async () => {
      document.body.append(game);
      await until(() => all(game, 'word-game, game-lobby').length > 0, JSON.stringify(attributes));
      await settle();
    });
    return [game, told, errors];
  };

  for (const attributes of [
    ...['99', '1', '0', '-1', '1e9', 'Infinity', 'NaN', '2.5', 'x', ''].map((players) => ({ players })),
    ...['x', '0', '4', '1e9', 'Infinity'].map((rounds) => ({ rounds })),
    ...['NaN', '0', '-1', '11', '1e9', 'Infinity', 'x', ''].map((timers) => ({ timers })),
    ...['constructor', '__proto__', 'toString', 'page', 'pasted', 'chess', ''].map((deck) => ({ deck })),
    { 'guess-mode': 'chess' },
    { mode: 'table', players: '2' },
    { mode: 'duel', players: '3' },
    { words: 'a, b, c' },
    { words: '' },
  ] as Record<string, string>[])
    it(`${JSON.stringify(attributes)} is told, and the lobby is there`, async () => {
      const [game, told, errors] = await made(attributes);
      expect(errors).to.deep.equal([]);
      expect(seen(game)).to.equal('lobby');
      expect(told).to.have.length(1);
      expect(told[0]).to.match(/\w{3}.*\.$/);
      expect(text(shown(game, '.problem[role=alert]'))).to.equal(told[0]);
      game.remove();
    });

  for (const attributes of [
    ...['-1', 'x', 'Infinity', '99', '2.5'].map((bots) => ({ bots })),
    { mode: 'chess' },
    { pace: 'chess' },
    { theme: 'chess' },
    { announcer: 'chess' },
  ] as Record<string, string>[])
    it(`${JSON.stringify(attributes)} is let go by: a game is dealt that can be played`, async () => {
      const [game, told, errors] = await made(attributes);
      expect([...errors, ...told]).to.deep.equal([]);
      await playTo(game, () => sharedOf(game).phase === 'clue');
      game.remove();
    });

  it('in a lobby are not fixed: the person chooses', async () => {
    const odd = {
      players: 99,
      rounds: NaN,
      timers: 'NaN',
      deck: 'constructor',
      bots: -1,
      guessMode: 'chess',
    };
    const game = await preset({ noLobby: false, ...odd } as never);
    expect(seen(game)).to.equal('lobby');
    expect(all(one(game, 'game-lobby'), 'select').length).to.be.above(4);
    one(game, '[part~=start]').click();
    await until(() => seen(game) === 'cover');
  });
});
