import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cluekit-docs-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');

/** The programs of a page, with the SDK's entries as the files of its source. */
function programs(page: string): string[] {
  const entries = JSON.parse(readFileSync(join(root, 'packages/sdk/package.json'), 'utf8')).exports;
  const source = (entry: string): string => {
    const built = entries[`.${entry}`]?.default as string | undefined;
    assert.ok(built, `@cluekit/sdk${entry} is no entry`);
    return join(root, 'packages/sdk', built.replace('/dist/', '/src/').replace(/\.js$/, '.ts'));
  };
  const text = readFileSync(join(root, 'docs', page), 'utf8');
  return [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, program = '']) =>
    program.replace(/'@cluekit\/sdk([^']*)'/g, (_all, entry: string) => JSON.stringify(source(entry))),
  );
}

/** The types are checked as those of the source are. */
const config = {
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    ...{ noEmit: true, composite: false, allowImportingTsExtensions: true },
    ...{ types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
  },
  include: ['*.ts', join(root, 'packages/sdk/src/**/*.d.ts')],
};
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));

/** Checks the types of a program, runs it, and gives what it printed. */
function run(name: string, program: string): string {
  const file = join(folder, name);
  writeFileSync(file, program);
  const node = (args: readonly string[]): string =>
    execFileSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    });
  node([join(root, 'node_modules/typescript7/bin/tsc'), '-p', folder]);
  return node(['--import', 'tsx', file]);
}

test('docs/host-and-client.md: the example is a program, and plays', () => {
  const [example = '', contract = '', ...more] = programs('host-and-client.md');
  assert.deepEqual(more, []);
  const printed = run('host-and-client.ts', example);
  assert.match(printed, /^live (clue|guess) (amber|teal) \{ pending: [01], stalled: false \}\n/m);
  const key = /^(?:(?:amber|teal|bystander|trap) ?){25}\n^hidden\n/m;
  assert.match(printed, key);
  assert.match(run('contract.ts', contract), /^# pass [1-9]\d*\n# fail 0$/m);
});

test('docs/clues.md: the examples give what they say', () => {
  const [example = '', ...more] = programs('clues.md');
  assert.deepEqual(more, []);
  const said = /^(checkClue\(.*?\));\s+\/\/ (\{.*\})$/gm;
  const checked = example.replace(said, 'assert.deepEqual($1, $2); console.log("checked");');
  const printed = run('clues.ts', `import assert from 'node:assert/strict';\n${checked}`);
  assert.equal(printed, 'checked\n'.repeat(2));
});
