import type { Json } from '../game/game.js';
import type { WordCodesCommand } from '../word-codes/commands.js';
import { deal, type WordCodesSource } from '../word-codes/deal.js';
import type { WordCodesOptions } from '../word-codes/options.js';
import { FORMAT, type GameRecord } from './record.js';
import { timed } from './timed.js';

/** What a host knows of a match, which a record is written from. By default one of Word Codes. */
export interface Played<Command = WordCodesCommand, Options = WordCodesOptions, Source = WordCodesSource> {
  readonly rules: string;
  readonly options: Options;
  readonly source: Source;
  /** When it began, in milliseconds on the host's clock. */
  readonly startedAt: number;
  /** Every accepted command, with its time on the same clock. */
  readonly moves: readonly (Command & { readonly at: number })[];
  /** The list it was dealt from, where it has a name. */
  readonly deck?: GameRecord['deck'] | undefined;
}

/**
 * Writes the record of a match of Word Codes. `full` holds the key and the seed: it is for a match that is over;
 * who calls sees to that, as `recordOf` does. `public` is what everybody knows at any time: the words and the
 * moves, no key, no order, no seed; it is kept to be read, and cannot be replayed.
 */
export function writeRecord(match: Played, as: 'full' | 'public'): GameRecord {
  const { mode, level } = match.options;
  const { board, seed, commitment } = deal(match.source);
  return {
    format: FORMAT,
    game: 'word-codes',
    options: mode === 'coop' ? { mode, level } : { mode },
    rules: match.rules,
    ...(match.deck && { deck: { ...match.deck } }),
    ...(as === 'full' && seed && { seed }),
    ...(commitment && { commitment }),
    board: (as === 'full' ? board : { words: board.words }) as unknown as Json,
    moves: match.moves
      .filter(({ type }) => type !== 'claimFoul') // said, and perhaps not accepted
      .map((move) => timed(move, match.startedAt)),
  };
}
