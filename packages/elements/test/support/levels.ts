import { expect, fixture, html } from '@open-wc/testing';
import type { GameStore } from '../../src/store/game-store.js';
import { settle, table, type TestTable } from './table.js';

export type Storied = HTMLElement & { store?: GameStore | undefined; updateComplete: Promise<unknown> };

export interface Level<E extends Storied> {
  readonly tag: string;
  /** Brings the match to where the element has something to show. */
  readonly play?: (table: TestTable) => Promise<void>;
  /** The same as plain properties; left out for an element that has none. */
  readonly dumb?: Partial<E>;
  /** What it shows, at each of the levels the same. */
  readonly shows: (element: E) => void;
}

/** Puts an element into a game on the page. */
export async function inGame<E extends HTMLElement>(tag: string, { store }: TestTable): Promise<E> {
  const element = document.createElement(tag) as E;
  await fixture(html`<word-game .store=${store}>${element}</word-game>`);
  await settle();
  return element;
}

/** Puts an element on the page with properties set. */
export async function alone<E extends HTMLElement>(tag: string, properties: Partial<E> = {}): Promise<E> {
  const element = Object.assign(document.createElement(tag), properties) as unknown as E;
  await fixture(html`${element}`);
  await settle();
  return element;
}

/** Every element works in a game, with a store of its own, and with plain properties. */
export function levels<E extends Storied>({ tag, play, dumb, shows }: Level<E>): void {
  describe('its three levels', () => {
    let match: TestTable;
    beforeEach(async () => {
      match = await table();
      await play?.(match);
    });
    afterEach(() => match.close());

    it('shows the game around it', async () => {
      shows(await inGame<E>(tag, match));
    });

    it('shows a store of its own, outside of any game', async () => {
      shows(await alone<E>(tag, { store: match.store } as Partial<E>));
    });

    it('prefers a store of its own to the game around it', async () => {
      const other = await table();
      const element = await inGame<E>(tag, other);
      element.store = match.store;
      await settle();
      shows(element);
      other.close();
    });

    it('has neither store nor properties and still stands', async () => {
      const element = await alone<E>(tag);
      expect(element.isConnected).to.be.true;
      await expect(element).to.be.accessible();
    });

    if (dumb)
      it('shows plain properties, without a store', async () => {
        const element = await alone<E>(tag, dumb);
        shows(element);
        await expect(element).to.be.accessible();
      });
  });
}
