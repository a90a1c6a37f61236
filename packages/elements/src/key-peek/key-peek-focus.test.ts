import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../define.js';
import { all, focused, one, who } from '../../test/support/deep.js';
import { holdClock, type HoldClock } from '../../test/support/hold-clock.js';
import { inGame } from '../../test/support/levels.js';
import { holdButton, openByToggle, pointer, toggleButton } from '../../test/support/peek.js';
import { shiftTab } from '../../test/support/preset.js';
import { settle, table, until, type TestTable } from '../../test/support/table.js';
import type { KeyPeek } from './key-peek.js';

const open = (peek: Element): boolean => all(peek, '[part~=key]').length > 0;

describe('<key-peek>, fingers and focus', () => {
  let match: TestTable;
  let clock: HoldClock;
  beforeEach(async () => {
    match = await table();
    clock = holdClock();
  });
  afterEach(() => {
    clock.restore();
    match.close();
  });

  /** The control between two buttons of the page, its key open by the second way. */
  async function between(): Promise<{ before: HTMLElement; peek: KeyPeek; after: HTMLElement }> {
    const wrap = await fixture(html`<div><button>before</button><span></span><button>after</button></div>`);
    const peek = Object.assign(document.createElement('key-peek'), { store: match.store });
    wrap.children[1]?.append(peek);
    await settle();
    const [before, , after] = [...wrap.children] as [HTMLElement, HTMLElement, HTMLElement];
    toggleButton(peek).focus();
    await openByToggle(peek);
    await until(() => focused()?.localName === 'h3', 'the heading has the focus');
    return { before, peek, after };
  }

  it('Tab goes on from the open key, and closes it', async () => {
    const { peek, after } = await between();
    await sendKeys({ press: 'Tab' });
    await settle();
    expect(open(peek)).to.be.false;
    expect(who()).to.equal(who(after));
  });

  it('Shift+Tab goes back to the button, and the key stays', async () => {
    const { peek } = await between();
    await shiftTab();
    await settle();
    expect(who()).to.equal(who(toggleButton(peek)));
    expect(open(peek)).to.be.true;
  });

  it('the focus stays where a person puts it while the key closes', async () => {
    const { before, peek } = await between();
    before.focus();
    await settle();
    expect(open(peek)).to.be.false;
    expect(who()).to.equal(who(before));
  });

  it('the focus goes back to the button where the key closes under it', async () => {
    const { peek } = await between();
    window.dispatchEvent(new Event('blur'));
    expect(open(peek)).to.be.false;
    expect(who()).to.equal(who(toggleButton(peek)));
  });

  for (const [first, second] of [
    ['touch', 'mouse'],
    ['mouse', 'pen'],
  ])
    it(`a ${second} beside a ${first} ends the hold and begins none`, async () => {
      const peek = await inGame<KeyPeek>('key-peek', match);
      const down = (pointerType: string, pointerId: number): boolean =>
        holdButton(peek).dispatchEvent(pointer('pointerdown', { pointerType, pointerId }));
      down(first as string, 1);
      clock.pass(399);
      down(second as string, 2);
      expect(clock.waiting()).to.equal(0);
      clock.pass(10_000);
      await settle();
      expect(open(peek)).to.be.false;
      expect(match.peeks()).to.equal(0);
      expect(one(peek, '[part~=hold]').classList.contains('held')).to.be.false;
      holdButton(peek).dispatchEvent(pointer('pointerup', { pointerId: 2 }));
      down(second as string, 2);
      clock.pass(400);
      await until(() => open(peek), 'the next press is a hold again');
    });
});
