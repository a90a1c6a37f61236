// `npm run screens`: plays the games on the demo pages and takes a picture of every phase into docs/screens/, at 320,
// 768 and 1280 px, light and dark, so that they can be looked at. Needs Chromium. `npm run screens -- code-dependence` or
// `word-codes` takes those of one game, `around` those of the menu and of the projector, `npm run screens -- word-codes 768` of one width.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { findEngine } from './engines/find.mjs';
import { launchOptions } from './engines/launch-options.mjs';
import { root } from './run/root.mjs';
import { act } from './screens/act.mjs';
import { codesWall, dependenceWall, menuPlaces } from './screens/around.mjs';
import { evening } from './screens/code-dependence.mjs';
import { fixDeal } from './screens/fix-deal.mjs';
import { coop, teams } from './screens/phases.mjs';
import { readKey } from './screens/read-key.mjs';
import { demoHandler } from './server/demo.mjs';
import { listen } from './server/static.mjs';
import { playUntil } from './test/code-dependence/support/play.mjs';

/** A board that shows every sort of card well; the same one each time, so that pictures can be compared. */
const CODE = '2WM-GRR-JM2';
/** A deal whose bank has a word that a clue can be near to. */
const SEED = 2;
const dir = join(root, 'docs/screens');

async function shoot(page, id, phases, suffix, key) {
  for (const [name, steps] of phases) {
    for (const step of steps) {
      if (step.until) await playUntil(page, step.until, `#${id}`);
      else await page.evaluate(act, id, step, key);
    }
    const game = await page.$(`#${id}`);
    await game.screenshot({ path: join(dir, `${name}-${suffix}.png`) });
  }
}

async function wordCodes(page, url, suffix) {
  await page.goto(`${url}/#table=${CODE}&coop=${CODE}`, { waitUntil: 'networkidle0' });
  await shoot(page, 'table', teams, suffix, await readKey(page, 'table'));
  await shoot(page, 'coop', coop, suffix, await readKey(page, 'coop'));
}

async function codeDependence(page, url, suffix) {
  // So high that what sticks to the end of a small screen stands in its own place.
  await page.setViewport({ ...page.viewport(), height: 3600 });
  await page.evaluateOnNewDocument(fixDeal, SEED);
  await page.goto(`${url}/code-dependence.html`, { waitUntil: 'networkidle0' });
  await shoot(page, 'evening', evening, suffix);
}

async function around(page, url, suffix) {
  const shot = (target, name) => target.screenshot({ path: join(dir, `${name}-${suffix}.png`) });
  const table = `${url}/#table=${CODE}`;
  await page.goto(table, { waitUntil: 'networkidle0' });
  await menuPlaces(page, (name) => page.$('#table').then((game) => shot(game, name)));
  await codesWall(page, await readKey(page, 'table'), shot);
  await page.evaluateOnNewDocument(fixDeal, SEED);
  await page.goto(`${url}/code-dependence.html`, { waitUntil: 'networkidle0' });
  await dependenceWall(page, shot);
}

const games = { 'word-codes': wordCodes, 'code-dependence': codeDependence, around };
const asked = process.argv[2] ? [process.argv[2]] : Object.keys(games);
if (!(asked[0] in games))
  throw new Error(`there are no pictures of ${asked[0]}: ${Object.keys(games).join(' or ')}`);
mkdirSync(dir, { recursive: true });
const { engine } = findEngine('chromium');
const { url, close } = await listen(demoHandler(), 0);
const browser = await puppeteer.launch(launchOptions(engine));
const widths = process.argv[3] ? [Number(process.argv[3])] : [320, 768, 1280];
for (const width of widths)
  for (const scheme of ['light', 'dark'])
    for (const name of asked) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: 900 });
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      await games[name](page, url, `${width}-${scheme}`);
      await context.close();
    }
await browser.close();
await close();
console.log(`pictures in ${dir}`);
