import { expect, fixture, html } from '@open-wc/testing';
import '../define.js';
import { AMBER, BOARD, BYSTANDER, TWIN } from '../../test/support/board.js';
import { dependenceTable } from '../../test/code-dependence/support/table.js';
import { all, one, serialise, text } from '../../test/support/deep.js';
import { keyMarks } from '../../test/support/peek.js';
import { preset } from '../../test/support/preset.js';
import { settle, table, until } from '../../test/support/table.js';
import type { WordBank } from '../word-bank/word-bank.js';
import { Feed, type Projected } from './feed.js';
import type { GameProjector } from './game-projector.js';

const clue = { type: 'giveClue', word: 'Ocean', number: 2 } as const;
let names = 0;
const fresh = (): string => `test-${Date.now()}-${names++}`;

/** A host for a feed without a game of its own around. */
async function feedOf(store: unknown, channel: string): Promise<Feed> {
  const { LitElement } = await import('lit');
  if (!customElements.get('feed-host')) customElements.define('feed-host', class extends LitElement {});
  const host = Object.assign(document.createElement('feed-host'), { channel }) as unknown as Projected;
  await fixture(html`${host}`);
  const feed = new Feed(host);
  feed.follow(store as never, { names: ['Ash'], lang: 'en' });
  return feed;
}

async function projector(channel: string): Promise<GameProjector> {
  const element = Object.assign(document.createElement('game-projector'), { channel });
  await fixture(html`${element}`);
  return element;
}

/** Everything that is posted on a channel, as text, from now on. */
function overhear(channel: string): { readonly posted: string[]; close(): void } {
  const ear = new BroadcastChannel(`cluekit/${channel}`);
  const posted: string[] = [];
  ear.onmessage = ({ data }) => posted.push(JSON.stringify(data));
  return { posted, close: () => ear.close() };
}

describe('B21 <game-projector>', () => {
  it('opened late shows the game as it is, and follows it; no key and nothing to press', async () => {
    const [match, channel] = [await table(), fresh()];
    await match.play(clue, { type: 'flip', card: AMBER });
    await feedOf(match.store, channel);
    const screen = await projector(channel);
    await until(() => all(screen, '[part~=card]').length === 25, 'it asks, and is shown');
    expect(text(one(screen, '[part~=clue]'))).to.contain('Ocean');
    expect(all(screen, '.up').map((card) => text(one(card, '[part~=word]')))).to.deep.equal(['Quokka']);
    expect(all(screen, 'button').every((button) => button.getAttribute('aria-disabled') === 'true')).to.be
      .true;
    expect(all(screen, 'key-peek, clue-composer, flip-panel, game-menu')).to.deep.equal([]);
    for (const word of all(screen, '[part~=word]'))
      expect(parseFloat(getComputedStyle(word).fontSize)).to.be.at.least(32);
    await match.play({ type: 'flip', card: BYSTANDER });
    await until(() => all(screen, '.up').length === 2, 'it follows');
    await until(() => all(screen, '[part~=outcome]').length === 1, 'what came of the turn is told');
    expect(text(one(screen, '[part~=outcome]'))).to.contain('is a bystander');
    expect(all(screen, '[part~=go-on]'), 'nobody goes on here').to.deep.equal([]);
    expect(keyMarks(screen)).to.deep.equal([]);
    await expect(screen).to.be.accessible();
    match.close();
  });

  it('two games with the same words and different keys send the same, whatever is looked at', async () => {
    const told: string[][] = [];
    for (const board of [BOARD, TWIN]) {
      const [match, channel] = [await table(board), fresh()];
      const { posted, close } = overhear(channel);
      await feedOf(match.store, channel);
      const screen = await projector(channel);
      await until(() => all(screen, '[part~=card]').length === 25);
      const stop = match.store.peek?.(() => {});
      await settle();
      stop?.();
      await match.play(clue, { type: 'flip', card: AMBER }, { type: 'flip', card: BYSTANDER });
      await until(() => all(screen, '.up').length === 2);
      told.push([serialise(screen), ...posted.filter((text) => !text.includes('"ask"'))]);
      close();
      match.close();
    }
    expect(told[0]?.length).to.be.above(3);
    // Each game has a board of its own: how often it was sent may differ, what was sent may not.
    expect([...new Set(told[0])]).to.deep.equal([...new Set(told[1])]);
  });

  it('of Code Dependence sends no hand, no CODED and nothing that one seat has handed in', async () => {
    const [match, channel] = [await dependenceTable({ players: 3 }), fresh()];
    const { posted, close } = overhear(channel);
    await feedOf(match.seats[1], channel);
    const screen = await projector(channel);
    await until(() => all(screen, '[part~=card]').length > 20);
    await match.plan();
    await match.play({ type: 'giveClue', seat: 0, word: 'Ocean', tags: [1] });
    await match.play({ type: 'guess', seat: 1, word: match.hand(2)[2] as string });
    await until(() => all(screen, '[part~=clue]').length > 0);
    expect(text(one(screen, '[part~=clue]'))).to.contain('Ocean');
    expect(text(one(screen, 'score-board'))).to.contain('Ash');
    expect(all(screen, 'outcome-panel'), 'nothing has come of the first clue').to.deep.equal([]);
    const all_ = posted.join('\n');
    for (const secret of ['hand"', '"mine"', 'submitted', '"can"', '"audience"'])
      expect(all_).to.not.contain(secret);
    expect(all_.match(/"coded":true/), 'no card says that it is CODED').to.equal(null);
    expect(all(screen, '.is-own, planning-hand, guess-panel')).to.deep.equal([]);
    close();
    match.close();
  });

  it('junk on the channel is not heard', async () => {
    const [match, channel] = [await table(), fresh()];
    await feedOf(match.store, channel);
    const screen = await projector(channel);
    await until(() => all(screen, '[part~=card]').length === 25);
    one<WordBank>(screen, 'word-bank').requestUpdate(); // what it shows once its columns are counted
    await settle();
    const before = serialise(screen);
    const loud = new BroadcastChannel(`cluekit/${channel}`);
    const { shared } = match.view();
    const cluekit = 'projector@1';
    const junk: unknown[] = [
      ...[null, 7, 'shared', [], {}, { shared }, { cluekit: 'projector@2', shared }, { cluekit }, new Map()],
      ...[{}, [], 7, 'x', { game: 'chess' }, { game: 'word-codes' }, { ...shared, cards: null }].map(
        (value) => ({
          cluekit,
          shared: value,
        }),
      ),
      { cluekit, shared: { ...shared, cards: [{ word: 7, owner: 'amber', flipped: true }] } },
      { cluekit, shared: { ...shared, log: [{ type: 'constructor' }] } },
      { cluekit, shared: { ...shared, turn: '__proto__' } },
      { cluekit, shared: { ...shared, game: 'code-dependence' } },
      { cluekit, shared, lang: 'en', names: [{ toString: 1 }] },
    ];
    for (const each of junk) loud.postMessage(each);
    loud.postMessage({ cluekit, ask: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await settle();
    expect(serialise(screen) === before).to.be.true;
    loud.close();
    match.close();
  });

  it('says in words why there is nothing to show', async () => {
    expect(text(await projector(fresh()))).to.contain('Waiting for the game');
    const element = document.createElement('game-projector');
    await fixture(html`${element}`);
    expect(text(element)).to.contain('from the game’s page');
    const { BroadcastChannel: original } = window;
    try {
      Object.assign(window, { BroadcastChannel: undefined });
      expect(text(await projector(fresh()))).to.contain('closed frame');
    } finally {
      window.BroadcastChannel = original;
    }
  });

  it('a preset links its projector, feeds it, and says when it goes; a page elsewhere is refused', async () => {
    const game = await preset(undefined, { projector: 'projector.html' });
    await until(() => all(game, '.project').length === 1, 'the link is there');
    const url = new URL(one<HTMLAnchorElement>(game, '.project').href);
    expect(url.origin).to.equal(location.origin);
    const channel = new URLSearchParams(url.hash.slice(1)).get('projector') as string;
    const screen = await projector(channel);
    await until(() => all(screen, '[part~=card]').length === 25);
    game.remove();
    await until(() => text(screen).includes('Waiting'), 'it is told that the game has gone');
    for (const elsewhere of ['javascript:alert(1)', 'https://example.org/', 'data:text/html,x']) {
      const other = await preset(undefined, { projector: elsewhere, channel: fresh() });
      await until(() => text(one(other, '.side')).includes('same site'), elsewhere);
      expect(all(other, '.project')).to.deep.equal([]);
    }
  });
});
