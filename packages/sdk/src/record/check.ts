import { checkCommitment } from '../random/commitment.js';
import { gameOf, readRecord } from './read.js';

/**
 * Whether a record's board or deals are those its commitment was published for: anyone can check that nothing was
 * changed after the start (WC-13, CD-3). Null where the record holds no seed or no commitment.
 *
 * @throws {CluekitError} `bad-record` for what is no record, `bad-seed` for a seed that is none
 */
export function checkRecord(input: unknown): boolean | null {
  const read = readRecord(input);
  const { seed, commitment } = read.record;
  if (typeof seed !== 'string' || typeof commitment !== 'string') return null;
  return checkCommitment(commitment, seed, gameOf(read).committed(read.source));
}
