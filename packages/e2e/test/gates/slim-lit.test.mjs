import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { slimLit } from '../../bundle/slim-lit.mjs';
import { files } from '../../run/files.mjs';
import { root } from '../../run/root.mjs';
import { bundle } from '../support/site.mjs';

const source = `export { html, LitElement, svg } from 'lit';`;

/** What an element's source may ask of Lit that the slimmed one has not. */
const BEYOND = {
  'a converter to an attribute': /\btoAttribute\b/,
  'a property that is no text, Boolean or Number': /\btype: (?!Boolean\b|Number\b|String\b|')[A-Z]\w+[ ,}]/,
  'a default that is kept': /\buseDefault\b/,
  'a reflected Boolean': /\btype: Boolean[^}]*\breflect: true|\breflect: true[^}]*\btype: Boolean/,
  'an initializer or a decorator': /\baddInitializer\b|^\s*@\w+\(/m,
  'a controller that goes': /\bremoveController\b/,
  MathML: /\bmathml`|<math\b/,
  'a directive that waits, or wants an element':
    /from 'lit\/(?:directives\/(?!(?:guard|repeat|keyed|live)\.js)|(?:async-)?directive\.js)/,
  'a listener with options': /@[\w-]+=\$\{\{/,
};
/** What a template must not have. */
const NO_TEMPLATE = {
  // A field may stand there that has its text by a property, and nothing inside.
  'raw text': /<(?:script|style|title)\b|<textarea\b(?![^`]*?><\/textarea>)/i,
  'a comment': /<!--/,
  'an expression for a whole element': /<[\w-]+(?:\s[^<>]*?)?\s\$\{/,
};

function beyond(text) {
  const found = Object.entries(BEYOND).filter(([, pattern]) => pattern.test(text));
  const templates = text.match(/\b(?:html|svg)`[\s\S]*?`/g) ?? [];
  for (const template of templates.map((each) => each.replace(/"[^"]*"/g, '""')))
    found.push(...Object.entries(NO_TEMPLATE).filter(([, pattern]) => pattern.test(template)));
  return found.map(([what]) => what);
}

test('our elements ask nothing of Lit that the slimmed one has not', () => {
  const sources = files('packages/elements/src', /\.ts$/, root).filter((path) => !path.endsWith('.test.ts'));
  const found = sources.flatMap((path) =>
    beyond(readFileSync(join(root, path), 'utf8')).map((what) => `${path}: ${what}`),
  );
  assert.ok(sources.length > 50, `${sources.length} files`);
  assert.deepEqual(found, []);
});

test('an element that asks more is told', () => {
  const more = {
    'a converter to an attribute': 'size: { converter: { toAttribute: String } }',
    'a property that is no text, Boolean or Number': 'cards: { type: Array }',
    'a reflected Boolean': 'open: { type: Boolean, reflect: true }',
    'an initializer or a decorator': '  @property() size = 1;',
    'a directive that waits, or wants an element': "import { ref } from 'lit/directives/ref.js';",
    'a listener with options': 'html`<p @click=${{ handleEvent, once: true }}></p>`',
    'raw text': 'html`<textarea>${text}</textarea>`',
    'a comment': 'html`<p><!-- ${text} --></p>`',
    'an expression for a whole element': 'html`<p class="a" ${ref(it)}></p>`',
  };
  for (const [what, text] of Object.entries(more)) assert.deepEqual(beyond(text), [what]);
});

test('the slimmed Lit is smaller by a fifth', async () => {
  const [whole, slim] = [await bundle(source), await bundle(source, slimLit())];
  assert.ok(slim.length < whole.length * 0.8, `${slim.length} of ${whole.length}`);
});

test('a Lit that has a part in other words stops the build', async () => {
  for (const [part, name] of [
    ['reactiveElementVersions', 'nobody counts versions'],
    ['litElementHydrateSupport', 'nothing came from a server'],
    ['"<math>"', 'no MathML'],
    ['CSSResult is not constructable', 'nobody constructs a result'],
  ]) {
    const other = { name: 'other', transform: (code) => code.replaceAll(part, part.toUpperCase()) };
    await assert.rejects(bundle(source, [other, slimLit()]), new RegExp(`"${name}" 0 times, not 1`));
  }
});
