import { expect } from '@open-wc/testing';
import '../src/define.js';
import type { WordGame } from '../src/game/word-game.js';
import type { KeyPeek } from '../src/key-peek/key-peek.js';
import { TWIN } from './support/board.js';
import { all, one, serialise, shown } from './support/deep.js';
import { holdClock, type HoldClock } from './support/hold-clock.js';
import { parts } from './support/parts.js';
import {
  click,
  heed,
  holdButton,
  key,
  keyMarks,
  openByToggle,
  pointer,
  toggleButton,
} from './support/peek.js';
import { settle, table, until, type TestTable } from './support/table.js';

const clue = { type: 'giveClue', word: 'Ocean', number: 3 } as const;

const cardsOn = (game: Element): HTMLElement[] => all(game, '.card').filter((card) => card.isConnected);

/** What the cards that are on the page look like at this moment, in the middle of any transition. */
const colours = (game: Element): string[] =>
  cardsOn(game).map((card) => getComputedStyle(card).backgroundColor);

/** All there is of a game, but for how often its key was opened, which everybody is told. */
const untold = (game: Element): string =>
  serialise(game).replace(/<p class="hint">The key was opened [^<]*<\/p>/, '');

/** Waits until the key's colours are there in full: what was not drawn yet could not fade either. */
async function drawn(game: Element, plain: readonly string[]): Promise<void> {
  await until(() => colours(game).filter((colour) => !plain.includes(colour)).length > 9, 'the key is drawn');
  await Promise.all(cardsOn(game).flatMap((card) => card.getAnimations().map(({ finished }) => finished)));
}

describe('secrets, on leaving', () => {
  let clock: HoldClock;
  beforeEach(() => (clock = holdClock()));
  afterEach(() => clock.restore());

  describe('the key is gone before the handler returns', () => {
    let match: TestTable;
    let game: WordGame;
    let closed: string;
    /** The colours of the cards while nothing is known of them. */
    let plain: string[];
    beforeEach(async () => {
      match = await table();
      game = await parts(match);
      closed = untold(game);
      plain = colours(game);
    });
    afterEach(() => match.close());

    const openBy = {
      async pointer() {
        holdButton(game).focus();
        holdButton(game).dispatchEvent(pointer('pointerdown'));
        clock.pass(400);
        await until(() => keyMarks(game).length > 25);
      },
      async 'a held key'() {
        await heed(game);
        holdButton(game).focus();
        holdButton(game).dispatchEvent(key('keydown', ' '));
        clock.pass(400);
        await until(() => keyMarks(game).length > 25);
      },
      async toggle() {
        await openByToggle(game);
        await settle();
      },
    };
    type Way = keyof typeof openBy;
    const every: readonly Way[] = ['pointer', 'a held key', 'toggle'];

    const leave = (name: string, ways: readonly Way[], go: () => void): void => {
      for (const way of ways)
        it(`${name} (${way})`, async () => {
          await openBy[way]();
          expect(match.peeks()).to.equal(1);
          await drawn(game, plain);
          go();
          expect(keyMarks(document), 'at once').to.have.length(0);
          expect(colours(game), 'no colour fades').to.satisfy((now: string[]) =>
            now.every((c) => plain.includes(c)),
          );
          expect(match.peeks(), 'the store is told').to.equal(0);
          holdButton(game).dispatchEvent(pointer('click'));
          clock.pass(10_000);
          await settle();
          expect(keyMarks(document), 'and for good').to.have.length(0);
          expect(untold(game) === closed, 'no trace').to.be.true;
        });
    };

    leave('letting go', ['pointer'], () => holdButton(game).dispatchEvent(pointer('pointerup')));
    leave('letting go elsewhere', ['pointer'], () => window.dispatchEvent(pointer('pointerup')));
    leave('the system takes the pointer', ['pointer'], () =>
      holdButton(game).dispatchEvent(pointer('pointercancel')),
    );
    leave('turning the device', ['pointer', 'a held key'], () =>
      window.dispatchEvent(new Event('orientationchange')),
    );
    leave('the main button comes up beside another', ['pointer'], () =>
      window.dispatchEvent(new MouseEvent('mouseup', { button: 0, buttons: 2 })),
    );
    leave('another width of the window', ['pointer', 'a held key'], () => {
      const real = Object.getOwnPropertyDescriptor(window, 'innerWidth') as PropertyDescriptor;
      Object.defineProperty(window, 'innerWidth', { value: innerWidth + 1, configurable: true });
      window.dispatchEvent(new Event('resize'));
      Object.defineProperty(window, 'innerWidth', real);
    });

    it('a frame that grows with the open key does not close it', async () => {
      await openBy.pointer();
      window.dispatchEvent(new Event('resize'));
      expect(keyMarks(document).length).to.be.greaterThan(0);
      holdButton(game).dispatchEvent(pointer('pointerup'));
    });
    leave('sliding off', ['pointer'], () => holdButton(game).dispatchEvent(pointer('pointerleave')));
    leave('the capture is lost', ['pointer'], () =>
      holdButton(game).dispatchEvent(pointer('lostpointercapture')),
    );
    leave('a second finger on the button', ['pointer'], () =>
      holdButton(game).dispatchEvent(pointer('pointerdown', { isPrimary: false, pointerId: 2 })),
    );
    leave('a second finger anywhere', ['pointer'], () =>
      document.body.dispatchEvent(pointer('pointerdown', { isPrimary: false, pointerId: 2 })),
    );
    leave('letting the key go', ['a held key'], () => holdButton(game).dispatchEvent(key('keyup', ' ')));
    leave('the button loses the focus', ['pointer', 'a held key'], () => holdButton(game).blur());
    leave('the focus goes elsewhere', every, () => one(game, '#word').focus());
    leave('the window loses the focus', every, () => window.dispatchEvent(new Event('blur')));
    leave('the tab is left', every, () => document.dispatchEvent(new Event('visibilitychange')));
    leave('the page is left', every, () => window.dispatchEvent(new Event('pagehide')));
    leave('Escape', every, () => {
      const at = shown(game, '[part~=key] h3');
      (match.peeks() && at && one(game, 'key-peek').shadowRoot?.activeElement === at
        ? at
        : holdButton(game)
      ).dispatchEvent(key('keydown', 'Escape'));
    });
    leave('the second control', ['toggle'], () => click(toggleButton(game)));
    leave('the host ends it', every, () => match.stopPeeks());
    leave('the control is moved', every, () =>
      game.insertBefore(one(game, 'key-peek'), one(game, 'key-peek').nextSibling),
    );
    leave('the game is moved', every, () => game.parentElement?.append(game));

    for (const [what, hide] of [
      ['hidden', () => (game.hidden = true)],
      [
        'in a frame or dialog that is put away',
        () => (game.parentElement as HTMLElement).style.setProperty('display', 'none'),
      ],
      ['inert', () => (game.inert = true)],
      [
        'under a modal dialog',
        () => {
          const dialog = document.createElement('dialog');
          document.body.append(dialog);
          dialog.showModal();
        },
      ],
    ] as const)
      for (const way of every)
        it(`${what}, an open key is gone before anybody takes it up again (${way})`, async () => {
          await openBy[way]();
          hide();
          clock.pass(1000);
          await until(() => keyMarks(document).length === 0);
          expect(match.peeks()).to.equal(0);
          document.querySelector('dialog')?.remove();
        });

    for (const [way, peek] of [
      ['toggle', 'hold'],
      ['a held key', 'toggle'],
    ] as const)
      it(`where the page takes its way from it (${way})`, async () => {
        await openBy[way]();
        one<KeyPeek>(game, 'key-peek').peek = peek;
        await until(() => keyMarks(document).length === 0);
        expect(match.peeks()).to.equal(0);
      });

    it('leaves nothing in elements that were removed', async () => {
      for (const gone of ['key-peek', 'word-bank', 'word-game'] as const)
        for (const way of every) {
          game = await parts(match);
          await openBy[way]();
          const element = gone === 'word-game' ? game : one(game, gone);
          const peek = one(game, 'key-peek');
          element.remove();
          expect(keyMarks(element).length, `${gone} ${way}`).to.equal(0);
          if (gone === 'word-bank') {
            expect(keyMarks(peek), 'the control still shows it').to.have.length(1);
            peek.remove();
          }
          expect(keyMarks(document).length, `${gone} ${way}`).to.equal(0);
          expect(match.peeks(), `${gone} ${way}`).to.equal(0);
          await settle();
          expect(keyMarks(element).length + keyMarks(peek).length).to.equal(0);
          game.remove();
        }
    });

    for (const way of every) {
      it(`the clue is given (${way})`, async () => {
        await openBy[way]();
        await match.store.send(clue);
        await Promise.resolve();
        expect(keyMarks(document)).to.have.length(0);
        await settle();
        expect(keyMarks(document)).to.have.length(0);
        expect(match.peeks()).to.equal(0);
      });

      it(`another match takes its place (${way})`, async () => {
        const other = await table(TWIN);
        await openBy[way]();
        game.store = other.store;
        await game.updateComplete;
        await Promise.all(all(game, '*').map((each) => (each as WordGame).updateComplete));
        expect(keyMarks(document)).to.have.length(0);
        await settle();
        expect(keyMarks(document)).to.have.length(0);
        expect(match.peeks()).to.equal(0);
        expect(other.peeks()).to.equal(0);
        other.close();
      });

      it(`the connection ends (${way})`, async () => {
        await openBy[way]();
        match.close();
        expect(keyMarks(document)).to.have.length(0);
      });
    }
  });
});
