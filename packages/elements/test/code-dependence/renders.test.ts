import { expect, fixture, html } from '@open-wc/testing';
import '../../src/game/define.js';
import type { GameStore, Snapshot } from '../../src/store/game-store.js';
import { TurnTimer } from '../../src/turn-timer/turn-timer.js';
import { WordBank } from '../../src/word-bank/word-bank.js';
import { all, text } from '../support/deep.js';
import { settle } from '../support/table.js';
import { bringCodeDependence } from './support/faces.js';
import { dependenceTable, type DependenceTable } from './support/table.js';

let rendered: string[] = [];

class CountingDependenceBank extends WordBank {
  protected override renderCard(...args: Parameters<WordBank['renderCard']>) {
    rendered.push(args[0].word);
    return super.renderCard(...args);
  }
}

/** A store whose snapshot changes though its match does not: a clock's tick, a command under way. */
function ticking(store: GameStore): { store: GameStore; tick(): void } {
  let pending = 0;
  const observers = new Set<(snapshot: Snapshot) => void>();
  const snapshot = (): Snapshot => ({ ...store.getSnapshot(), pending });
  store.subscribe(() => observers.forEach((observer) => observer(snapshot())));
  return {
    store: {
      getSnapshot: snapshot,
      subscribe: (observer) => (observers.add(observer), () => observers.delete(observer)),
      send: (command) => store.send(command),
    },
    tick() {
      pending += 1;
      observers.forEach((observer) => observer(snapshot()));
    },
  };
}

describe('E40 what is rendered again', () => {
  let match: DependenceTable;
  let bank: CountingDependenceBank;
  let tick: () => void;

  before(() => {
    bringCodeDependence();
    customElements.define('counting-dependence-bank', CountingDependenceBank);
    customElements.define('e40-turn-timer', class extends TurnTimer {});
  });

  async function show(store: GameStore): Promise<void> {
    const clock = ticking(store);
    ({ tick } = clock);
    bank = document.createElement('counting-dependence-bank') as CountingDependenceBank;
    await fixture(html`<word-game .store=${clock.store}>${bank}</word-game>`);
    await settle();
    expect(rendered.length, 'it counts').to.be.at.least(42);
    rendered = [];
  }

  beforeEach(async () => {
    rendered = [];
    match = await dependenceTable({ guessMode: 'sequential' });
    await match.plan();
  });
  afterEach(() => match.close());

  it('is one card for each guess: a hit, the CODED, a miss; none for a clue or a pass', async () => {
    await show(match.owner);
    await match.play({ type: 'giveClue', seat: 0, word: 'Ocean', tags: [1] });
    expect(rendered, 'a clue').to.deep.equal([]);
    const [coded, first] = match.hand(0) as [string, string];
    const miss = match.hand(1)[3] as string;
    for (const [seat, word] of [
      [1, first],
      [2, coded],
      [3, miss],
    ] as const) {
      rendered = [];
      await match.play({ type: 'guess', seat, word });
      // With the last act the next giver is on, for whom nothing has been missed.
      expect(rendered).to.deep.equal(seat === 3 ? [] : [word]);
    }
    rendered = [];
    await match.play({ type: 'giveClue', seat: 1, word: 'Garden', tags: [1] }, { type: 'pass', seat: 2 });
    expect(rendered, 'a pass').to.deep.equal([]);
    await match.play({ type: 'guess', seat: 3, word: match.hand(2)[3] as string });
    expect(rendered, 'a miss').to.deep.equal([match.hand(2)[3]]);
  });

  it('is no card for a tick, and nothing in the document', async () => {
    await show(match.seats[1] as never);
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver((records) => changes.push(...records));
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    watch.observe(bank.renderRoot, options);
    watch.observe(bank.parentElement as Element, options);
    for (let ticks = 0; ticks < 10; ticks++) {
      tick();
      await settle();
    }
    watch.disconnect();
    expect(rendered).to.deep.equal([]);
    expect(changes.map(({ type, target }) => `${type} ${target.nodeName}`)).to.deep.equal([]);
  });

  it('is nothing for what another seat hands in, which nobody may know', async () => {
    match.close();
    match = await dependenceTable();
    await match.plan();
    await match.play({ type: 'giveClue', seat: 0, word: 'Ocean', tags: [1] });
    await show(match.seats[2] as never);
    await match.play({ type: 'guess', seat: 1, word: match.hand(0)[1] as string });
    expect(rendered).to.deep.equal([]);
  });

  it('is one card when it is lifted, and two when the choice moves on', async () => {
    await match.play({ type: 'giveClue', seat: 0, word: 'Ocean', tags: [1] });
    await show(match.seats[1] as never);
    const words = all(bank, '[part~=word]').map(text);
    all(bank, '.card')[4]?.click();
    await settle();
    expect(rendered).to.deep.equal([words[4]]);
    all(bank, '.card')[9]?.click();
    await settle();
    expect(rendered).to.deep.equal([words[4], words[4], words[9]]);
  });
});
