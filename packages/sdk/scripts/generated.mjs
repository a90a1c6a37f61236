import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

/**
 * Writes a generated module into src/words/data/, formatted as the rest of the code. With `--check` it writes
 * nothing and fails where the file is not what the script makes today.
 */
export async function writeData(name, { script, source, body }) {
  const path = fileURLToPath(new URL(`../src/words/data/${name}`, import.meta.url));
  const text = await format(`// Written by ${script} from ${source}. Do not edit.\n\n${body}`, {
    ...(await resolveConfig(path)),
    filepath: path,
  });
  if (!process.argv.includes('--check')) return writeFile(path, text);
  if ((await readFile(path, 'utf8')) !== text)
    throw new Error(`${name} is not what ${script} makes: npm run data`);
}
