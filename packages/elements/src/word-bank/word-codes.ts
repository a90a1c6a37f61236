import type { Owner, WordCodesView } from '@cluekit/sdk/word-codes';
import { ownerShape } from '../icons/owner-shape.js';
import { messages } from '../locales/messages.js';
import type { BankFace } from './bank-face.js';

/** The 25 cards of a board: an owner's shape and name, once that may be seen. */
export const wordCodesBank: BankFace = {
  select: ({ shared, mine }: WordCodesView) => ({
    cards: shared.cards,
    team: shared.turn,
    playable: mine.can.includes('flip'),
  }),
  corner: (owner) => ownerShape(owner as Owner),
  say: ({ owner, flipped }) => messages().cardState(owner as Owner, flipped),
};
