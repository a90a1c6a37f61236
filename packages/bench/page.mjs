// `npm run bench:page`: what a game costs a page, in Chromium, as ratios in one run. See docs/benchmarks.md.
import puppeteer from 'puppeteer-core';
import { findEngine } from '../e2e/engines/find.mjs';
import { launchOptions } from '../e2e/engines/launch-options.mjs';
import { ratio, spread } from './measure/stats.mjs';
import { firstBoard } from './page/first-board.mjs';
import { countFrames } from './page/frames.mjs';
import { playMany } from './page/memory.mjs';
import { serve } from './page/site.mjs';
import { machine } from './report/report.mjs';
import { figures, table } from './report/table.mjs';

const quick = process.argv.includes('--quick');
const SLOW = 6;

async function measure(browser, url) {
  console.log(`${machine()}\n${await browser.version()}, 412 × 915\n`);
  for (const slowdown of [1, SLOW]) {
    const { buttons, board } = await firstBoard(browser, url, { rounds: quick ? 3 : 11, slowdown });
    const rows = [
      [
        `first 25 words, ${slowdown === 1 ? 'at full speed' : `slowed down ${slowdown} times`}`,
        'median',
        'spread',
      ],
      ['25 buttons, ms', ...figures(spread(buttons))],
      ['<word-codes>, ms', ...figures(spread(board))],
      ['times as long', ...figures(ratio(board, buttons))],
    ];
    console.log(`${table(rows)}\n`);
  }
  const { press, flip, hide } = await countFrames(browser, url, { times: quick ? 3 : 6, slowdown: SLOW });
  const row = (name, found) => [
    name,
    ...figures(spread(found.map(({ frames }) => frames))),
    ...figures(spread(found.map(({ ms }) => ms))),
  ];
  console.log(
    `${table([
      [`slowed down ${SLOW} times`, 'frames', 'spread', 'ms', 'spread'],
      row('a button’s press, until it looks so', press),
      row('Flip, until the card is up', flip),
      row('Escape, until no key is in the document', hide),
    ])}\n`,
  );
  const games = quick ? 5 : 50;
  const used = await playMany(browser, url, games);
  const at = (game) => used[game - 1];
  const first = quick ? 1 : 5;
  const line = (name, key) => [
    name,
    String(at(first)[key]),
    String(at(games)[key]),
    (at(games)[key] / at(first)[key]).toFixed(2),
  ];
  console.log(
    table([
      ['in use on one page', `after ${first}`, `after ${games} games`, 'times'],
      line('bytes of heap', 'heap'),
      line('nodes', 'nodes'),
      line('listeners', 'listeners'),
    ]),
  );
}

const found = findEngine('chromium');
if ('missing' in found) {
  console.error(`bench:page: ${found.missing}`);
  process.exit(1);
}
const browser = await puppeteer.launch(launchOptions(found.engine));
const site = await serve();
try {
  await measure(browser, site.url);
} finally {
  await browser.close();
  await site.close();
}
