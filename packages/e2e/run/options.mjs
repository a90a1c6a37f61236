import { parseArgs } from 'node:util';

const parts = ['node', 'gates', 'browser', 'pages'];
const engines = ['chromium', 'firefox', 'webkit'];

function list(name, value, allowed) {
  if (value === undefined) return undefined;
  const names = value.split(',').map((entry) => entry.trim());
  const unknown = names.find((entry) => !allowed.includes(entry));
  if (unknown !== undefined) throw new Error(`--${name} knows ${allowed.join(', ')}, not "${unknown}"`);
  return names;
}

/**
 * Reads the options of `npm test`.
 *
 * @param {string[]} argv
 * @returns {{ parts: Set<string>, browsers: string[], required: string[] }} which parts run, which engines are
 *   wanted, and which of them must be there
 * @throws {Error} one sentence, for an option or a value that is not known
 */
export function readOptions(argv) {
  const { values } = parseArgs({
    args: argv,
    options: { only: { type: 'string' }, browsers: { type: 'string' }, require: { type: 'string' } },
  });
  const browsers = list('browsers', values.browsers, engines) ?? engines;
  const required = list('require', values.require, engines) ?? [];
  const left = required.find((name) => !browsers.includes(name));
  if (left !== undefined) throw new Error(`--require ${left} contradicts --browsers ${browsers.join(',')}`);
  return { parts: new Set(list('only', values.only, parts) ?? parts), browsers, required };
}
