import { parseArgs } from 'node:util';

/**
 * Reads the options of `npm start`.
 *
 * @param {string[]} argv
 * @returns {number | undefined} the port asked for
 * @throws {Error} one sentence, for an option that is not known or a port that is none
 */
export function readPort(argv) {
  const { values } = parseArgs({ args: argv, options: { port: { type: 'string' } } });
  if (values.port === undefined) return undefined;
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new Error(`--port takes 0 to 65535, not "${values.port}"`);
  return port;
}
