import type { CodeDependenceShared } from '@cluekit/sdk/code-dependence';
import { lineOf } from '../clue-log/line-of.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { messages } from '../locales/messages.js';
import { seatName } from '../locales/seat-name.js';
import { has } from '../store/has.js';
import { make, makeGrid, makeWord, sheet } from './make.js';
import { printMessages } from './print-messages.js';

/** The bank, all words alike: whose they are stands nowhere. */
export function bankSheet({ bank }: CodeDependenceShared): HTMLElement {
  const words = bank.map(({ word }) => word);
  const cells = words.map((word) => make('div', 'cell', makeWord('span', word)));
  return sheet(printMessages().bank, makeGrid('grid four', words, ...cells));
}

/** Every clue so far with what each seat did on it, once that is public. */
export function turnsSheet({ log }: CodeDependenceShared, names?: readonly string[]): HTMLElement {
  const m = codeDependenceMessages();
  const name = (seat: number): string => seatName(seat, names);
  const turns = log.flatMap((turn) => {
    if (turn.type !== 'clue' && turn.type !== 'no-clue') return [];
    const lines = log.flatMap((entry) =>
      has(entry, 'clueTurn') && entry.clueTurn === turn.clueTurn ? (lineOf(entry, name) ?? []) : [],
    );
    const clue = turn.type === 'clue' ? `${turn.word}, ${m.slotsTagged(turn.tags)}` : m.noClue;
    return [
      make(
        'li',
        'turn',
        make('b', '', printMessages().teamClue(name(turn.seat), clue)),
        make('ul', 'flips', ...lines.map((line) => make('li', '', line))),
      ),
    ];
  });
  return sheet(messages().log, turns.length > 0 ? make('ol', '', ...turns) : make('p', '', m.logNone));
}
