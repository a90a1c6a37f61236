import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../define.js';
import { KEY, WORDS } from '../../test/support/board.js';
import { all, focused, one, shown, text, who } from '../../test/support/deep.js';
import { holdClock, type HoldClock } from '../../test/support/hold-clock.js';
import { alone, inGame, levels } from '../../test/support/levels.js';
import { holdButton, key, keyMarks, openByToggle, pointer, toggleButton } from '../../test/support/peek.js';
import { settle, table, until, type TestTable } from '../../test/support/table.js';
import type { KeyPeek } from './key-peek.js';

const clue = { type: 'giveClue', word: 'Ocean', number: 2 } as const;
const open = (peek: Element): boolean => all(peek, '[part~=key]').length > 0;
const wordsOf = (group: Element | undefined): string[] => (group ? all(group, 'li').map(text) : []);

describe('<key-peek>', () => {
  levels<KeyPeek>({
    tag: 'key-peek',
    dumb: { allowed: true },
    shows: (peek) => {
      expect(text(holdButton(peek))).to.equal('Hold to see the key');
      expect(text(toggleButton(peek))).to.equal('Show key');
      expect(all(peek, '[aria-disabled]')).to.have.length(0);
    },
  });

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

  it('offers the ways that the page wants', async () => {
    const peek = await inGame<KeyPeek>('key-peek', match);
    for (const [ways, parts] of [
      ['hold', ['hold']],
      ['toggle', ['toggle quiet']],
      ['both', ['hold', 'toggle quiet']],
    ] as const) {
      peek.peek = ways;
      await settle();
      expect(all(peek, 'button').map((button) => button.className.trim())).to.deep.equal(parts);
    }
  });

  describe('by the second control', () => {
    it('lists the trap, our words, theirs: real lists under headings', async () => {
      const peek = await inGame<KeyPeek>('key-peek', match);
      await openByToggle(peek);
      expect(text(toggleButton(peek))).to.equal('Hide key');
      expect(toggleButton(peek).getAttribute('aria-expanded')).to.equal('true');
      const groups = all(peek, '[part~=key] section');
      expect(groups.map((group) => text(group.querySelector('h4')))).to.deep.equal([
        'The trap',
        'Amber words left',
        'Teal words left',
      ]);
      const byOwner = (owner: string): string[] => WORDS.filter((_, card) => KEY[card] === owner);
      expect(groups.map(wordsOf)).to.deep.equal([byOwner('trap'), byOwner('amber'), byOwner('teal')]);
      expect(all(peek, 'section ul > li')).to.have.length(18);
      await expect(peek).to.be.accessible();
    });

    it('warns a keyboard or a screen reader once, then opens', async () => {
      const peek = await inGame<KeyPeek>('key-peek', match);
      toggleButton(peek).focus();
      await sendKeys({ press: 'Enter' });
      await until(() => shown(peek, '.notice'));
      await settle();
      expect(open(peek)).to.be.false;
      expect(text(focused())).to.equal('Show the key');
      await expect(peek).to.be.accessible();
      await sendKeys({ press: 'Enter' });
      await until(() => open(peek));
      await settle();
      expect(open(peek), 'it stays open').to.be.true;
      expect(focused()?.localName).to.equal('h3');
      await sendKeys({ press: 'Escape' });
      expect(open(peek)).to.be.false;
      expect(who()).to.equal(who(toggleButton(peek)));
      await sendKeys({ press: 'Enter' });
      await until(() => open(peek), 'a second time without the warning');
    });

    it('closes the warning with Escape, and with the same button', async () => {
      const peek = await inGame<KeyPeek>('key-peek', match);
      toggleButton(peek).click();
      await until(() => shown(peek, '.notice'));
      one(peek, '.notice button').dispatchEvent(key('keydown', 'Escape'));
      await settle();
      expect(shown(peek, '.notice')).to.be.undefined;
      expect(who()).to.equal(who(toggleButton(peek)));
    });

    it('opens again after it was closed', async () => {
      const peek = await inGame<KeyPeek>('key-peek', match);
      for (let times = 0; times < 3; times++) {
        await openByToggle(peek);
        toggleButton(peek).click();
        await settle();
        expect(open(peek)).to.be.false;
        expect(match.peeks()).to.equal(0);
      }
    });
  });

  describe('by holding', () => {
    const begin = (peek: Element): HTMLElement => {
      const button = holdButton(peek);
      button.dispatchEvent(pointer('pointerdown'));
      return button;
    };

    it('opens after 0.4 s, not before', async () => {
      const peek = await inGame<KeyPeek>('key-peek', match);
      begin(peek);
      clock.pass(399);
      await settle();
      expect(open(peek)).to.be.false;
      expect(match.peeks()).to.equal(0);
      clock.pass(1);
      await until(() => open(peek));
    });

    it('shows nothing for a hold that ends sooner, though time goes on', async () => {
      const peek = await inGame<KeyPeek>('key-peek', match);
      const button = begin(peek);
      clock.pass(399);
      button.dispatchEvent(pointer('pointerup'));
      button.click();
      clock.pass(10_000);
      await settle();
      expect(open(peek)).to.be.false;
      expect(match.peeks()).to.equal(0);
      expect(clock.waiting()).to.equal(0);
    });

    it('opens nothing with the click that follows a hold', async () => {
      const peek = await inGame<KeyPeek>('key-peek', match);
      const button = begin(peek);
      clock.pass(400);
      await until(() => open(peek));
      button.dispatchEvent(pointer('pointerup'));
      button.click();
      clock.pass(10_000);
      await settle();
      expect(keyMarks(document)).to.have.length(0);
    });

    it('takes the main button of the first finger only', async () => {
      const peek = await inGame<KeyPeek>('key-peek', match);
      holdButton(peek).dispatchEvent(pointer('pointerdown', { button: 2 }));
      holdButton(peek).dispatchEvent(pointer('pointerdown', { isPrimary: false, pointerId: 2 }));
      clock.pass(400);
      await settle();
      expect(open(peek)).to.be.false;
    });

    it('keeps the phone’s menu away while it is held, and only then', async () => {
      const peek = await inGame<KeyPeek>('key-peek', match);
      const menu = (): boolean => !holdButton(peek).dispatchEvent(pointer('contextmenu'));
      expect(menu()).to.be.false;
      const button = begin(peek);
      expect(menu()).to.be.true;
      button.dispatchEvent(pointer('pointerup'));
      expect(menu()).to.be.false;
    });

    it('is not warned by a key that was pressed elsewhere and comes up on it', async () => {
      const peek = await inGame<KeyPeek>('key-peek', match);
      holdButton(peek).focus();
      holdButton(peek).dispatchEvent(key('keyup', 'Enter'));
      await settle();
      expect(shown(peek, '.notice')).to.be.undefined;
    });

    for (const name of [' ', 'Enter'])
      it(`is held by ${name === ' ' ? 'Space' : name} too; its repeats are one hold`, async () => {
        const peek = await inGame<KeyPeek>('key-peek', match);
        holdButton(peek).focus();
        // The first time who hears the page is warned (A16), once the key is let go.
        expect(holdButton(peek).dispatchEvent(key('keydown', name)), 'no click, no scroll').to.be.false;
        holdButton(peek).dispatchEvent(key('keydown', name, { repeat: true }));
        clock.pass(500);
        await settle();
        expect(open(peek) || shown(peek, '.notice') !== undefined, 'while it is held').to.be.false;
        holdButton(peek).dispatchEvent(key('keyup', name));
        await until(() => text(focused()) === 'Show the key');
        expect(open(peek)).to.be.false;
        focused()?.dispatchEvent(key('keydown', 'Escape'));
        await settle();
        holdButton(peek).focus();
        expect(holdButton(peek).dispatchEvent(key('keydown', name)), 'no click, no scroll').to.be.false;
        clock.pass(300);
        holdButton(peek).dispatchEvent(key('keydown', name, { repeat: true }));
        clock.pass(100);
        await until(() => open(peek));
        holdButton(peek).dispatchEvent(key('keydown', name, { repeat: true }));
        expect(open(peek)).to.be.true;
        holdButton(peek).dispatchEvent(key('keyup', name));
        expect(open(peek)).to.be.false;
        holdButton(peek).dispatchEvent(key('keydown', name, { repeat: true }));
        clock.pass(400);
        await settle();
        expect(open(peek)).to.be.false;
      });
  });

  it('leaves combinations of keys to the page', async () => {
    const peek = await inGame<KeyPeek>('key-peek', match);
    for (const held of ['ctrlKey', 'altKey', 'metaKey'])
      expect(holdButton(peek).dispatchEvent(key('keydown', 'Enter', { [held]: true })), held).to.be.true;
    clock.pass(400);
    await settle();
    expect(open(peek)).to.be.false;
  });

  it('is not to be had once the clue is given, nor where the page forbids it', async () => {
    const peek = await inGame<KeyPeek>('key-peek', match);
    const tryAll = async (): Promise<void> => {
      toggleButton(peek).click();
      holdButton(peek).dispatchEvent(pointer('pointerdown'));
      clock.pass(400);
      await settle();
      holdButton(peek).dispatchEvent(pointer('pointerup'));
      expect(open(peek)).to.be.false;
      expect(match.peeks()).to.equal(0);
      expect(all(peek, 'button[aria-disabled=true]')).to.have.length(2);
    };
    peek.allowed = false;
    await settle();
    await tryAll();
    peek.allowed = undefined;
    await match.play(clue);
    await tryAll();
    await expect(peek).to.be.accessible();
  });

  it('does not stay pressed with nothing to show where the store refuses', async () => {
    const refusing = {
      ...match.store,
      peek(callback: (key: unknown) => void) {
        void Promise.resolve().then(() => callback(null));
        return () => undefined;
      },
    };
    const peek = await alone<KeyPeek>('key-peek', { store: refusing });
    toggleButton(peek).dispatchEvent(new MouseEvent('click', { detail: 1 }));
    await settle();
    expect(toggleButton(peek).getAttribute('aria-expanded')).to.equal('false');
    expect(text(toggleButton(peek))).to.equal('Show key');
  });

  it('works with a store that answers at once', async () => {
    let stops = 0;
    const quick = {
      ...match.store,
      peek(callback: (key: unknown) => void) {
        callback(KEY);
        return () => void stops++;
      },
    };
    const peek = await alone<KeyPeek>('key-peek', { store: quick });
    await openByToggle(peek);
    toggleButton(peek).click();
    expect(open(peek)).to.be.false;
    expect(stops).to.equal(1);
  });

  it('puts the focus on its first control when it is asked to', async () => {
    const peek = await inGame<KeyPeek>('key-peek', match);
    peek.focus();
    expect(who()).to.equal(who(holdButton(peek)));
  });

  it('keeps the focus where it is under a mouse, so that Hide key hides (Safari)', async () => {
    const peek = await inGame<KeyPeek>('key-peek', match);
    await openByToggle(peek);
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true, composed: true });
    expect(toggleButton(peek).dispatchEvent(press)).to.be.false;
  });

  it('leaves Tab and Shift+Tab alone', async () => {
    const wrap = await fixture(html`<div><button>before</button><span></span><button>after</button></div>`);
    const peek = Object.assign(document.createElement('key-peek'), { store: match.store });
    wrap.children[1]?.append(peek);
    await settle();
    (wrap.firstElementChild as HTMLElement).focus();
    for (let stops = 0; stops < 2; stops++) await sendKeys({ press: 'Tab' });
    expect(who()).to.equal(who(toggleButton(peek)));
    await sendKeys({ press: 'Tab' });
    expect(who()).to.equal(who(wrap.lastElementChild));
  });
});
