import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Writes a few files into a new folder and hands it to a check; the folder is gone afterwards.
 *
 * @template T
 * @param {Record<string, string | object>} contents by path; an object is written as JSON
 * @param {(folder: string) => T | Promise<T>} check
 */
export async function planted(contents, check) {
  const folder = mkdtempSync(join(tmpdir(), 'cluekit-plant-'));
  try {
    for (const [path, content] of Object.entries(contents)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
    }
    return await check(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
