import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { rollup } from 'rollup';
import { cdnConfigs } from '../../bundle/cdn.mjs';
import { lets } from '../../bundle/lets.mjs';
import { shortNames } from '../../bundle/short-names.mjs';
import { shrinkMore } from '../../bundle/shrink.mjs';
import { root } from '../../run/root.mjs';

const xstate = '/node_modules/xstate/dist/x.js';
const client = '/packages/sdk/dist/client/client.js';
const english = '/packages/elements/dist/locales/en.js';
const element = '/packages/elements/dist/some-element/some-element.js';

/** A bundle of modules that are no files, and the names that may be short in it. */
async function made(modules) {
  const entry = '/entry.js';
  const { names, plugin } = shortNames();
  const files = {
    [entry]: Object.keys(modules)
      .map((id) => `export * from '${id}';`)
      .join('\n'),
    ...modules,
  };
  const virtual = {
    name: 'virtual',
    resolveId: (id) => (id in files ? id : null),
    load: (id) => files[id] ?? null,
  };
  const bundle = await rollup({ input: entry, plugins: [virtual, plugin] });
  const { output } = await bundle.generate({ format: 'es', plugins: [lets(), shrinkMore(names)] });
  await bundle.close();
  return { names: names().sort(), code: output[0].code };
}

test('a name is short where it is used in one room alone', async () => {
  const { names, code } = await made({
    [xstate]: 'export const x = (at) => at.innerThing + at.sharedThing;',
    [element]: 'export const e = (at) => at.sharedThing + at.elementThing;',
  });
  assert.deepEqual(names, ['innerThing']);
  assert.ok(
    !code.includes('innerThing') && code.includes('sharedThing') && code.includes('elementThing'),
    code,
  );
});

test('a name keeps its length where a text has it, or a template, or another program reads it', async () => {
  const { names } = await made({
    [client]: `export const c = (at) => [at.textThing, at.markupThing, at.getSnapshot, at.view, at.seq, at.contextTarget];
export const s = 'textThing'; export const t = \`<p .markupThing=\${s}></p>\`;`,
  });
  assert.deepEqual(names, []);
});

test('words of the catalogue are short, but for those that something else is called by', async () => {
  const { names, code } = await made({
    [english]: "export const en = { goOnWord: 'Go on', board: 'Board', refusedWords: { deepThing: 'no' } };",
    [element]: `import { en } from '${english}';
const messages = () => en;
export const e = (view) => { const m = messages(); const { refusedWords } = messages(); return [m.goOnWord, messages().board, view.board, refusedWords.deepThing]; };`,
  });
  assert.deepEqual(names, ['goOnWord', 'refusedWords']);
  const { e } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  assert.deepEqual(e({ board: 5 }), ['Go on', 'Board', 5, 'no']);
});

test('a `const` becomes a `let`, wherever it is code and nowhere else', async () => {
  const source =
    "export const a = 'const b'; /* const c */ export const d = () => { const e = `const ${a}`; return e; };";
  const out = lets().renderChunk.call({ parse: (await import('rollup/parseAst')).parseAst }, source).code;
  assert.equal(out.length, source.length);
  assert.equal(
    out,
    "export let   a = 'const b'; /* const c */ export let   d = () => { let   e = `const ${a}`; return e; };",
  );
});

/** The names that a document tells in `code`. */
const toldIn = (path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/`(?:"?)([A-Za-z]\w+)(?:"?)(?:\(\w*\))?`/g)].map(
    ([, name]) => name,
  );

test('the drop-in files keep every name that the documents tell', async () => {
  const store = ['getSnapshot', 'subscribe', 'send', 'peek', 'view', 'status', 'pending'];
  const record = [...toldIn('docs/rules/game-record.md'), ...store];
  const page = [...toldIn('docs/elements.md'), ...record];
  for (const name of ['newGame', 'playCode', 'record', 'wordsLang', 'command', 'result', 'shared'])
    assert.ok(page.includes(name), `${name} is told`);
  let most = 0; // a file without the rules or the host may have none
  for (const { input, plugins, external } of cdnConfigs('packages/elements/dist', 'nowhere')) {
    if (!plugins.some(({ name }) => name === 'short-names')) continue;
    assert.ok(existsSync(join(root, input)), `${input}: npm run build`);
    const { found, plugin } = shortNames();
    const bundle = await rollup({
      input: join(root, input),
      plugins: [...plugins, plugin],
      ...(external && { external }),
      onwarn() {},
    });
    await bundle.close();
    const told = input.includes('/cdn/') ? page : record;
    const names = found()
      .filter(([, room]) => room !== 'catalogue') // a word of the catalogue may be called like an element's property
      .map(([name]) => name);
    most = Math.max(most, names.length);
    assert.deepEqual(
      names.filter((name) => told.includes(name)),
      [],
      input,
    );
  }
  assert.ok(most > 10, `${most} names at most`);
});
