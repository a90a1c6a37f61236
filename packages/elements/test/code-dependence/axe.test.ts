import { expect, fixture, html } from '@open-wc/testing';
import '../../src/code-dependence/define.js';
import type { CodeDependence } from '../../src/code-dependence/code-dependence.js';
import { all, one, text } from '../support/deep.js';
import { settle, until } from '../support/table.js';
import {
  giveClue,
  lift,
  menu,
  pause,
  playTo,
  preset,
  press,
  ready,
  seen,
  sharedOf,
  step,
  type,
} from './support/preset.js';

interface Axe {
  run(
    root: Element,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/** The criteria of A01: WCAG 2.2 A and AA, and the two rules that are off by default. */
const options = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  },
  rules: {
    'label-content-name-mismatch': { enabled: true },
    'target-size': { enabled: true },
    region: { enabled: false }, // landmarks are the page's
    'page-has-heading-one': { enabled: false },
    'heading-order': { enabled: false }, // so is the level at which its headings begin
  },
};

async function clean(game: Element, phase: string): Promise<void> {
  await settle();
  const { violations } = await (window as unknown as { axe: Axe }).axe.run(game, options);
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`,
  );
  expect(found, phase).to.deep.equal([]);
  expect(game.scrollWidth, `${phase}: nothing is wider than the game`).to.be.at.most(game.clientWidth);
}

describe('every phase of Code Dependence is accessible', () => {
  before(async () => {
    await expect(await fixture(html`<p>brings axe in</p>`)).to.be.accessible();
  });
  beforeEach(() => localStorage.clear());

  for (const [width, theme] of [
    [320, 'light'],
    [1100, 'dark'],
  ] as const)
    it(`in a container of ${width}px, ${theme}`, async function () {
      this.timeout(120_000);
      const game = await preset({
        noLobby: false,
        noKeep: false,
        deck: 'page',
        theme,
        timers: '10',
        rounds: 2 as never,
      });
      (game.parentElement as HTMLElement).style.inlineSize = `${width}px`;
      await clean(game, 'lobby');
      await press(game, '[part~=start]');
      await until(() => seen(game) === 'cover');
      await clean(game, 'cover');
      const details = all<HTMLDetailsElement>(one(game, 'table-menu'), 'details');
      for (const each of details) each.open = true;
      await clean(game, 'the menu open');
      for (const each of details) each.open = false;
      await pause(game);
      await clean(game, 'paused');
      await press(game, '[part~=resume]');
      const done = new Set(['cover']);
      for (let steps = 0; seen(game) !== 'result'; steps++) {
        if (steps > 200) throw new Error(`it never ends; it stands at ${seen(game)}`);
        const stage = seen(game);
        if (!done.has(stage)) {
          done.add(stage);
          await clean(game, stage);
          if (stage === 'clue') {
            await type(game, sharedOf(game).bank[0]?.word ?? '');
            await clean(game, 'a clue that is not allowed');
            await giveClue(game, sharedOf(game).bank[0]?.word ?? '');
            await until(() => text(one(game, '[part~=problem]')) !== '');
            await clean(game, 'a refused clue');
            for (const box of all<HTMLInputElement>(one(game, 'clue-composer'), ':checked')) box.click();
          }
          if (stage === 'guess') {
            await lift(game, sharedOf(game).bank[3]?.word ?? '');
            await clean(game, 'a word lifted');
            await press(game, '[part~=call]');
            await clean(game, 'the question before a call');
          }
        }
        if (all(game, '.ask').length > 0) await press(game, '.ask .primary');
        else if (done.has('outcome') && stage === 'cover')
          await menu(game, /^Skip/); // seen already
        else await step(game);
      }
      expect([...done].sort()).to.deep.equal(['clue', 'cover', 'guess', 'outcome', 'planning', 'scoring']);
      await clean(game, 'result');
      await press(game, '[part~=verify]');
      await clean(game, 'the seal checked');
    });
});

describe('more of Code Dependence is accessible', () => {
  beforeEach(() => localStorage.clear());

  it('in turn, with 48 words at 320 px, and while bots are at it', async function () {
    this.timeout(120_000);
    const narrow = async (properties: Parameters<typeof preset>[0]): Promise<CodeDependence> => {
      const game = await preset({ players: 5, theme: 'light', ...properties });
      (game.parentElement as HTMLElement).style.inlineSize = '320px';
      return game;
    };
    const inTurn = await narrow({ guessMode: 'sequential' });
    let guesses = 0;
    await playTo(inTurn, () => seen(inTurn) === 'guess' && ++guesses > 1);
    expect(all(inTurn, '.card')).to.have.length(48);
    await lift(inTurn, sharedOf(inTurn).bank[3]?.word ?? '');
    await clean(inTurn, 'a guess in turn');
    const alone = await narrow({ bots: 4, pace: 'human' });
    await step(alone);
    await until(() => text(one(alone, 'turn-status')).includes('still choosing'));
    expect(text(one(alone, 'score-board')), 'bots are called so').to.contain('Seat 2 (bot)');
    await clean(alone, 'bots are at it');
  });
});

describe('the focus', () => {
  it('goes to what a stage begins with where its control is gone, and is taken from nowhere else', async () => {
    const game = await preset();
    const outside = document.body.appendChild(document.createElement('button'));
    outside.focus();
    await ready(game);
    expect(document.activeElement === outside, 'a click elsewhere keeps it').to.be.true;
    outside.remove();
    await playTo(game, () => seen(game) === 'cover');
    one(game, '[part~=ready]').focus();
    await ready(game);
    await settle();
    expect(game.shadowRoot?.activeElement?.localName).to.match(/planning-hand|clue-composer|word-bank/);
  });
});
