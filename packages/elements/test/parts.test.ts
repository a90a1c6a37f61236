import { expect, fixture, html } from '@open-wc/testing';
import '../src/define.js';
import { all, one } from './support/deep.js';
import { click, openByToggle, toggleButton } from './support/peek.js';
import { preset } from './support/preset.js';
import { alone } from './support/levels.js';
import { settle } from './support/table.js';

describe('E28 parts', () => {
  it('of the elements in a game are the game’s, those that come later too', async () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = `word-codes::part(card) { border-top-width: 7px }
      word-codes::part(key) { border-top-width: 9px }`;
    const game = await preset();
    const width = (selector: string): string => getComputedStyle(one(game, selector)).borderTopWidth;
    expect(width('[part~=card]')).to.equal('7px');
    await openByToggle(game);
    await settle();
    expect(width('[part~=key]')).to.equal('9px');
    click(toggleButton(game));
    style.remove();
    // Every part that is there is handed on.
    for (const element of all(game, '*').filter(
      (each) => each.shadowRoot && each.getRootNode() === game.shadowRoot,
    )) {
      const inside = element.shadowRoot?.querySelectorAll('[part]') ?? [];
      const names = [...inside].flatMap(({ part }) => [...part]);
      const handed = element.getAttribute('exportparts')?.split(',') ?? [];
      expect(
        names.filter((name) => !handed.includes(name)),
        element.localName,
      ).to.deep.equal([]);
    }
  });

  it('of an element on a page, or in a page’s own element, are its own', async () => {
    const bank = await alone('word-bank', {});
    expect(bank.hasAttribute('exportparts')).to.be.false;
    const own = await fixture<HTMLElement>(html`<div></div>`);
    const inner = own.attachShadow({ mode: 'open' }).appendChild(document.createElement('score-board'));
    await settle();
    expect(inner.hasAttribute('exportparts')).to.be.false;
  });
});
