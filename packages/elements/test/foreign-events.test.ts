import { expect } from '@open-wc/testing';
import '../src/define.js';
import { errorsOf } from './code-dependence/support/foreign.js';
import { all, one, serialise, shown } from './support/deep.js';
import { parts } from './support/parts.js';
import { boardOf, freshCode, preset } from './support/preset.js';
import { settle, table, until } from './support/table.js';

const REQUESTS = ['clue-request', 'flip-request', 'end-turn-request', 'foul-request', 'undo-request'];
const WAYS = ['new-game', 'play-code', 'word-select'];

/** What a page, or another library on it, may put under the names that our events have. */
const FIELDS: readonly (readonly [string, object])[] = [
  ['nothing', {}],
  ['null', { take: null, command: null, result: null, mode: null, level: null, list: null, code: null }],
  ['odd values', { take: 7, command: 'x', mode: 'chess', level: {}, list: ['own'], code: 7, card: 'x' }],
  [
    'names of every object',
    { take: {}, mode: 'constructor', level: '__proto__', list: 'toString', code: {} },
  ],
  ['a getter', Object.defineProperty({}, 'take', { enumerable: true, get: () => undefined })],
];
const SHAPES = [
  (type: string) => new Event(type, { bubbles: true }),
  (type: string) => new Event(type, { bubbles: true, composed: true, cancelable: true }),
  (type: string) => new CustomEvent(type, { bubbles: true, composed: true, detail: null }),
];

function foreign(type: string): [string, Event][] {
  return SHAPES.flatMap((make) =>
    FIELDS.map(([what, fields]): [string, Event] => {
      const event = make(type);
      for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(fields)))
        Object.defineProperty(event, name, property);
      return [`${type} with ${what}`, Object.freeze(event)];
    }),
  );
}

/** What every foreign event of a type throws, at each of some elements. */
const errorsBy = (type: string, elements: readonly Element[]): Promise<string[]> =>
  errorsOf(async () => {
    for (const [, event] of foreign(type)) for (const element of elements) element.dispatchEvent(event);
    await Promise.resolve();
  });

describe('events of our names that are not ours', () => {
  beforeEach(() => localStorage.clear());

  it('change nothing and throw nothing at any element of a game', async () => {
    const match = await table();
    const game = await parts(match);
    await match.play({ type: 'giveClue', word: 'Ocean', number: 2 });
    await settle();
    const before = serialise(game);
    for (const type of [...REQUESTS, ...WAYS, 'go-on', 'play-again', 'same-board'])
      expect(await errorsBy(type, [game, ...game.children]), type).to.deep.equal([]);
    expect(match.sent).to.deep.equal([]);
    expect(serialise(game) === before, 'all looks as before').to.be.true;
    match.close();
  });

  it('change nothing and throw nothing at any element of the preset, in each of its stages', async function () {
    this.timeout(90_000);
    const code = freshCode();
    const { key } = boardOf(code);
    const game = await preset(code);
    const quiet = async (stage: string): Promise<void> => {
      await settle();
      const before = serialise(game);
      const had = [game.mode, game.level, game.list, game.code];
      const problems: Event[] = [];
      const told = (event: Event): void => void problems.push(event);
      game.addEventListener('game-problem', told);
      const ours = [game, ...all(game, '*').filter((each) => each.localName.includes('-'))];
      for (const type of [...REQUESTS, ...WAYS])
        expect(await errorsBy(type, ours), `${stage}: ${type}`).to.deep.equal([]);
      game.removeEventListener('game-problem', told);
      expect(problems, stage).to.have.length(0);
      expect([game.mode, game.level, game.list, game.code], stage).to.deep.equal(had);
      expect(serialise(game) === before, stage).to.be.true;
    };
    await quiet('clue');
    const { store } = game.shadowRoot?.querySelector('word-game') as unknown as { store: Store };
    await store.send({ type: 'giveClue', word: null, number: 3 });
    await quiet('guess');
    await store.send({ type: 'flip', card: key.indexOf('bystander') });
    await until(() => shown(game, '[part~=go-on]'));
    await quiet('outcome');
    one(game, '[part~=go-on]').click();
    await store.send({ type: 'giveClue', word: null, number: 3 });
    await store.send({ type: 'flip', card: key.indexOf('trap') });
    await until(() => shown(game, '[part~=headline]'));
    await quiet('result');
  });

  it('a request with a `take` of its own gets no further than that', async () => {
    const match = await table();
    const game = await parts(match);
    const event = Object.assign(new Event('clue-request', { bubbles: true }), {
      take: () => {
        throw new Error('not ours');
      },
    });
    const errors = await errorsOf(async () => {
      game.firstElementChild?.dispatchEvent(event);
      await Promise.resolve();
    });
    expect(errors).to.deep.equal([]);
    expect(match.sent).to.deep.equal([]);
    match.close();
  });
});

interface Store {
  send(command: object): Promise<unknown>;
}
