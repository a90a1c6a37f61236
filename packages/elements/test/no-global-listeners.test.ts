import { expect, fixture, html } from '@open-wc/testing';
import '../src/define.js';
import { all, one, shown } from './support/deep.js';
import { click, holdButton, key, openByToggle, pointer, toggleButton } from './support/peek.js';
import { boardOf, freshCode, preset } from './support/preset.js';
import { settle, until } from './support/table.js';

interface Added {
  readonly on: EventTarget;
  readonly type: string;
  readonly passive: boolean;
  readonly gone: () => boolean;
}

/** Notes every listener that is added anywhere, until it is put back. */
function spy(): { added: Added[]; restore(): void } {
  const added: Added[] = [];
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const removed: [EventTarget, string, unknown][] = [];
  EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest) {
    const [listener, options] = rest;
    const on = this ?? window;
    const set = typeof options === 'object' ? options : {};
    added.push({
      on,
      type,
      passive: set.passive === true,
      gone: () =>
        set.signal?.aborted === true ||
        removed.some(([target, name, each]) => target === on && name === type && each === listener),
    });
    return add.call(this, type, ...rest);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget, type: string, ...rest) {
    removed.push([this ?? window, type, rest[0]]);
    return remove.call(this, type, ...rest);
  };
  return {
    added,
    restore: () =>
      Object.assign(EventTarget.prototype, { addEventListener: add, removeEventListener: remove }),
  };
}

const wide = ({ on }: Added): boolean =>
  on === window || on === document || on === document.body || on === document.documentElement;

describe('listeners', () => {
  it('outside of the elements are few, none for keys, wheel or fingers, and gone with their reason', async () => {
    const listening = spy();
    try {
      const code = freshCode();
      const board = boardOf(code);
      const game = await preset(code);
      await openByToggle(game);
      click(toggleButton(game));
      await settle();
      holdButton(game).dispatchEvent(pointer('pointerdown'));
      await until(() => shown(game, '[part~=key]'));
      const whileHeld = listening.added.filter((each) => wide(each) && !each.gone()).map(({ type }) => type);
      expect(whileHeld).to.include('pointerup');
      holdButton(game).dispatchEvent(pointer('pointerup'));
      all<HTMLInputElement>(one(game, 'clue-composer'), 'input[type=radio]')[3]?.click();
      await settle();
      one(game, '[part~=submit]').click();
      await until(() => shown(game, '[part~=flip]'));
      all(game, '.card')[board.key.indexOf('trap')]?.click();
      await settle();
      one(game, '[part~=flip]').click();
      await until(() => shown(game, '[part~=headline]'));

      const ours = listening.added.filter(wide);
      expect(ours.filter(({ type }) => /^key|input/.test(type)).map(({ type }) => type)).to.deep.equal([]);
      const blocking = listening.added.filter(({ type, passive }) => /wheel|touch/.test(type) && !passive);
      expect(blocking.map(({ type }) => type)).to.deep.equal([]);
      const left = ours
        .filter((each) => !each.gone())
        .map(({ on, type }) => `${on === window ? 'window' : 'root'} ${type}`);
      const allowed = ['window hashchange', 'root context-provider', 'root context-request'];
      expect(left.filter((each) => !allowed.includes(each))).to.deep.equal([]);
      game.remove();
      await settle();
      const hash = ours.filter(({ type }) => type === 'hashchange');
      expect(hash.length).to.be.above(0);
      expect(hash.every((each) => each.gone())).to.be.true;
    } finally {
      listening.restore();
    }
  });

  it('keep keys that are typed from nobody, and mark no key as used that is not', async () => {
    const game = await preset();
    const wrap = await fixture(html`<div></div>`);
    wrap.append(game);
    await settle();
    const heard: [string, boolean][] = [];
    wrap.addEventListener('keydown', (event) =>
      heard.push([(event as KeyboardEvent).key, event.defaultPrevented]),
    );
    const field = one(game, '#word');
    for (const name of ['a', 'Escape', 'ArrowLeft', 'Home', 'Enter', ' ', '?', '/'])
      field.dispatchEvent(key('keydown', name));
    expect(heard).to.deep.equal(
      ['a', 'Escape', 'ArrowLeft', 'Home', 'Enter', ' ', '?', '/'].map((name) => [name, false]),
    );
    const seen: string[] = [];
    wrap.addEventListener('keydown', (event) => seen.push((event.composedPath()[0] as Element).localName));
    field.dispatchEvent(key('keydown', 'j'));
    expect(seen).to.deep.equal(['input']);
  });
});
