import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { act } from '../screens/act.mjs';
import { evening } from '../screens/code-dependence.mjs';
import { fixDeal } from '../screens/fix-deal.mjs';
import { teams } from '../screens/phases.mjs';
import { readKey } from '../screens/read-key.mjs';
import { demoHandler } from '../server/demo.mjs';
import { listen } from '../server/static.mjs';
import { playUntil } from './code-dependence/support/play.mjs';
import { inEachEngine } from './support/engines.mjs';
import { ready } from './support/play.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CODE = '2WM-GRR-JM2';

/** The texts whose contrast is too low, by axe; empty where all is well. */
async function contrast(page, id) {
  return page.evaluate(async (game) => {
    const { violations } = await window.axe.run(document.getElementById(game), {
      runOnly: { type: 'rule', values: ['color-contrast'] },
    });
    return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => html + failureSummary));
  }, id);
}

/** Plays a game through its phases as the pictures are taken, and looks at each. */
async function through(page, id, phases, key, look) {
  for (const [name, steps] of phases) {
    for (const step of steps) {
      if (step.until) await playUntil(page, step.until, `#${id}`);
      else await page.evaluate(act, id, step, key);
    }
    await look(name);
  }
}

/** What each makes of the surface, by a token, and of a card's edges, by a part. */
const expected = {
  'themes/paper': 'rgb(244, 234, 213) 1px 3px 2px',
  'themes/chalkboard': 'rgb(31, 58, 51) 1px 1px 14px 9px',
  'themes/high-contrast': 'rgb(0, 0, 0) 3px 3px 0px',
  'restyled/index': 'rgb(255, 255, 255) 2px 2px 6px',
};

/** The hue of what is called Teal, in degrees: 120 is green, 240 blue. Runs in the page. */
function hueOfTeal() {
  const game = document.getElementById('table');
  const text = getComputedStyle(game).getPropertyValue('--clue-teal').trim();
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16));
  const degrees = (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
  return Math.round((degrees + 360) % 360);
}

for (const name of Object.keys(expected))
  inEachEngine(
    `B12 ${name}: tokens and parts, in every phase of both games`,
    async ({ page, errors, engine }) => {
      const served = await listen(demoHandler(), 0);
      try {
        await page.evaluateOnNewDocument(fixDeal, 2);
        await page.goto(`${served.url}/examples/${name}.html#table=${CODE}`);
        await ready(page, 'word-codes');
        await ready(page, 'code-dependence');
        const shown = await page.evaluate(() => {
          const game = document.getElementById('table');
          const bank = game.shadowRoot.querySelector('word-bank');
          const card = getComputedStyle(bank.shadowRoot.querySelector('[part~=card]'));
          const edges = [card.borderInlineStartWidth, card.borderBlockEndWidth, card.borderStartStartRadius];
          return [getComputedStyle(game).backgroundColor, ...edges].join(' ');
        });
        assert.equal(shown, expected[name]);
        const hue = await page.evaluate(hueOfTeal);
        assert.ok(hue >= 170 && hue <= 195, `a hue of ${hue} is not called teal`);
        await page.evaluate(axe);
        const looked = [];
        const look = (id) => async (phase) => {
          looked.push(phase);
          assert.deepEqual(await contrast(page, id), [], `${id} ${phase}`);
        };
        const key = await readKey(page, 'table');
        // How much contrast there is does not depend on the engine: one goes through all phases.
        const all = engine === 'chromium';
        await through(page, 'table', all ? teams : teams.slice(0, 1), key, look('table'));
        await through(page, 'evening', all ? evening.slice(0, -2) : evening.slice(0, 3), [], look('evening'));
        assert.ok(looked.length >= (all ? 26 : 4), looked.join());
        assert.deepEqual(errors, []);
      } finally {
        await served.close();
      }
    },
  );
