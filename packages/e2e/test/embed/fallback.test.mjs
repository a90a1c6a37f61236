import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/root.mjs';
import { drawn } from '../code-dependence/support/play.mjs';
import { inEachEngine } from '../support/engines.mjs';
import { ready } from '../support/play.mjs';
import { host, inFrame, opened } from './support/frame.mjs';

/** The page that docs/embed.md shows. */
const example = /```html\n(<word-codes>.*?)```/s.exec(readFileSync(join(root, 'docs/embed.md'), 'utf8'))[1];
const body = example.replaceAll(/src="([a-z.-]+\.js)"/g, 'src="/cdn/$1"');
const other = body.replaceAll('word-codes', 'code-dependence');
const policy = (scripts) => `default-src 'none'; script-src ${scripts}; frame-src 'self'; style-src 'self'`;

/** What can be read in the document, outside of shadow trees: text that has a place. */
const readable = (page, tag) =>
  page.$eval(tag, (game) => {
    const inside = [...game.querySelectorAll('p')];
    return inside
      .filter((each) => each.checkVisibility() && each.offsetHeight > 0)
      .map((each) => each.textContent);
  });

for (const [name, scripts, markup] of [
  ['a host that strips scripts', "'self'", body.replaceAll(/<script.*?<\/script>/g, '')],
  ['a browser or a policy that runs none', "'none'", body],
  ['a file that is not there', "'self'", body.replaceAll('/cdn/', '/none/')],
])
  inEachEngine(`B11 what stands inside the tag is read on ${name}`, (at) =>
    opened(
      at,
      { '/': host([], { body: markup }) },
      async () => {
        const [text] = await readable(at.page, 'word-codes');
        assert.match(text, /word game/i);
        const href = await at.page.$eval('word-codes a', (link) => link.getAttribute('href'));
        assert.match(href, /embed\.html\?game=word-codes$/);
        assert.doesNotMatch(
          await at.page.evaluate(() => document.body.innerText),
          /function|=>|customElements/,
        );
      },
      policy(scripts),
    ),
  );

inEachEngine('B11 and not any more once the game runs', (at) =>
  opened(at, { '/': host([], { body: body + other }) }, async () => {
    await ready(at.page);
    await drawn(at.page);
    assert.deepEqual(await readable(at.page, 'word-codes'), []);
    assert.deepEqual(await readable(at.page, 'code-dependence'), []);
    assert.deepEqual(at.errors, []);
  }),
);

inEachEngine('B11 embed.html says what it needs where no script runs', (at) =>
  opened(
    at,
    { '/': host([{ query: '?game=word-codes', sandbox: null }]) },
    async () => {
      const frame = await inFrame(at.page);
      await frame.waitForFunction(
        () => getComputedStyle(document.querySelector('.late')).visibility === 'visible',
      );
      assert.match(await frame.$eval('#place', (place) => place.innerText), /needs JavaScript/);
    },
    policy("'none'"),
  ),
);
