import { expect, fixture, html } from '@open-wc/testing';
import '../src/define.js';
import { all, one } from './support/deep.js';
import { preset } from './support/preset.js';
import { settle } from './support/table.js';

/** What pages say of all their text, for reasons of their own, and every element inside inherits. */
const HOSTILE = {
  'letter-spacing': '0.5em',
  'word-spacing': '1em',
  'text-indent': '4em',
  'text-transform': 'uppercase',
  'text-align': 'right',
  'white-space': 'nowrap',
  'word-break': 'break-all',
};

/** Elements with text of their own, through all shadow trees. */
const texts = (game: Element): HTMLElement[] =>
  all(game, '*').filter(
    (each) =>
      !each.matches('.sr, .sr *, .code, style') &&
      [...each.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
  );

const styles = (game: Element, property: string): string[] => [
  ...new Set(texts(game).map((each) => getComputedStyle(each).getPropertyValue(property))),
];

describe('B12 a game on a page with styles of its own', () => {
  beforeEach(() => localStorage.clear());

  it('looks the same whatever its text inherits', async () => {
    const game = await preset();
    one<HTMLDetailsElement>(game, 'details').open = true;
    await settle();
    const before = Object.keys(HOSTILE).map((property) => styles(game, property));
    const { style } = game.parentElement as HTMLElement;
    for (const [property, value] of Object.entries(HOSTILE)) style.setProperty(property, value);
    await settle();
    for (const [i, property] of Object.keys(HOSTILE).entries())
      expect(styles(game, property), property).to.deep.equal(before[i]);
    for (const width of ['320px', '1100px']) {
      style.inlineSize = width;
      await settle();
      expect(game.scrollWidth, width).to.be.at.most(game.clientWidth);
    }
  });

  it('so does each element by itself', async () => {
    for (const tag of ['clue-composer', 'game-menu', 'turn-status', 'score-board']) {
      const wrap = await fixture<HTMLElement>(html`<div>${document.createElement(tag)}</div>`);
      await settle();
      const element = wrap.firstElementChild as HTMLElement;
      const before = Object.keys(HOSTILE).map((property) => styles(element, property));
      for (const [property, value] of Object.entries(HOSTILE)) wrap.style.setProperty(property, value);
      for (const [i, property] of Object.keys(HOSTILE).entries())
        expect(styles(element, property), `${tag} ${property}`).to.deep.equal(before[i]);
    }
  });

  it('A37 takes the spacing that a person sets on everything, and loses nothing by it', async () => {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent =
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }';
    try {
      const game = await preset();
      const spaced = texts(game).filter(
        (each) => !each.closest('button, input, select') && getComputedStyle(each).letterSpacing === 'normal',
      );
      expect(spaced.map((each) => `${each.localName}.${each.className}`)).to.deep.equal([]);
      for (const width of ['320px', '1100px']) {
        (game.parentElement as HTMLElement).style.inlineSize = width;
        await settle();
        expect(game.scrollWidth, width).to.be.at.most(game.clientWidth);
        for (const card of all(game, '.card'))
          expect(card.scrollWidth, `${card.textContent} at ${width}`).to.be.at.most(card.clientWidth + 1);
      }
    } finally {
      sheet.remove();
    }
  });
});
