import { playUntil } from '../test/code-dependence/support/play.mjs';
import { act } from './act.mjs';

/** The projector's window of a game, once its words stand there. */
async function wallOf(page, id) {
  await page.$eval(`#${id}`, (game) => (game.projector = '/examples/projector/index.html'));
  const link = await page.waitForFunction(
    (name) => document.getElementById(name).shadowRoot.querySelector('.project')?.href,
    {},
    id,
  );
  const wall = await page.browserContext().newPage();
  if (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    await wall.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  // A wall of 1280 by 720, and what a phone makes of it.
  await wall.setViewport({ width: page.viewport().width, height: 720 });
  await wall.goto(await link.jsonValue());
  await wall.waitForFunction(
    () =>
      document.querySelector('game-projector').shadowRoot?.querySelector('word-bank')?.shadowRoot
        ?.childElementCount,
  );
  await page.bringToFront();
  return wall;
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Word Codes on the wall: a clue is awaited, a clue stands, a wrong flip has ended the turn, the end. */
export async function codesWall(page, key, shot) {
  const wall = await wallOf(page, 'table');
  const steps = {
    '1-clue': [],
    '2-guess': [{ type: 'harbour' }, { press: '.number:nth-of-type(2) input' }, { press: '[part~=submit]' }],
    '3-outcome': [{ lift: 'bystander' }, { press: '[part~=flip]' }],
    '4-result': [
      { press: '[part~=go-on]' },
      { press: '.number:nth-of-type(10) input' },
      { press: '[part~=submit]' },
      { lift: 'trap' },
      { press: '[part~=flip]' },
    ],
  };
  for (const [name, todo] of Object.entries(steps)) {
    for (const step of todo) await page.evaluate(act, 'table', step, key);
    await wall.bringToFront();
    await pause(400);
    await shot(wall, `wall-${name}`);
    await page.bringToFront();
  }
  await wall.close();
}

const four = {
  seats: ['', '', 'Red Fox', ''].map((name, seat) => ({ name, bot: seat === 3 })),
  ...{ deck: 'classic', rounds: 1, guessMode: 'simultaneous', timers: null },
};

/** Code Dependence on the wall. */
export async function dependenceWall(page, shot) {
  await page.evaluate(act, 'evening', { start: four }, []);
  const wall = await wallOf(page, 'evening');
  for (const [name, until] of [
    ['5-planning', '[part~=keep]'],
    ['6-guess', '[part~=pass]'],
    ['7-outcome', '[part~=go-on]'],
    ['8-result', '[part~=play-again]'],
  ]) {
    await playUntil(page, until, '#evening');
    await wall.bringToFront();
    await pause(400);
    await shot(wall, `wall-${name}`);
    await page.bringToFront();
  }
  await wall.close();
}

/** What of the menu has forms. */
export async function menuPlaces(page, shot) {
  const menu = (name) =>
    page.evaluate(async (wanted) => {
      const root = document.getElementById('table').shadowRoot;
      for (let tries = 0; tries < 200 && !root.querySelector('game-menu')?.shadowRoot; tries++)
        await new Promise((resolve) => setTimeout(resolve, 20));
      const seen = (inside) => [
        ...inside.querySelectorAll('details'),
        ...[...inside.querySelectorAll('*')].flatMap((each) =>
          each.shadowRoot ? seen(each.shadowRoot) : [],
        ),
      ];
      for (const details of seen(root)) {
        const is = details.querySelector('summary')?.textContent.trim() ?? '';
        details.open = is.startsWith(wanted);
        if (details.open) details.scrollIntoView();
      }
      await new Promise((resolve) => setTimeout(resolve, 600));
    }, name);
  for (const name of ['Settings', 'Print', 'New game']) {
    await menu(name);
    await shot(`menu-${name.toLowerCase().replace(' ', '-')}`);
  }
}
