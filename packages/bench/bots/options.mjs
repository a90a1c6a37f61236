/** What `npm run bench:bots` may be told. */
const FLAGS = ['--quick', '--torture', '--write-docs'];
const VALUES = ['--turns', '--write-clues', '--games'];

/**
 * @param {string[]} argv
 * @returns {{ quick: boolean, torture: boolean, docs: boolean, turns?: string, clues?: string, games: number }}
 */
export function readOptions(argv) {
  const given = new Map();
  for (let i = 0; i < argv.length; i += 1) {
    const name = argv[i];
    if (FLAGS.includes(name)) given.set(name, true);
    else if (VALUES.includes(name) && argv[i + 1] !== undefined) given.set(name, argv[(i += 1)]);
    else
      throw new Error(
        `${name} is not an option, or its value is missing: ${[...FLAGS, ...VALUES].join(', ')}.`,
      );
  }
  if (given.has('--write-clues') && !given.has('--turns'))
    throw new Error('--write-clues needs --turns FILE.');
  const quick = given.has('--quick');
  const games = Number(given.get('--games') ?? (quick ? 20 : 200));
  if (!Number.isInteger(games) || games < 1) throw new Error('--games is a whole number from 1.');
  return {
    quick,
    torture: given.has('--torture'),
    docs: given.has('--write-docs'),
    turns: given.get('--turns'),
    clues: given.get('--write-clues'),
    games,
  };
}
