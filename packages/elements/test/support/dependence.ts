import type { CodeDependenceView, HandCard, SeatView } from '@cluekit/sdk/code-dependence';
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/game/define.js';
import type { GameStore, Reply } from '../../src/store/game-store.js';
import { alone, type Storied } from './levels.js';
import { settle } from './table.js';

/** The hand of seat 0: words that stand nowhere but on its cards and in the bank. */
export const HAND = ['Quokka', 'Zeppelin', 'Ukulele', 'Pagoda', 'Walnut', 'Igloo', 'Turbine'];
/** The rest of the bank. */
export const OTHERS = ['Mitten', 'Geyser', 'Lantern', 'Bobsled', 'Nutmeg', 'Fjord', 'Saddle', 'Kiosk'];

/** A hand before the choice, or with the card that is CODED. */
export function hand(words: readonly string[] = HAND, coded: number | null = null): HandCard[] {
  let slot = 0;
  return words.map((word, i) => ({
    word,
    slot: coded === null || i === coded ? null : ++slot,
    coded: i === coded,
    state: 'hidden',
  }));
}

const seatView = (seat: number): SeatView => ({
  seat,
  slots: Array.from({ length: 6 }, (_, i) => ({ slot: i + 1, shed: false, word: null })),
  ...{ exposed: null, cluesLeft: 3, acted: false, score: 0, misses: 0, calls: 0 },
});

export interface ViewParts {
  readonly shared?: Partial<CodeDependenceView['shared']>;
  readonly mine?: Partial<CodeDependenceView['mine']>;
}

/** The view of seat 0 of four in the planning of round 1, with parts of it changed. */
export function view({ shared, mine }: ViewParts = {}): CodeDependenceView {
  return {
    shared: {
      ...{ game: 'code-dependence', phase: 'planning', players: 4, rounds: 3, guessMode: 'simultaneous' },
      ...{ language: 'en', round: 1, clueTurn: 0, cluesEach: 3, giver: null, guesser: null, clue: null },
      ...{ hands: null, winners: null, deadline: null, commitment: null, seed: null },
      bank: [...HAND, ...OTHERS].map((word) => ({ word, state: 'hidden', seat: null, slot: null })),
      seats: [0, 1, 2, 3].map(seatView),
      log: [],
      sheet: [],
      ...shared,
    },
    mine: {
      ...{ audience: 'seat-0', seat: 0, can: ['chooseCoded'], hand: hand(), submitted: null },
      ...mine,
    },
  };
}

/** Seat 0 is to act on a clue of seat 1. */
export const guessing = ({ shared, mine }: ViewParts = {}): CodeDependenceView =>
  view({
    shared: {
      ...{ phase: 'guess', clueTurn: 5, giver: 1 },
      clue: { seat: 1, word: 'Ocean', tags: [2], near: [] },
      ...shared,
    },
    mine: { can: ['guess', 'callIt', 'pass'], hand: hand(HAND, 3), ...mine },
  });

/** The seats with some of them changed. */
export const seats = (change: Record<number, Partial<SeatView>>): SeatView[] =>
  view().shared.seats.map((seat) => ({ ...seat, ...change[seat.seat] }));

/** A store that shows what a test tells it and keeps what it is sent. */
export interface FakeStore extends GameStore {
  readonly sent: unknown[];
  reply: Reply;
  show(view: CodeDependenceView | null): Promise<void>;
}

export function fakeStore(first: CodeDependenceView | null): FakeStore {
  const observers = new Set<(snapshot: ReturnType<GameStore['getSnapshot']>) => void>();
  let now = first;
  const snapshot = () => ({ view: now, status: 'live', pending: 0 }) as const;
  const sent: unknown[] = [];
  return {
    sent,
    reply: { ok: true },
    getSnapshot: snapshot,
    subscribe(observer) {
      observers.add(observer);
      return () => observers.delete(observer);
    },
    async send(command) {
      sent.push(command);
      return this.reply;
    },
    async show(next) {
      now = next;
      for (const observer of [...observers]) observer(snapshot());
      await settle();
    },
  };
}

/** Puts an element into a game on the page. */
export async function within<E extends HTMLElement>(
  tag: string,
  store: GameStore,
  properties: Partial<E> = {},
): Promise<E> {
  const element = Object.assign(document.createElement(tag), properties) as unknown as E;
  await fixture(html`<word-game .store=${store}>${element}</word-game>`);
  await settle();
  return element;
}

/** An element of Code Dependence shows the same in a game, with a store of its own, and from a plain view. */
export function threeLevels<E extends Storied>(
  tag: string,
  shown: () => CodeDependenceView,
  shows: (element: E) => void,
): void {
  describe('its three levels', () => {
    it('shows the game around it', async () => shows(await within<E>(tag, fakeStore(shown()))));

    it('shows a store of its own, and prefers it to the game around it', async () => {
      shows(await alone<E>(tag, { store: fakeStore(shown()) } as unknown as Partial<E>));
      const element = await within<E>(tag, fakeStore(null));
      element.store = fakeStore(shown());
      await settle();
      shows(element);
    });

    it('shows a plain view, without a store', async () => {
      const element = await alone<E>(tag, { view: shown() } as unknown as Partial<E>);
      shows(element);
      await expect(element).to.be.accessible();
    });

    it('has nothing and still stands', async () => {
      const element = await alone<E>(tag);
      expect(element.isConnected).to.be.true;
      await expect(element).to.be.accessible();
    });
  });
}

/** Chromium alone can be told of a medium; elsewhere the width of a box stands for the viewport. */
export async function inBox<E extends HTMLElement>(element: E, width: number): Promise<E> {
  (element.parentElement as HTMLElement).style.inlineSize = `${width}px`;
  await settle();
  return element;
}

/** Every control can be hit by a thumb, and nothing is wider than its box. */
export function fits(element: Element, width: number): void {
  expect(element.scrollWidth, 'no wider than its box').to.be.at.most(width);
  for (const control of element.shadowRoot?.querySelectorAll<HTMLElement>('button, select, textarea') ?? []) {
    const { width: w, height } = control.getBoundingClientRect();
    expect(Math.min(w, height), control.textContent ?? '').to.be.at.least(44);
  }
}
