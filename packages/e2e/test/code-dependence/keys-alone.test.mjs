import assert from 'node:assert/strict';
import { fixDeal } from '../../screens/fix-deal.mjs';
import { earsOf } from '../support/ears.mjs';
import { inEachEngine } from '../support/engines.mjs';
import { checkControls, checkThere } from '../support/heard.mjs';
import { html, site } from '../support/site.mjs';
import { KeyPlayer } from './support/key-player.mjs';

const card = /^[A-Z][\w ]+?( , .+)?$/;

/** What has to be heard in a view besides what has the focus: role, name, how many of them at least. */
const VIEWS = {
  lobby: [
    ['heading', 'New game', 1],
    ['group', 'Seats', 1],
    ['combobox', /^Name of seat \d$/, 2],
    ['combobox', /^Seat \d is played by$/, 2],
    ['combobox', /^(Words|Rounds|How to guess|Time limits)$/, 4],
  ],
  planning: [
    ['StaticText', 'Choose your CODED word', 1],
    ['group', 'Choose your CODED word', 1],
    ['radio', /^[A-Z][\w ]+$/, 7],
    ['button', 'Keep as CODED', 1],
    ['grid', 'Word bank, 21 words, 3 rows, 7 columns', 1],
    ['gridcell', card, 21],
  ],
  clue: [
    ['heading', /^Seat [12]: your clue$/, 1],
    ['textbox', 'Clue', 1],
    ['group', 'Tag the slots it points at', 1],
    ['checkbox', /^[1-6] [A-Z]/, 1],
    ['button', 'Give clue', 1],
    ['gridcell', card, 21],
  ],
  guess: [
    ['heading', /^Seat [12]: guess the cards of Seat [12]$/, 1],
    ['button', 'Pass', 1],
    ['button', 'CALL IT', 1],
    ['button', /^Guess/, 1],
    ['button', / , (yours, slot [1-6]|shed, slot [1-6] of Seat [12])$/, 1],
    ['button', / , (your CODED|the CODED of Seat [12])$/, 1],
    ['heading', 'Deduction grid', 1],
    ['table', /^Seat [12]$/, 1],
    ['cell', 'tagged', 1],
  ],
  outcome: [
    ['StaticText', /^Seat [12](:| called| passed)/, 1],
    ['button', 'Go on', 1],
  ],
  result: [
    ['heading', 'Standings', 1],
    ['button', 'Check that the deal was not changed', 1],
    ['button', 'Play again', 1],
    ['DisclosureTriangle', /^Points of Seat [12], line by line$/, 2],
    ['heading', 'All hands', 1],
  ],
};

/** Every view: the navigation, the log, the one live region. */
const ALWAYS = [
  ['heading', 'Clues so far', 1],
  ['navigation', 'Game menu', 1],
  ['status', '', 1],
];

const viewOf = (all) => {
  const has = (role, name) => all.some((each) => each.role === role && each.name === name);
  if (has('button', 'Start the game')) return 'lobby';
  if (has('button', 'Keep as CODED')) return 'planning';
  if (has('button', 'Give clue')) return 'clue';
  if (has('button', 'Pass')) return 'guess';
  if (has('button', 'Go on')) return 'outcome';
  if (has('button', 'Play again')) return 'result';
  const passed = all.some(
    ({ role, name }) => role === 'heading' && name.startsWith('Pass the device to Seat'),
  );
  return passed ? 'cover' : 'between'; // what was pressed is on its way
};

/** Looks at the whole tree: everything that takes the focus says what it is, and the view has what it has to have. */
function checkTree(all) {
  const view = viewOf(all);
  checkControls(all, view);
  if (view === 'between') return view;
  const expected = [...(VIEWS[view] ?? []), ...(view === 'lobby' ? [] : ALWAYS)];
  if (view !== 'lobby' && view !== 'result') expected.push(['DescriptionList', 'Scores', 1]);
  checkThere(all, view, expected);
  const bank = all.some(({ role }) => role === 'grid');
  if (view === 'cover') assert.equal(bank, false, 'nothing of the bank is heard while the device is passed');
  return view;
}

/** A page with a game of its own words for the whole test. */
async function onPage({ page, errors }, check) {
  const body = '<code-dependence no-keep></code-dependence>';
  const served = await site({ '/': html({ scripts: ['/cdn/code-dependence.js'], body }) });
  try {
    await page.evaluateOnNewDocument(fixDeal, 1); // the same words each time
    await page.goto(`${served.url}/`);
    await check();
    assert.deepEqual(errors, []);
  } finally {
    await served.close();
  }
}

inEachEngine(
  'two persons who only hear what there is and only press keys finish a Duel, from the lobby',
  (at) =>
    onPage(at, async () => {
      const { page, engine } = at;
      const ears = await earsOf(page, engine);
      const views = new Set();
      const look = async () => {
        if (ears.all) views.add(checkTree(await ears.all()));
      };
      const player = new KeyPlayer(page, ears, look);
      await player.tabTo('button', 'Remove the last seat');
      await look();
      await player.setUp();
      await player.play();
      await look();
      for (const act of ['keep', 'write', 'give clue', 'lift', 'guess', 'call', 'pass', 'go on'])
        assert.ok(player.did.includes(act), `${act} was not done`);
      assert.equal(player.did.filter((act) => act === 'give clue').length, 6);
      if (ears.all) {
        views.delete('between');
        assert.deepEqual([...views].sort(), [
          'clue',
          'cover',
          'guess',
          'lobby',
          'outcome',
          'planning',
          'result',
        ]);
        await player.tabTo('button', 'Check that the deal was not changed');
        await player.press('Enter');
        const all = await ears.all();
        assert.ok(all.some(({ name }) => /^The deal is the one that was sealed/.test(name)));
      }
    }),
);
