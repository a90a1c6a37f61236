import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { ELEMENTS, defineElements } from '../src/define-elements.js';
import { AMBER } from './support/board.js';
import { all, one, shown } from './support/deep.js';
import { inGame } from './support/levels.js';
import { openByToggle } from './support/peek.js';
import { settle, table } from './support/table.js';

/** Only Chromium can be told; in the others the style sheet is asked (docs/access.md). */
async function emulate(media: Parameters<typeof emulateMedia>[0]): Promise<boolean> {
  if (!navigator.userAgent.includes('Chrome/')) return false;
  await emulateMedia(media);
  return true;
}

const sheets = (element: Element): CSSRule[] =>
  (element.shadowRoot?.adoptedStyleSheets ?? []).flatMap((sheet) => [...sheet.cssRules]);

/** The rules that an element has for a medium. */
const rulesFor = (element: Element, medium: string): string =>
  sheets(element)
    .filter(
      (rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.conditionText.includes(medium),
    )
    .map((rule) => rule.cssText)
    .join('\n');

describe('styles', () => {
  before(() => defineElements());

  it('hide every element that is hidden, whatever the page says', async () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = Object.keys(ELEMENTS)
      .map((tag) => `${tag} { display: flex }`)
      .join('\n');
    try {
      for (const tag of Object.keys(ELEMENTS)) {
        const element = Object.assign(document.createElement(tag), { hidden: true });
        await fixture(html`<div>${element}</div>`);
        expect(getComputedStyle(element).display, tag).to.equal('none');
      }
    } finally {
      style.remove();
    }
  });

  it('tell states apart without colour: forced colours', async () => {
    const match = await table();
    await match.play({ type: 'giveClue', word: 'Ocean', number: 3 }, { type: 'flip', card: AMBER });
    const bank = await inGame('word-bank', match);
    all(bank, '.card')[5]?.click();
    await settle();
    const forced = await emulate({ forcedColors: 'active' });
    const rules = rulesFor(bank, 'forced-colors: active');
    for (const state of ['.lifted', '.up', 'aria-disabled']) expect(rules).to.contain(state);
    for (const said of ['Highlight', 'GrayText', 'outline', 'double'])
      expect(rules.toLowerCase()).to.contain(said.toLowerCase());
    if (forced && matchMedia('(forced-colors: active)').matches) {
      const look = (card: number): CSSStyleDeclaration =>
        getComputedStyle(all(bank, '.card')[card] as Element);
      expect(look(AMBER).borderStyle, 'face up').to.equal('double');
      expect(look(5).outlineStyle, 'lifted').to.equal('solid');
      expect([look(6).borderStyle, look(6).outlineStyle], 'neither').to.deep.equal(['solid', 'none']);
      await emulate({ forcedColors: 'none' });
    }
    const shape = one(bank, '.up svg');
    expect(getComputedStyle(shape).fill).to.equal(getComputedStyle(shape.parentElement as Element).color);
    match.close();
  });

  it('move nothing where motion is not wanted', async () => {
    const match = await table();
    await match.play({ type: 'giveClue', word: 'Ocean', number: 3 });
    const bank = await inGame('word-bank', match);
    const card = (): CSSStyleDeclaration => getComputedStyle(all(bank, '.card')[5] as Element);
    expect(rulesFor(bank, 'prefers-reduced-motion: reduce')).to.contain('transition');
    if (
      (await emulate({ reducedMotion: 'reduce' })) &&
      matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
      all(bank, '.card')[5]?.click();
      await settle();
      expect(
        card()
          .transitionDuration.split(',')
          .every((time) => parseFloat(time) === 0),
      ).to.be.true;
      await emulate({ reducedMotion: 'no-preference' });
    }
    bank.style.setProperty('--clue-motion', '0');
    expect(
      card()
        .transitionDuration.split(',')
        .every((time) => parseFloat(time) === 0),
      'by the token',
    ).to.be.true;
    match.close();
  });

  // The next test must not run on paper, whatever became of this one.
  afterEach(() => emulate({ media: 'screen' }));

  it('print no key, and no controls', async () => {
    const match = await table();
    const wrap = await fixture(
      html`<word-game .store=${match.store}><word-bank></word-bank><key-peek></key-peek></word-game>`,
    );
    await settle();
    await openByToggle(wrap);
    const printed = await emulate({ media: 'print' });
    if (printed && matchMedia('print').matches) {
      expect(shown(wrap, '[part~=key]')).to.equal(undefined);
      expect(shown(wrap, 'key-peek button')).to.equal(undefined);
      const colours = new Set(all(wrap, '.card').map((card) => getComputedStyle(card).backgroundColor));
      expect(colours.size, 'owners are not to be told by colour').to.equal(1);
      expect(all(wrap, '.card [part~=owner]').every((owner) => getComputedStyle(owner).display === 'none')).to
        .be.true;
    } else {
      expect(rulesFor(one(wrap, 'key-peek'), 'print')).to.contain('display: none');
      expect(rulesFor(one(wrap, 'word-bank'), 'print')).to.contain('.peeked');
    }
    match.close();
  });

  it('let a tap be a tap, a swipe scroll, and keep the hold from selecting text', async () => {
    const match = await table();
    const bank = await inGame('word-bank', match);
    for (const card of all(bank, '.card'))
      expect(getComputedStyle(card).touchAction).to.equal('manipulation');
    const peek = await inGame('key-peek', match);
    expect(getComputedStyle(one(peek, '[part~=toggle]')).touchAction).to.equal('manipulation');
    const hold = getComputedStyle(one(peek, '[part~=hold]'));
    expect(hold.userSelect || hold.webkitUserSelect).to.equal('none');
    match.close();
  });

  it('take the page’s font, colour scheme and tokens', async () => {
    const match = await table();
    const wrap = await fixture<HTMLElement>(
      html`<div>
        <word-game .store=${match.store}><word-bank></word-bank></word-game>
      </div>`,
    );
    await settle();
    const bank = one(wrap, 'word-bank');
    const card = (): CSSStyleDeclaration => getComputedStyle(all(bank, '.card')[0] as Element);
    wrap.style.setProperty('--clue-motion', '0');
    wrap.style.fontFamily = 'monospace';
    expect(card().fontFamily).to.equal('monospace');
    const light = card().backgroundColor;
    wrap.style.colorScheme = 'dark';
    expect(card().backgroundColor).to.not.equal(light);
    wrap.style.setProperty('--clue-card', 'rgb(1, 2, 3)');
    expect(card().backgroundColor).to.equal('rgb(1, 2, 3)');
    match.close();
  });

  it('draw the focus with an outline of two pixels or more', async () => {
    const match = await table();
    const bank = await inGame('word-bank', match);
    all(bank, '.card')[0]?.focus();
    all(bank, '.card')[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    const rule = sheets(bank)
      .map(({ cssText }) => cssText)
      .find((css) => css.startsWith(':focus-visible') && css.includes('outline'));
    expect(Number(/outline: [^;]*?(\d+)px/.exec(rule ?? '')?.[1])).to.be.at.least(2);
    match.close();
  });
});
