import type { Json } from '../game/game.js';
import { checkCommitment } from '../random/commitment.js';
import { deal } from '../word-codes/deal.js';
import { readRecord } from './read.js';

/**
 * Whether a record's board is the one its commitment was published for: anyone can check that nothing was
 * changed after the start (WC-13). Null where the record holds no seed or no commitment.
 *
 * @throws {CluekitError} `bad-record` for what is no record, `bad-seed` for a seed that is none
 */
export function checkRecord(input: unknown): boolean | null {
  const { record, source } = readRecord(input);
  if (typeof record.seed !== 'string' || typeof record.commitment !== 'string') return null;
  return checkCommitment(record.commitment, record.seed, deal(source).board as unknown as Json);
}
