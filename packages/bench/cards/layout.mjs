import { seededRandom } from '@cluekit/sdk/testing';
import { everyday } from '@cluekit/sdk/decks/everyday';

/** How many cards lie on the table; a game takes as many moves. */
export const CARDS = 48;

/** @typedef {'one' | 'two'} Seat */
/** @typedef {Seat | 'nobody'} Owner */
/**
 * What a game is dealt and played from: the same for every engine.
 * @typedef {{ words: string[], key: Owner[], picks: number[] }} Layout
 */

/**
 * The layout of a seed: 48 words of the Everyday list, a secret key with 16 cards of each seat and 16 of nobody's,
 * and the order in which the cards will be taken.
 *
 * @param {number} seed
 * @returns {Layout}
 */
export function layout(seed) {
  const random = seededRandom(seed);
  const shuffled = (list) => {
    const rest = [...list];
    return list.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]);
  };
  const cards = [...Array(CARDS).keys()];
  return {
    words: shuffled(everyday.words).slice(0, CARDS),
    key: shuffled(cards.map((card) => ['one', 'two', 'nobody'][card % 3])),
    picks: shuffled(cards),
  };
}

/** @param {Seat} seat */
export const otherSeat = (seat) => (seat === 'one' ? 'two' : 'one');

/**
 * What a card is worth: two points for one's own, one for nobody's; the other's card gives the other one point.
 *
 * @param {Owner} owner
 * @param {Seat} seat who takes it
 * @returns {{ seat: Seat, points: number }}
 */
export function worth(owner, seat) {
  if (owner === seat) return { seat, points: 2 };
  return owner === 'nobody' ? { seat, points: 1 } : { seat: otherSeat(seat), points: 1 };
}

/** @param {{ one: number, two: number }} scores */
export const leader = ({ one, two }) => (one === two ? null : one > two ? 'one' : 'two');
