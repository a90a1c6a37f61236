import type { Owner, Team, WordCodesShared } from '@cluekit/sdk/word-codes';
import { turnsOf, type LoggedTurn } from '../clue-log/turns.js';
import { ownerPath } from '../icons/owner-shape.js';
import { messages } from '../locales/messages.js';
import { make, makeGrid, makeWord, sheet } from './make.js';
import { printMessages } from './print-messages.js';

const OWNERS: readonly Owner[] = ['amber', 'teal', 'bystander', 'trap'];

const wordsOf = (cards: WordCodesShared['cards']): string[] => cards.map(({ word }) => word);

/** The board, face down: what everybody may know of a game that begins. */
export function boardSheet({ cards }: WordCodesShared): HTMLElement {
  const cells = cards.map(({ word }) => make('div', 'cell', makeWord('span', word)));
  return sheet(printMessages().board, makeGrid('grid five', wordsOf(cards), ...cells));
}

/** The key: every card with the sign and the letter of its owner. It is a secret, and stands alone on its sheet. */
export function keySheet({ cards }: WordCodesShared, key: readonly Owner[]): HTMLElement {
  const m = printMessages();
  const count = (owner: Owner): number => key.filter((each) => each === owner).length;
  const first: Team = count('amber') > count('teal') ? 'amber' : 'teal';
  const ends = [cards[0]?.word ?? '', cards.at(-1)?.word ?? ''] as const;
  const cell = ({ word }: { readonly word: string }, card: number): HTMLElement => {
    const owner = key[card] as Owner;
    return make('div', `cell ${owner}`, sign(owner), makeWord('span', word));
  };
  const legend = OWNERS.map((owner) =>
    make('li', '', sign(owner), m.legend(messages().owner(owner), count(owner))),
  );
  const made = sheet(
    m.keyHeading,
    make('p', '', `${m.between(...ends)}. ${m.starts(messages().team(first))}`),
    makeGrid('grid five', wordsOf(cards), ...cards.map(cell)),
    make('ul', 'legend', ...legend),
  );
  made.classList.add('key');
  return made;
}

/** Every clue so far with what was flipped on it. */
export function logSheet({ log, cards }: WordCodesShared): HTMLElement {
  const turns = turnsOf(log).map((turn) => turnLine(turn, (card) => cards[card]?.word ?? ''));
  return sheet(
    messages().log,
    turns.length > 0 ? make('ol', '', ...turns) : make('p', '', messages().logEmpty),
  );
}

function turnLine(
  { team, clue, flips, end, reveals }: LoggedTurn,
  wordOf: (card: number) => string,
): HTMLElement {
  const [m, words] = [printMessages(), messages()];
  const said = clue
    ? `${clue.word ?? words.spoken} ${clue.number === 'unlimited' ? '∞' : clue.number}`
    : end
      ? words.turnEnds[end](team)
      : '';
  const line = (card: number, owner: Owner, mark: string | null): HTMLElement =>
    make('li', '', drawing(owner), ' ', m.isWhat(wordOf(card), words.owner(owner), mark));
  return make(
    'li',
    'turn',
    make('b', '', drawing(team), ' ', m.teamClue(words.team(team), said)),
    make(
      'ul',
      'flips',
      ...flips.map(({ card, owner }) => line(card, owner, null)),
      ...reveals.map(({ card, owner, why }) =>
        line(card, owner, why === 'rival' ? words.rival : words.foulMark),
      ),
    ),
  );
}

/** The drawn sign of an owner with its letter: neither needs a colour. */
function sign(owner: Owner): HTMLElement {
  return make('span', 'sign', drawing(owner), printMessages().letters[owner]);
}

function drawing(owner: Owner): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', ownerPath(owner));
  svg.append(path);
  return svg;
}
