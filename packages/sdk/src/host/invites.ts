import { sha256 } from '../random/hash.js';
import { bytesToHex, utf8ToBytes } from '../random/bytes.js';

/**
 * What is kept of a token: its SHA-256, in hexadecimal. Sessions are looked up by it, so a lookup's time says
 * nothing about a token, and what is stored opens nothing (T11).
 */
export function hashToken(token: string): string {
  return bytesToHex(sha256(utf8ToBytes(token)));
}
