import { expect, fixture, html } from '@open-wc/testing';
import type { Board, Owner } from '@cluekit/sdk/word-codes';
import '../src/define.js';
import type { GameStore } from '../src/store/game-store.js';
import type { WordCodes } from '../src/word-codes/word-codes.js';
import { all, one, shown, text } from './support/deep.js';
import { click, openByToggle, toggleButton } from './support/peek.js';
import { boardOf, freshCode, preset } from './support/preset.js';
import { settle, until } from './support/table.js';

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

async function giveClue(game: WordCodes, word: string, number: number): Promise<void> {
  const composer = one(game, 'clue-composer');
  const field = one<HTMLInputElement>(composer, '#word');
  field.value = word;
  field.dispatchEvent(new Event('input'));
  all<HTMLInputElement>(composer, 'input[type=radio]')[number - 1]?.click();
  await settle();
  one(game, '[part~=submit]').click();
  await settle();
}

const lift = (game: WordCodes, card: number): void => all(game, '.card')[card]?.click();

async function flip(game: WordCodes, card: number): Promise<void> {
  lift(game, card);
  await settle();
  one(game, '[part~=flip]').click();
  await settle();
}

/** Sends what no button of the preset sends at that moment. */
async function send(game: WordCodes, type: string): Promise<void> {
  const { store } = one<HTMLElement & { store: GameStore }>(game, 'word-game');
  expect(await store.send({ type }), type).to.deep.include({ ok: true });
  await settle();
}

/** The key as Co-op plays it: Amber starts (WC-11). */
function amberStarts({ key, starting }: Board): readonly Owner[] {
  const other = { amber: 'teal', teal: 'amber', bystander: 'bystander', trap: 'trap' } as const;
  return starting === 'amber' ? key : key.map((owner) => other[owner]);
}

describe('every phase is accessible', () => {
  before(async () => {
    await expect(await fixture(html`<p>brings axe in</p>`)).to.be.accessible();
  });

  for (const width of [320, 1100])
    for (const theme of ['light', 'dark'] as const)
      it(`in a container of ${width}px, ${theme}`, async function () {
        this.timeout(90_000);
        const code = freshCode();
        const { key, starting, words } = boardOf(code);
        const game = await preset(code, { theme });
        (game.parentElement as HTMLElement).style.inlineSize = `${width}px`;
        await clean(game, 'clue');
        toggleButton(game).click();
        await until(() => shown(game, '.notice'));
        await clean(game, 'the notice before the key');
        click(one(game, '.notice button'));
        await until(() => shown(game, '[part~=key]'));
        await clean(game, 'the key open');
        click(toggleButton(game));
        await openByToggle(game);
        click(toggleButton(game));
        await giveClue(game, words[0] ?? '', 2);
        await until(() => text(shown(game, '[part~=problem]')) !== '');
        await clean(game, 'a refused clue');
        const menu = one(game, 'game-menu');
        for (const details of all<HTMLDetailsElement>(menu, 'details')) details.open = true;
        await until(() => shown(game, '[part~=settings]') && shown(game, '.print-form'));
        for (const details of all<HTMLDetailsElement>(menu, 'details')) details.open = true; // the editor's too
        await until(() => shown(game, '[part~=editor]'));
        await clean(game, 'the menu open, with the settings, print and the editor of own words');
        for (const details of all<HTMLDetailsElement>(menu, 'details')) details.open = false;
        await giveClue(game, 'Qwertzuiop', 1);
        await clean(game, 'to guess');
        one(game, '[part~=end-turn]').click();
        await clean(game, 'End turn too soon');
        lift(game, 7);
        await clean(game, 'a card lifted');
        one(game, '[part~=foul]').click();
        await clean(game, 'the question before a foul');
        all(one(game, 'flip-panel'), 'button')[0]?.click();
        await settle();
        lift(game, 7);
        await flip(game, key.indexOf(starting));
        await clean(game, 'a right card');
        await flip(game, key.indexOf('bystander'));
        await clean(game, 'the outcome');
        one(game, '[part~=go-on]').click();
        await settle();
        await giveClue(game, '', 10);
        await clean(game, 'a spoken clue, no limit');
        await flip(game, key.indexOf('trap'));
        await until(() => shown(game, '[part~=headline]'));
        await clean(game, 'the result');
        await game.playCode('ABC');
        await clean(game, 'a wrong code');
      });

  for (const theme of ['light', 'dark'] as const)
    it(`of Co-op, and after a foul and a timeout, at both widths, ${theme}`, async function () {
      this.timeout(90_000);
      const code = freshCode();
      const key = amberStarts(boardOf(code));
      const game = await preset(code, { theme, mode: 'coop' });
      const at = async (phase: string): Promise<void> => {
        for (const width of ['320px', '1100px']) {
          (game.parentElement as HTMLElement).style.inlineSize = width;
          await clean(game, `${phase}, ${width}`);
        }
      };
      await at('Co-op, clue');
      await giveClue(game, 'Qwertzuiop', 3);
      await flip(game, key.indexOf('bystander'));
      expect(text(shown(game, '[part~=outcome]')), 'the rival has moved').to.match(/rival/i);
      await at('Co-op, the outcome with the rival’s card');
      one(game, '[part~=go-on]').click();
      await settle();
      await at('Co-op, the next clue, with a log');
      // The rest by its rules: Amber passes until the rival has all its cards.
      for (let turns = 0; turns < 8 && !shown(game, '[part~=headline]'); turns++) await send(game, 'timeout');
      await until(() => shown(game, '[part~=headline]'));
      await at('Co-op, the result that the rival wins');

      const teams = await preset(freshCode(), { theme });
      await giveClue(teams, '', 2);
      await send(teams, 'callFoul');
      await until(() => shown(teams, '[part~=go-on]'));
      await clean(teams, 'the outcome of a foul');
      one(teams, '[part~=go-on]').click();
      await settle();
      await send(teams, 'timeout');
      await until(() => shown(teams, '[part~=go-on]'));
      await clean(teams, 'the outcome of a timeout before the clue');
      one(teams, '[part~=go-on]').click();
      await settle();
      await giveClue(teams, '', 2);
      await send(teams, 'timeout');
      await until(() => shown(teams, '[part~=go-on]'));
      await clean(teams, 'the outcome of a timeout after the clue');
    });
});
