import assert from 'node:assert/strict';
import { fixDeal } from '../../screens/fix-deal.mjs';
import { earsOf } from '../support/ears.mjs';
import { inEachEngine } from '../support/engines.mjs';
import { checkControls, checkThere } from '../support/heard.mjs';
import { html, site } from '../support/site.mjs';
import { CodesPlayer } from './support/codes-player.mjs';

const card = /^[A-Z][\w ]*?( ?, .+)?$/;
const board = [
  ['grid', /25 words, 5 rows, 5 columns/, 1],
  ['gridcell', card, 25],
];

/** What has to be heard in a view besides what has the focus: role, name, how many of them at least. */
const VIEWS = {
  clue: [
    ...board,
    ['heading', /^Amber to give a clue$|^Teal to give a clue$/, 1],
    ['textbox', 'Clue', 1],
    ['radio', /^\d+$|^no limit$/i, 10],
    ['button', 'Give clue', 1],
  ],
  key: [
    ['region', 'Key, for the clue-giver only', 1],
    ['heading', 'The trap', 1],
    ['heading', /^(Amber|Teal) words left$/, 2],
    ['listitem', '', 10],
  ],
  guess: [...board, ['button', /^Flip [A-Z]/, 1], ['button', 'End turn', 1]],
  outcome: [...board, ['button', 'Go on', 1]],
  result: [
    ['button', 'Play again', 1],
    ['heading', /^Every clue of the game$/, 1],
  ],
};

/** Looks at the whole tree: everything that takes the focus says what it is, and the view has what it has to have. */
function checkTree(all, view) {
  checkControls(all, view);
  checkThere(all, view, [...VIEWS[view], ['navigation', 'Game menu', 1], ['status', '', 1]]);
  if (view !== 'key')
    assert.ok(
      !all.some(({ role, name }) => role === 'region' && /^Key/.test(name)),
      `${view}: no key is heard`,
    );
}

for (const [mode, headline] of [
  ['teams', /^(Amber|Teal) wins$/],
  ['coop', /^You win$/],
])
  inEachEngine(
    `people who only hear what there is and only press keys finish a game of ${mode}`,
    async (at) => {
      const { page, engine, errors } = at;
      const body = `<word-codes mode="${mode}" level="easy"></word-codes>`;
      const served = await site({ '/': html({ body }) });
      try {
        await page.evaluateOnNewDocument(fixDeal, 1); // the same words each time
        await page.goto(`${served.url}/`);
        await page.waitForFunction(() => document.querySelector('word-codes')?.record);
        const ears = await earsOf(page, engine);
        const seen = new Set();
        const look = async (view) => {
          seen.add(view);
          if (ears.all) checkTree(await ears.all(), view);
        };
        const player = new CodesPlayer(page, ears, look);
        const told = await player.play();
        assert.match(told, headline);
        await look('result');
        assert.deepEqual([...seen].sort(), ['clue', 'guess', 'key', 'outcome', 'result']);
        for (const act of [
          'heed the notice',
          'close the key',
          'give a clue',
          'flip',
          'end the turn',
          'go on',
        ])
          assert.ok(player.did.includes(act), `${act} was not done`);
        assert.deepEqual(errors, []);
      } finally {
        await served.close();
      }
    },
  );
