import { rmSync } from 'node:fs';
import { boundaries } from '../gates/boundaries.mjs';
import { build, format, lint, testTypes } from '../gates/commands.mjs';
import { exportsImport } from '../gates/exports.mjs';
import { attwProblems, noCopies, publintProblems, tarballsImport } from '../gates/packaging.mjs';
import { measure, readLimits, sizeProblems, sizeTable } from '../gates/sizes.mjs';
import { layOut } from '../gates/tarballs.mjs';
import { browserTests } from './browser-tests.mjs';
import { files } from './files.mjs';
import { nodeTests } from './node-tests.mjs';
import { twice } from './twice.mjs';

const typed = ['sdk', 'bots', 'elements', 'cli', 'bench'];

/** A gate that lists problems: it passes when there is none. */
async function listed(tally, name, problems) {
  const lines = await problems;
  if (lines.length > 0) console.error(lines.join('\n'));
  tally.gate(name, lines.length === 0);
}

async function sizes(tally, name) {
  const measured = await measure();
  const limits = readLimits();
  console.log(sizeTable(measured, limits));
  await listed(tally, name, sizeProblems(measured, limits));
}

async function packaging(tally) {
  const laid = await layOut();
  try {
    for (const [name, tarball] of Object.entries(laid.tarballs)) {
      await listed(tally, `publint: ${name}`, publintProblems(tarball));
      await listed(tally, `attw: ${name}`, attwProblems(tarball));
    }
    await listed(tally, 'packed tarballs import and start', tarballsImport(laid));
    await listed(tally, 'packed tarballs hold no library', noCopies(laid));
  } finally {
    rmSync(laid.folder, { recursive: true, force: true });
  }
}

// Whatever part is asked for, it needs what the build makes: so this step belongs to every part.
const buildStep = {
  part: 'all',
  name: 'types and build',
  run: async (tally, name) => tally.gate(name, await build()),
};

const nodeSteps = [
  {
    part: 'node',
    name: 'tests in Node',
    async run(tally, name) {
      const beside = files('packages', /\/src\/.*\.test\.ts$/).filter(
        (p) => !p.startsWith('packages/elements/'),
      );
      const apart = files('packages', /^packages\/[^/]+\/test\/.*\.node\.test\.ts$/);
      tally.add(name, await nodeTests([...beside, ...apart], { typescript: true }));
    },
  },
  {
    part: 'gates',
    name: 'tests of the gates',
    async run(tally, name) {
      tally.add(name, await nodeTests(files('packages/e2e/test/gates', /\.test\.mjs$/)));
    },
  },
];

const gateSteps = [
  { part: 'gates', name: 'lint', run: async (tally, name) => tally.gate(name, await lint()) },
  { part: 'gates', name: 'format', run: async (tally, name) => tally.gate(name, await format()) },
  { part: 'gates', name: 'package boundaries', run: (tally, name) => listed(tally, name, boundaries()) },
  {
    part: 'gates',
    name: 'every export in plain Node',
    run: (tally, name) => listed(tally, name, exportsImport()),
  },
  { part: 'gates', name: 'sizes', run: sizes },
  { part: 'gates', name: 'packaging', run: packaging },
];

const typeSteps = typed.map((folder) => ({
  part: 'gates',
  name: `types of the tests: ${folder}`,
  run: async (tally, name) => tally.gate(name, await testTypes(folder)),
}));

function browserSteps(engines) {
  const elements = engines.map((engine) => ({
    part: 'browser',
    aside: true,
    name: `elements in ${engine.label}`,
    run: (tally, name) => twice(tally, name, (label, only) => browserTests(engine, label, only)),
  }));
  const drivable = engines.filter(({ id }) => id !== 'webkit'); // WebKitGTK has no puppeteer
  if (drivable.length === 0) return elements;
  const pages = {
    part: 'pages',
    aside: true,
    name: `pages in ${drivable.map(({ label }) => label).join(' and ')}`,
    run(tally, name) {
      const tests = files('packages/e2e/test', /\.test\.mjs$/).filter((path) => !path.includes('/gates/'));
      const env = { BROWSERS: drivable.map(({ id }) => id).join(',') };
      return twice(tally, name, (headed, only = tests) =>
        nodeTests(only, { env, serial: true, headed, minutes: 30 }),
      );
    },
  };
  return [...elements, pages];
}

/**
 * The steps of a whole run, in order: what is quick to tell first. Those that are `aside` stand beside one another, at
 * the end, and show what they printed when they are over.
 *
 * @param {import('../engines/find.mjs').Engine[]} engines
 */
export function steps(engines) {
  return [buildStep, ...typeSteps, ...gateSteps, ...nodeSteps, ...browserSteps(engines)];
}
