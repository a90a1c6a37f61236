import { join } from 'node:path';
import { root } from '../../e2e/run/root.mjs';
import { listen, staticHandler } from '../../e2e/server/static.mjs';

const words =
  'Anchor Apple Arrow Basket Bear Bell Boat Bridge Candle Castle Clock Cloud Corn Crown Desk Drum Eagle Fence Fire Fish Flag Forest Fox Glass Glove';

/** Marks the first frame that shows what is waited for, in milliseconds since the navigation began. */
const mark = `
const deep = (root, selector) => [...root.querySelectorAll(selector), ...[...root.querySelectorAll('*')].flatMap((each) => each.shadowRoot ? deep(each.shadowRoot, selector) : [])];
window.deep = deep;
const look = () => {
  const shown = deep(document, window.wanted).filter((each) => each.getClientRects().length > 0);
  if (shown.length < 25) return requestAnimationFrame(look);
  requestAnimationFrame(() => { window.shownAt = performance.now(); });
};
requestAnimationFrame(look);`;

const page = (
  wanted,
  head,
  body,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>
<script>window.wanted = '${wanted}';window.ended = 0;addEventListener('game-end', () => window.ended++, true);</script>${head}<body>${body}<script>${mark}</script></body></html>`;

/** 25 buttons as a page would have them that is nothing else: no script, the look of a board. */
const buttons = page(
  'button',
  `<style>
    main { display: grid; grid-template-columns: repeat(5, 1fr); gap: 8px; max-width: 60rem; margin: auto; font: 600 1rem/1.2 system-ui; }
    button { min-height: 4rem; border: 1px solid #8c8676; border-radius: 8px; background: #fff; font: inherit; }
    .up { background: #f4b53f; }
  </style>`,
  `<main>${words
    .split(' ')
    .map((word) => `<button onclick="this.classList.add('up')">${word}</button>`)
    .join('')}</main>`,
);

const board = page(
  '[part~=card]',
  '<script type="module" src="/cdn/word-codes.js"></script>',
  '<word-codes mode="coop" level="easy"></word-codes>',
);

/** Serves both pages and the drop-in files, uncached. */
export const serve = () =>
  listen(
    staticHandler({
      mounts: [['/cdn/', join(root, 'packages/elements/cdn')]],
      virtual: (path) =>
        ({
          '/buttons.html': { type: '.html', body: buttons },
          '/board.html': { type: '.html', body: board },
          '/favicon.ico': { type: '.ico', body: '' },
        })[path],
    }),
  );
