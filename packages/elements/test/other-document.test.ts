import { expect, fixture, html } from '@open-wc/testing';
import '../src/define.js';
import type { WordBank } from '../src/word-bank/word-bank.js';
import { WORDS } from './support/board.js';
import { all, one, shown, text } from './support/deep.js';
import { click, keyMarks, openByToggle, pointer, holdButton } from './support/peek.js';
import { holdClock } from './support/hold-clock.js';
import { boardOf, freshCode, preset } from './support/preset.js';
import { settle, until } from './support/table.js';

/** A document of its own, as a popup's or an iframe's. */
async function otherDocument(): Promise<Document> {
  const frame = await fixture<HTMLIFrameElement>(
    html`<iframe title="elsewhere" width="400" height="800"></iframe>`,
  );
  return frame.contentDocument as Document;
}

/** Every shadow root's style sheets, as text; what has none is told by its tag. */
function styling(game: Element): Record<string, string> {
  const styled = [game, ...all(game, '*')].filter((each) => each.shadowRoot);
  return Object.fromEntries(
    styled.map(({ localName, shadowRoot }) => [
      localName,
      (shadowRoot?.adoptedStyleSheets ?? [])
        .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
        .join('\n'),
    ]),
  );
}

describe('a game that moves into another document', () => {
  beforeEach(() => localStorage.clear());

  it('keeps the looks of all its elements, there and back again', async () => {
    const elsewhere = await otherDocument();
    const game = await preset();
    const home = game.parentElement as HTMLElement;
    const before = styling(game);
    expect(Object.values(before).every((sheets) => sheets.length > 0)).to.be.true;
    expect(getComputedStyle(one(game, '.bank')).display).to.equal('grid');
    elsewhere.body.append(game);
    await settle();
    expect(styling(game)).to.deep.equal(before);
    expect(getComputedStyle(one(game, '.bank')).display).to.equal('grid');
    home.append(game);
    await settle();
    expect(styling(game)).to.deep.equal(before);
  });

  it('draws there what it has not drawn before, and plays on', async () => {
    const elsewhere = await otherDocument();
    const code = freshCode();
    const { key, starting } = boardOf(code);
    const game = await preset(code);
    elsewhere.body.append(game);
    await settle();
    all(game, 'input[type=radio]')[0]?.click();
    await settle();
    one(game, '[part~=submit]').click();
    await until(() => all(game, 'clue-bar').length > 0, 'a clue is given');
    await settle();
    all(game, '.card')[key.indexOf(starting)]?.click();
    await settle();
    one(game, '[part~=flip]').click();
    await until(() => all(game, '.card.up').length === 1, 'a card is flipped');
    const looks = styling(game);
    for (const tag of ['clue-bar', 'flip-panel']) expect(looks[tag]?.length, tag).to.be.above(100);
  });

  it('can be made here and first shown there', async () => {
    const elsewhere = await otherDocument();
    const cards = WORDS.map((word) => ({ word, owner: null, flipped: false }));
    const bank = Object.assign(document.createElement('word-bank'), { cards }) as WordBank;
    elsewhere.body.append(bank);
    await settle();
    expect(all(bank, '[part~=word]').map(text)).to.deep.equal(WORDS);
    expect(styling(bank)['word-bank']?.length).to.be.above(100);
    elsewhere.body.append(document.createElement('word-game'));
  });

  it('WC-5 closes the key when the window it is in is left', async () => {
    const clock = holdClock();
    try {
      const elsewhere = await otherDocument();
      const there = elsewhere.defaultView as Window;
      const game = await preset();
      elsewhere.body.append(game);
      await settle();
      for (const leave of [
        () => there.dispatchEvent(new Event('blur')),
        () => there.dispatchEvent(new Event('pagehide')),
        () => elsewhere.dispatchEvent(new Event('visibilitychange')),
      ]) {
        await openByToggle(game);
        leave();
        expect(keyMarks(game)).to.have.length(0);
        await settle();
        holdButton(game).dispatchEvent(pointer('pointerdown'));
        clock.pass(400);
        await until(() => shown(game, '[part~=key]'), 'the key opens by a hold');
        leave();
        expect(keyMarks(game)).to.have.length(0);
        await settle();
      }
      await openByToggle(game);
      document.body.append(game);
      expect(keyMarks(game), 'moving is leaving').to.have.length(0);
      click(one(game, '[part~=toggle]'));
      game.remove();
    } finally {
      clock.restore();
    }
  });
});
