import { hmac } from '@stablelib/hmac';
import { hash, SHA256 } from '@stablelib/sha256';

/** SHA-256 of bytes: 32 bytes. */
export function sha256(data: Uint8Array): Uint8Array {
  return hash(data);
}

/** HMAC-SHA-256 of bytes under a key of any length: 32 bytes. */
export function hmacSha256(key: Uint8Array, data: Uint8Array): Uint8Array {
  return hmac(SHA256, key, data);
}
