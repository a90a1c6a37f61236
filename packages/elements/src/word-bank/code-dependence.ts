import type {
  Act,
  BankWord,
  CodeDependenceShared,
  CodeDependenceView,
  HandCard,
} from '@cluekit/sdk/code-dependence';
import { html } from 'lit';
import { ownerShape } from '../icons/owner-shape.js';
import { seatSign } from '../icons/seat-sign.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { seatName } from '../locales/seat-name.js';
import type { BankCard, BankFace, BankSlice } from './bank-face.js';
import { styles } from './code-dependence.styles.js';
import { finder } from './finder.js';

/** A bank word as it is drawn: with whose it is, where that is public or the seat's own. */
interface Card extends BankCard {
  readonly owner: 'shed' | 'exposed' | 'own' | 'missed' | 'called' | null;
  readonly seat: number | null;
  /** A shed or own slot; null for a CODED. */
  readonly slot: number | null;
}

/**
 * The 21 to 48 words of a bank. Shed and exposed cards are marked for everyone, with their seat; a seat's own cards
 * only in its own view; and words that were guessed and are no card of this giver, or called and are not its CODED: a
 * wrong call tells nothing more (CD-13).
 */
export const codeDependenceBank: BankFace = {
  styles,
  select: ({ shared, mine }: CodeDependenceView): BankSlice => ({
    cards: cardsOf(shared.bank, mine.hand, ruledOut(shared), shared.giver),
    team: 'seat',
    language: shared.language,
    playable: mine.can.includes('guess') || mine.can.includes('callIt'),
  }),
  corner(_, card) {
    const { owner, seat, slot } = card as Card;
    const m = codeDependenceMessages();
    // Hidden, since `say` says it in words.
    if (owner === 'missed' || owner === 'called')
      return html`<i aria-hidden="true">${ownerShape('trap')} ${owner === 'missed' ? m.miss : m.called}</i>`;
    const tab = html`<b class=${slot === null ? 'coded' : ''} aria-hidden="true">${slot ?? m.coded}</b>`;
    return owner === 'own' ? tab : html`${seatSign(seat ?? 0)} ${tab}`;
  },
  say(card, { names }) {
    const m = codeDependenceMessages();
    const { owner, seat, slot } = card as Card;
    const name = seatName(seat ?? 0, names);
    if (owner === 'own') return slot === null ? m.ownCoded : m.ownSlot(slot);
    if (owner === 'missed') return m.missedCard(name);
    if (owner === 'called') return m.calledCard(name);
    return owner === 'shed' ? m.shedCard(name, slot ?? 0) : m.exposedCard(name);
  },
  finder,
  name: (words, rows, columns) => codeDependenceMessages().bank(words, rows, columns),
};

/** What everybody knows of words for this giver in this round, a line for each: no card of it, or only not its CODED. */
function ruledOut({ log, round, giver }: CodeDependenceShared): string {
  const words = (act: Act): string[] =>
    log.flatMap((entry) => {
      if (entry.type !== 'act' || entry.round !== round || entry.giver !== giver) return [];
      return entry.act === act && entry.outcome === 'miss' ? [`${act} ${entry.word}`] : [];
    });
  return [...words('guess'), ...words('callIt')].join('\n');
}

interface Drawn {
  readonly hand: readonly HandCard[] | null;
  readonly out: string;
  readonly giver: number | null;
  readonly cards: readonly Card[];
}

/** What was drawn of a bank last: the same list while nothing changed, the same card while that did not. */
const drawn = new WeakMap<readonly BankWord[], Drawn>();
const made = new WeakMap<BankWord, Map<string, Card>>();

function cardsOf(
  bank: readonly BankWord[],
  hand: readonly HandCard[] | null,
  out: string,
  giver: number | null,
): readonly Card[] {
  const last = drawn.get(bank);
  if (last && last.hand === hand && last.out === out && last.giver === giver) return last.cards;
  const known = out.split('\n');
  const cards = bank.map((word) => {
    const own = hand?.find((card) => card.word === word.word);
    if (word.state !== 'hidden') return card(word, word.state, word.seat, word.slot);
    if (own) return card(word, own.coded || own.slot !== null ? 'own' : null, null, own.slot);
    if (known.includes(`guess ${word.word}`)) return card(word, 'missed', giver, null);
    return card(word, known.includes(`callIt ${word.word}`) ? 'called' : null, giver, null);
  });
  drawn.set(bank, { hand, out, giver, cards });
  return cards;
}

function card(word: BankWord, owner: Card['owner'], seat: number | null, slot: number | null): Card {
  let cards = made.get(word);
  if (!cards) made.set(word, (cards = new Map<string, Card>()));
  const key = `${owner}/${owner && seat}/${slot}`;
  let known = cards.get(key);
  if (!known)
    cards.set(key, (known = { word: word.word, owner, flipped: word.state !== 'hidden', seat, slot }));
  return known;
}
