// `npm run screens`: plays a game on the demo page and takes a picture of every phase into docs/screens/, at 320 and
// 1280 px, light and dark, so that they can be looked at. Needs Chromium.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { findEngine } from './engines/find.mjs';
import { launchOptions } from './engines/launch-options.mjs';
import { root } from './run/root.mjs';
import { act } from './screens/act.mjs';
import { coop, teams } from './screens/phases.mjs';
import { demoHandler } from './server/demo.mjs';
import { listen } from './server/static.mjs';

/** A board that shows every sort of card well; the same one each time, so that pictures can be compared. */
const CODE = '2WM-GRR-JM2';
const dir = join(root, 'docs/screens');

/** Reads the key as a clue-giver would, by opening it, and hides it again. */
async function readKey(page, id) {
  await page.evaluate(act, id, { press: '.toggle' }, []);
  // A press that no pointer made is a screen reader's, and is warned once.
  await page.evaluate(act, id, { press: '.notice button' }, []);
  const key = await page.evaluate((game) => {
    const bank = document.getElementById(game).shadowRoot.querySelector('word-bank');
    return [...bank.shadowRoot.querySelectorAll('.card')].map(
      (card) => card.className.match(/is-(\w+)/)?.[1],
    );
  }, id);
  await page.evaluate(act, id, { press: '.toggle' }, []);
  return key;
}

async function shoot(page, id, phases, suffix) {
  const key = await readKey(page, id);
  for (const [name, steps] of phases) {
    for (const step of steps) await page.evaluate(act, id, step, key);
    const game = await page.$(`#${id}`);
    await game.screenshot({ path: join(dir, `${name}-${suffix}.png`) });
  }
}

mkdirSync(dir, { recursive: true });
const { engine } = findEngine('chromium');
const { url, close } = await listen(demoHandler(), 0);
const browser = await puppeteer.launch(launchOptions(engine));
for (const width of [320, 1280])
  for (const scheme of ['light', 'dark']) {
    const page = await browser.newPage();
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await page.goto(`${url}/#table=${CODE}&coop=${CODE}`, { waitUntil: 'networkidle0' });
    await shoot(page, 'table', teams, `${width}-${scheme}`);
    await shoot(page, 'coop', coop, `${width}-${scheme}`);
    await page.close();
  }
await browser.close();
await close?.();
console.log(`pictures in ${dir}`);
