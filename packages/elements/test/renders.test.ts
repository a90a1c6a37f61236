import { expect, fixture, html } from '@open-wc/testing';
import { defineElements, ELEMENTS } from '../src/define-elements.js';
import type { GameStore, Snapshot } from '../src/store/game-store.js';
import { StoreSlice } from '../src/store/store-slice.js';
import { AMBER } from './support/board.js';
import { all } from './support/deep.js';
import { settle, table, type TestTable } from './support/table.js';

const clue = { type: 'giveClue', word: 'Ocean', number: 3 } as const;
let rendered: number[] = [];

class CountingBank extends ELEMENTS['word-bank'] {
  protected override renderCard(
    ...args: Parameters<InstanceType<(typeof ELEMENTS)['word-bank']>['renderCard']>
  ) {
    rendered.push(args[1]);
    return super.renderCard(...args);
  }
}

/** A store whose snapshot changes though its game does not: a clock's tick, a command under way. */
function ticking(store: GameStore): { store: GameStore; tick(): void } {
  let snapshot = store.getSnapshot();
  const observers = new Set<(snapshot: Snapshot) => void>();
  store.subscribe((next) => {
    snapshot = next;
    for (const observer of observers) observer(next);
  });
  return {
    store: {
      ...store,
      getSnapshot: () => snapshot,
      subscribe(observer) {
        observers.add(observer);
        return () => observers.delete(observer);
      },
    },
    tick() {
      snapshot = { ...snapshot, pending: Number(snapshot.pending) + 1 };
      for (const observer of observers) observer(snapshot);
    },
  };
}

describe('what is rendered again', () => {
  let match: TestTable;
  let bank: CountingBank;
  let tick: () => void;

  before(() => {
    defineElements();
    customElements.define('counting-bank', CountingBank);
  });
  beforeEach(async () => {
    match = await table();
    const clock = ticking(match.store);
    tick = clock.tick;
    bank = document.createElement('counting-bank') as CountingBank;
    await fixture(html`<word-game .store=${clock.store}>${bank}</word-game>`);
    await settle();
    rendered = [];
  });
  afterEach(() => match.close());

  it('is one card for a flip', async () => {
    await match.play(clue);
    rendered = [];
    for (const card of [AMBER, 3, 7]) {
      await match.play({ type: 'flip', card });
      expect(rendered).to.deep.equal([card]);
      rendered = [];
    }
  });

  it('is no card for a tick, and nothing in the document', async () => {
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

  it('is the two cards that change places when the choice moves on', async () => {
    await match.play(clue);
    rendered = [];
    all(bank, '.card')[4]?.click();
    await settle();
    expect(rendered).to.deep.equal([4]);
    all(bank, '.card')[9]?.click();
    await settle();
    expect(rendered).to.deep.equal([4, 4, 9]);
  });

  it('is the two cards between which the focus goes', async () => {
    all(bank, '.card')[0]?.focus();
    await settle();
    rendered = [];
    all(bank, '.card')[1]?.focus();
    await settle();
    expect(rendered).to.deep.equal([0, 1]);
  });

  it('counts: a new clue renders each card once, since each may now be chosen', async () => {
    await match.play(clue);
    expect(rendered).to.have.length(25);
  });

  it('is an element whose slice changed, and no other', async () => {
    const counts: Record<string, number> = {};
    class SliceElement extends ELEMENTS['turn-status'] {
      slice = new StoreSlice(this, (view: { shared: { turnNumber: number } }) => view.shared.turnNumber);
      override render(): ReturnType<InstanceType<(typeof ELEMENTS)['turn-status']>['render']> {
        counts['slice'] = (counts['slice'] ?? 0) + 1;
        return super.render();
      }
    }
    customElements.define('slice-element', SliceElement);
    const element = document.createElement('slice-element');
    bank.parentElement?.append(element);
    await settle();
    const before = counts['slice'] ?? 0;
    tick();
    await match.play(clue, { type: 'flip', card: AMBER });
    const afterClue = counts['slice'] ?? 0;
    expect(afterClue - before, 'the phase, which the line shows').to.equal(1);
    await match.play({ type: 'flip', card: 1 });
    expect(counts['slice']).to.equal(afterClue);
  });
});
