// `npm test`: everything there is. A step that fails does not keep the others from running.
import { findEngine } from './engines/find.mjs';
import { canInstall, installEngines } from './engines/install.mjs';
import { readOptions } from './run/options.mjs';
import { sideBySide } from './run/side-by-side.mjs';
import { steps } from './run/steps.mjs';
import { closingLine, createTally } from './run/tally.mjs';

function searchEngines(ids) {
  const engines = [];
  const skipped = [];
  for (const id of ids) {
    const found = findEngine(id);
    if ('engine' in found) engines.push(found.engine);
    else skipped.push({ id, why: found.missing });
  }
  return { engines, skipped };
}

/** So many steps that may stand side by side do: more than two starve each other on two cores, and tests wait in vain. */
const WIDTH = 2;

async function take(step, tally) {
  const row = tally.row();
  if (!step.aside) console.log(`\n── ${step.name}`);
  try {
    return await step.run(row, step.name);
  } catch (error) {
    console.error(error);
    row.add(step.name, undefined);
    return undefined;
  }
}

function sayEngines({ engines, skipped }) {
  const ran = engines.map(({ label, path }) => `${label} (${path})`).join(', ');
  const left = skipped.map(({ id, why }) => `${id} (${why})`).join(', ');
  return `Engines: ${ran || 'none'}.${left ? ` Skipped: ${left}.` : ''}`;
}

async function main(argv) {
  const options = readOptions(argv);
  const tally = createTally();
  const inBrowsers = options.parts.has('browser') || options.parts.has('pages');
  let search = { engines: [], skipped: [] };
  if (inBrowsers) {
    await installEngines(options.browsers);
    search = searchEngines(options.browsers);
    console.log(sayEngines(search));
    if (search.engines.length === 0) {
      const what = canInstall()
        ? 'apt-get could not install one'
        : 'install Chrome, Chromium, Edge or Firefox';
      console.error(`No browser found: ${what}, or set CHROME_PATH or FIREFOX_PATH.`);
      tally.gate('a browser to test in', false);
    }
    for (const { id, why } of search.skipped) {
      if (options.required.includes(id)) tally.gate(`${id} is required: ${why}`, false);
    }
  }
  const began = Date.now();
  const wanted = steps(search.engines).filter(({ part }) => part === 'all' || options.parts.has(part));
  for (const step of wanted.filter(({ aside }) => !aside)) await take(step, tally);
  const later = [];
  await sideBySide(
    wanted.filter(({ aside }) => aside).map((step) => async () => later.push(await take(step, tally))),
    WIDTH,
  );
  for (const again of later) await again?.();
  console.log(`\n── all, in ${Math.round((Date.now() - began) / 1000)} s\n${tally.table()}`);
  if (inBrowsers) console.log(`\n${sayEngines(search)}`);
  const total = tally.total();
  console.log(`\n${closingLine(total)}`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`npm test: ${error.message}`);
  process.exitCode = 1;
}
