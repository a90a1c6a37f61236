import { MOST_SEATS } from './table.js';

/**
 * Who may know and do what. `owner` is whoever set the match up (on one device the device itself): it holds no
 * hand, and may skip, go on to the next round and take back. `screen` is a shared screen: it only shows.
 */
export type CodeDependenceAudience =
  | 'seat-0'
  | 'seat-1'
  | 'seat-2'
  | 'seat-3'
  | 'seat-4'
  | 'seat-5'
  | 'seat-6'
  | 'owner'
  | 'spectator'
  | 'screen';

/** Every audience there is: a match of three has nobody in `seat-3` and beyond. */
export const AUDIENCES: readonly CodeDependenceAudience[] = [
  'seat-0',
  'seat-1',
  'seat-2',
  'seat-3',
  'seat-4',
  'seat-5',
  'seat-6',
  'owner',
  'spectator',
  'screen',
];

/** The seat an audience is of these many players, or null. */
export function seatOf(audience: CodeDependenceAudience, players: number = MOST_SEATS): number | null {
  const seat = AUDIENCES.indexOf(audience);
  return seat >= 0 && seat < players ? seat : null;
}
