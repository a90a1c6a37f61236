import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `npm run bench:bots` may be told. */
const FLAGS = ['--quick', '--torture', '--write-docs'];
const VALUES = ['--turns', '--write-clues', '--games', '--read', '--into'];

/**
 * @param {string[]} argv
 * @returns {{ quick: boolean, torture: boolean, docs: boolean, turns?: string, clues?: string, games: number, read: number, into: string }}
 */
export function readOptions(argv) {
  const given = new Map();
  for (let i = 0; i < argv.length; i += 1) {
    const name = argv[i];
    if (FLAGS.includes(name)) given.set(name, true);
    else if (VALUES.includes(name) && argv[i + 1] !== undefined && !argv[i + 1].startsWith('--'))
      given.set(name, argv[(i += 1)]);
    else
      throw new Error(
        `${name} is not an option, or its value is missing: ${[...FLAGS, ...VALUES].join(', ')}.`,
      );
  }
  if (given.has('--write-clues') && !given.has('--turns'))
    throw new Error('--write-clues needs --turns FILE.');
  const quick = given.has('--quick');
  const whole = (name, otherwise) => {
    const number = Number(given.get(name) ?? otherwise);
    if (!Number.isInteger(number) || number < 0) throw new Error(`${name} is a whole number.`);
    return number;
  };
  return {
    quick,
    torture: given.has('--torture'),
    docs: given.has('--write-docs'),
    turns: given.get('--turns'),
    clues: given.get('--write-clues'),
    games: Math.max(1, whole('--games', quick ? 20 : 200)),
    read: whole('--read', 0),
    into: given.get('--into') ?? join(tmpdir(), 'cluekit-clues'),
  };
}
