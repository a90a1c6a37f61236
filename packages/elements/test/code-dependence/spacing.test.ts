import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import '../../src/code-dependence/define.js';
import type { CodeDependence } from '../../src/code-dependence/code-dependence.js';
import { all, focused, one, text } from '../support/deep.js';
import { settle } from '../support/table.js';
import { lift, mineOf, playTo, preset, seen, sharedOf } from './support/preset.js';

/** A seat of two that is to act and has seen a miss, with a word lifted: a card of each kind but the exposed. */
async function guessing(properties: Partial<CodeDependence> = {}): Promise<CodeDependence> {
  const game = await preset({ players: 2, mode: 'duel', ...properties });
  const giver = (): number => sharedOf(game).giver as number;
  const hands = new Set<string>();
  // Seat 1 misses on the first clue: the first card of the bank that is nobody's.
  const miss = (): string =>
    sharedOf(game).bank.find(({ word, state }) => state === 'hidden' && !hands.has(word))?.word ?? '';
  const learn = (): void => mineOf(game)?.hand?.forEach(({ word }) => hands.add(word));
  await playTo(game, () => seen(game) === 'guess' && giver() === 1, miss, learn);
  await lift(game, miss());
  return game;
}

/** What of a game sticks out of it, and which of its words are cut. */
async function lost(game: CodeDependence, width: number): Promise<string[]> {
  (game.parentElement as HTMLElement).style.inlineSize = `${width}px`;
  await settle();
  const wide = game.scrollWidth > game.clientWidth ? [`${game.scrollWidth} px at ${width}`] : [];
  const cut = all(game, '.card, button, .tag, .hint, .name').filter(
    (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline',
  );
  return [...wide, ...cut.map((each) => `${each.className} "${text(each)}" at ${width}`)];
}

describe('Code Dependence as people set their pages', () => {
  beforeEach(() => localStorage.clear());

  it('A37 loses nothing by text spacing, nor by text of twice the size', async () => {
    const sheet = document.head.appendChild(document.createElement('style'));
    const game = await guessing();
    try {
      for (const rules of [
        '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
        'html { font-size: 200% }',
      ]) {
        sheet.textContent = rules;
        for (const width of [rules.startsWith('html') ? 640 : 320, 1100])
          expect(await lost(game, width), rules).to.deep.equal([]);
      }
    } finally {
      sheet.remove();
    }
  });

  it('A39 tells cards apart in forced colours: by border, outline or text', async () => {
    const game = await guessing();
    const bank = one(game, 'word-bank');
    const own = all(bank, '.is-own');
    const marks = own.map((each) => text(one(each, '.owner')));
    expect(marks).to.include('CODED');
    for (const mark of marks) expect(mark, 'by text').to.match(/^([1-6]|CODED)$/);
    const rules = [...(bank.shadowRoot?.adoptedStyleSheets ?? [])]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors'))
      .map(({ cssText }) => cssText)
      .join();
    expect(rules.toLowerCase()).to.contain('.lifted').and.to.contain('highlight');
    const look = (each: Element): CSSStyleDeclaration => getComputedStyle(each);
    for (const each of all(bank, '.card'))
      expect(look(each).borderTopWidth === '3px', text(each)).to.equal(each.matches('.lifted'));
    if (!navigator.userAgent.includes('Chrome/')) return; // only Chromium can be told (docs/access.md)
    await emulateMedia({ forcedColors: 'active' });
    try {
      if (matchMedia('(forced-colors: active)').matches)
        for (const each of all(bank, '.card:not(:focus)'))
          expect(look(each).outlineStyle === 'solid', text(each)).to.equal(each.matches('.lifted'));
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });

  it('B30 is the other way round from right to left, at 320 px: marks, arrows, the ends of rows', async () => {
    const game = await preset();
    (game.parentElement as HTMLElement).dir = 'rtl';
    expect(await lost(game, 320)).to.deep.equal([]);
    await playTo(game, () => seen(game) === 'guess');
    expect(await lost(game, 320)).to.deep.equal([]);
    const [first, second] = all(game, '.card') as [HTMLElement, HTMLElement];
    expect(first.getBoundingClientRect().left).to.be.above(second.getBoundingClientRect().left);
    first.focus();
    await sendKeys({ press: 'ArrowLeft' });
    expect(focused() === second).to.be.true;
    const mark = one(game, '.is-own .owner').getBoundingClientRect();
    const card = one(game, '.is-own').getBoundingClientRect();
    expect(Math.abs(card.right - mark.right), 'the tab is at the beginning').to.be.below(3);
    const [pass, call] = ['pass', 'call'].map((part) =>
      one(game, `[part~=${part}]`).getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    expect(pass.left).to.be.above(call.left);
  });
});
