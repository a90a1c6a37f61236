import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../run/root.mjs';

const page = readFileSync(join(root, 'docs/elements-code-dependence.md'), 'utf8');

/** What an element's class says it has: attributes and properties, events, parts, its public methods and fields. */
function declared(tag) {
  const source = readFileSync(join(root, `packages/elements/src/${tag}/${tag}.ts`), 'utf8');
  const apart = join(root, `packages/elements/src/${tag}/properties.ts`);
  const list = source.includes('properties = PROPERTIES') ? readFileSync(apart, 'utf8') : source;
  const [, block] = /(?:properties|PROPERTIES): PropertyDeclarations = \{\n(.*?)\n *\};/s.exec(list) ?? [];
  assert.ok(block, `${tag} declares its properties`);
  const names = [];
  for (const [, name, options] of block.matchAll(/^ {2,4}(\w+): \{(.*)\},$/gm)) {
    if (options.includes('state: true')) continue;
    const attribute = /attribute: (?:'([\w-]+)'|(false))/.exec(options);
    names.push(name);
    if (!attribute?.[2]) names.push(attribute?.[1] ?? name.toLowerCase());
  }
  const members = [...source.matchAll(/^ {2}(?:override )?(?:get (\w+)\(|(?:async )?(start|focus)\()/gm)];
  const told = (what) => [...source.matchAll(new RegExp(`@${what} ([\\w-]+)`, 'g'))].map(([, name]) => name);
  return [
    ...names,
    ...members.map(([, field, method]) => field ?? method),
    ...told('fires'),
    ...told('csspart'),
  ];
}

/** What the page tells of an element, in its own section; parts of `view`, `store` rows count as both. */
function sectionOf(text, tag) {
  const [, section] = new RegExp(`^## \`<${tag}>\`\\n(.*?)(?=^## |$(?![\\s\\S]))`, 'ms').exec(text) ?? [];
  assert.ok(section, `<${tag}> has a section`);
  return section;
}

/** The names that a section does not tell, as code. */
const untold = (text, tag) => {
  const section = sectionOf(text, tag);
  const told = new Set([...section.matchAll(/`([\w-]+)(?:\([\w, ]*\))?`/g)].map(([, name]) => name));
  return [...new Set(declared(tag))].filter((name) => !told.has(name));
};

const tags = [...page.matchAll(/^## `<([\w-]+)>`$/gm)].map(([, tag]) => tag);

test('docs/elements-code-dependence.md has every attribute, property, event and part of its elements', () => {
  for (const tag of ['code-dependence', 'table-menu', 'game-lobby', 'deduction-grid', 'score-sheet'])
    assert.ok(tags.includes(tag), tag);
  for (const tag of tags) assert.deepEqual(untold(page, tag), [], tag);
  assert.ok(declared('code-dependence').length > 35, 'the class is read');
});

test('what is missing from it would be seen', () => {
  for (const name of ['free-names', 'lexicon', 'game-problem', 'record'])
    assert.deepEqual(untold(page.replaceAll(`\`${name}\``, name), 'code-dependence'), [name]);
});

test('docs/elements.md leads to it', () => {
  assert.match(readFileSync(join(root, 'docs/elements.md'), 'utf8'), /\]\(elements-code-dependence\.md\)/);
});
