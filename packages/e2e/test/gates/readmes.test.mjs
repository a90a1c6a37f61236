import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { manifest, published } from '../../gates/exports.mjs';
import { root } from '../../run/root.mjs';

const read = (folder) => readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8');
const examples = (text, language) =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, code]) => code);

/** Runs Node in this package, where every other one is found. */
const node = (...args) =>
  execFileSync(process.execPath, args, { cwd: join(root, 'packages/e2e'), encoding: 'utf8' });

const run = (example) => node('--input-type=module', '--eval', example);

test('every published package says what it is, and names no entry that it has not', () => {
  for (const folder of published) {
    const text = read(folder);
    const { name, exports } = manifest(folder);
    assert.ok(text.startsWith(`# ${name}\n`), folder);
    for (const [, own, entry] of text.matchAll(
      /(@cluekit\/[a-z]+|\bcluekit)\/((?:[a-z-]+\/)*[a-z-]+(?:\.js)?)\b/g,
    ))
      if (own === name) assert.ok(`./${entry}` in exports, `${folder}: ${own}/${entry}`);
  }
});

test('packages/sdk/README.md: the example is a program, and plays', () => {
  const [example = '', ...more] = examples(read('sdk'), 'js');
  assert.deepEqual(more, []);
  const printed = run(example);
  assert.match(printed, /^true \{ word: '.+', owner: '(amber|teal|bystander|trap)', flipped: true \}\n$/);
});

test('docs/bots.md: a match without a page plays to its end, and its record comes to the same; the lexicon is read', () => {
  const [match = '', lexicon = '', ...more] = examples(
    readFileSync(join(root, 'docs/bots.md'), 'utf8'),
    'js',
  );
  assert.deepEqual(more, []);
  const [, won, again] = /^\[ ([\d, ]+) \] \[ ([\d, ]+) \]\n$/.exec(run(match)) ?? [];
  assert.ok(won);
  assert.equal(won, again);
  assert.equal(run(lexicon), 'tiger\n');
});

test('packages/cli/README.md: the commands print what it says', () => {
  const [, commands = ''] = examples(read('cli'), 'sh');
  const pairs = [...commands.matchAll(/^cluekit (.+)\n# (.+)$/gm)];
  assert.equal(pairs.length, 2);
  for (const [, given, printed] of pairs)
    assert.equal(node(join(root, 'packages/cli/bin/cluekit.mjs'), ...given.split(' ')), `${printed}\n`);
});
