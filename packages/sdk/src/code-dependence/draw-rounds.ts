import { CluekitError } from '../game/error.js';
import { draw, shuffle } from '../random/draw.js';
import { createStream } from '../random/stream.js';
import { fold } from '../words/fold.js';
import type { Deal } from './deal.js';
import type { CodeDependenceOptions } from './options.js';
import { sizesFor } from './table.js';
import { LONGEST_WORD } from './words.js';

/** The words of a deck that differ under folding (CD-3), in order. */
export function distinctWords(words: unknown): string[] {
  const seen = new Map<string, string>();
  const given: readonly unknown[] = Array.isArray(words) ? words : [];
  for (const word of given) {
    if (typeof word !== 'string' || word.length > LONGEST_WORD) continue;
    const same = fold(word);
    if (same !== '' && !seen.has(same)) seen.set(same, word.trim());
  }
  return [...seen.values()];
}

/**
 * The deals of all rounds of a secret and a deck (CD-3). No word of an earlier round comes back while the deck
 * is large enough; after that a round takes what was never used, then the words that have rested longest.
 * Labels keep the draws apart: the order of the bank tells nothing of the hands.
 *
 * @throws {CluekitError} `deck-too-small` with both numbers where the deck makes no bank
 */
export function drawRounds(
  { players, rounds }: CodeDependenceOptions,
  secret: Uint8Array,
  words: unknown,
): Deal[] {
  const sizes = sizesFor(players);
  const deck = distinctWords(words);
  if (deck.length < sizes.bank)
    throw new CluekitError(
      'deck-too-small',
      `A bank of ${players} players needs ${sizes.bank} different words; this deck has ${deck.length}.`,
    );
  /** By word, the last round it was in; 0 where it was in none. */
  const lastIn = new Map(deck.map((word) => [word, 0]));
  return Array.from({ length: rounds }, (_, index) => {
    const stream = (label: string) => createStream(secret, `code-dependence/${index + 1}/${label}`);
    const chosen: string[] = [];
    const next = stream('words');
    for (let round = 0; chosen.length < sizes.bank; round++) {
      const rested = deck.filter((word) => lastIn.get(word) === round);
      chosen.push(...draw(rested, sizes.bank - chosen.length, next));
    }
    for (const word of chosen) lastIn.set(word, index + 1);
    const dealt = draw(chosen, players * sizes.dealt, stream('hands'));
    const hands = Array.from({ length: players }, (_seat, seat) =>
      dealt.slice(seat * sizes.dealt, (seat + 1) * sizes.dealt),
    );
    return { bank: shuffle(chosen, stream('bank')), hands };
  });
}
