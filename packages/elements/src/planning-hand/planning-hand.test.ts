import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import './define.js';
import { all, focused, one, serialise, text } from '../../test/support/deep.js';
import {
  fakeStore,
  fits,
  HAND,
  hand,
  inBox,
  threeLevels,
  view,
  within,
} from '../../test/support/dependence.js';
import { alone } from '../../test/support/levels.js';
import { settle, until } from '../../test/support/table.js';
import type { RequestEvent } from '../store/request-event.js';
import type { PlanningHand } from './planning-hand.js';

const radios = (element: Element): HTMLInputElement[] => all<HTMLInputElement>(element, 'input[type=radio]');
const words = (element: Element): string[] => all(element, '[part~=word]').map(text);
const keep = (element: Element): HTMLElement => one(element, '[part~=keep]');
const planned = (coded = 3) => view({ mine: { hand: hand(HAND, coded), can: [] } });
/** The words of the hand that are anywhere in the element: text, attributes, fields, styles. */
const leaks = (element: Element): string[] => HAND.filter((word) => serialise(element).includes(word));

describe('<planning-hand>', () => {
  threeLevels<PlanningHand>('planning-hand', view, (element) => {
    expect(words(element)).to.deep.equal(HAND);
    expect(radios(element)).to.have.length(7);
  });

  describe('the choice (CD-4)', () => {
    it('is a group of radio buttons with a name, and a second control that keeps it', async () => {
      const store = fakeStore(view());
      const element = await within<PlanningHand>('planning-hand', store);
      expect(text(one(element, 'fieldset > legend'))).to.equal('Choose your CODED word');
      expect(radios(element).map(({ name }) => name)).to.deep.equal(Array(7).fill('coded'));
      expect(keep(element).getAttribute('aria-disabled')).to.equal('true');
      keep(element).click();
      await settle();
      expect(text(one(element, '[part~=problem]'))).to.equal('Choose a word first.');
      expect(store.sent).to.deep.equal([]);
      radios(element)[2]?.click();
      await settle();
      expect(text(one(element, '[part~=problem]'))).to.equal('');
      await expect(element).to.be.accessible();
      keep(element).click();
      await settle();
      expect(store.sent).to.deep.equal([{ type: 'chooseCoded', word: HAND[2] }]);
    });

    it('is made with the keyboard, and Enter on a card keeps nothing (A08)', async () => {
      const store = fakeStore(view());
      const element = await within<PlanningHand>('planning-hand', store);
      radios(element)[0]?.focus();
      await sendKeys({ press: 'ArrowDown' });
      await sendKeys({ press: 'Enter' });
      await settle();
      expect(radios(element)[1]?.checked).to.be.true;
      expect(store.sent).to.deep.equal([]);
      await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'Enter' });
      await settle();
      expect(store.sent).to.deep.equal([{ type: 'chooseCoded', word: HAND[1] }]);
    });

    it('can be stopped by the page, and says why it is refused', async () => {
      const store = fakeStore(view());
      const element = await within<PlanningHand>('planning-hand', store);
      const heard: unknown[] = [];
      element.addEventListener(
        'coded-request',
        ((event: RequestEvent) => {
          heard.push(event.command);
          event.preventDefault();
        }) as never,
        { once: true },
      );
      radios(element)[0]?.click();
      keep(element).click();
      await settle();
      expect(heard).to.deep.equal([{ type: 'chooseCoded', word: HAND[0] }]);
      expect(store.sent).to.deep.equal([]);
      store.reply = { ok: false, code: 'already-chosen', message: 'no' };
      keep(element).click();
      await until(() => text(one(element, '[part~=problem]')) !== '');
      expect(text(one(element, '[part~=problem]'))).to.equal('You have chosen your CODED word already.');
    });

    it('gives way to the cards, and the focus goes to them', async () => {
      const store = fakeStore(view());
      const element = await within<PlanningHand>('planning-hand', store);
      radios(element)[3]?.click();
      keep(element).focus();
      await store.show(planned());
      expect(focused()?.localName).to.equal('h3');
      expect(radios(element)).to.have.length(0);
    });

    it('is no other seat’s: another hand begins without one', async () => {
      const store = fakeStore(view());
      const element = await within<PlanningHand>('planning-hand', store);
      radios(element)[3]?.click();
      await store.show(view({ mine: { hand: hand([...HAND].reverse()) } }));
      expect(radios(element).filter(({ checked }) => checked)).to.have.length(0);
      keep(element).click();
      await settle();
      expect(store.sent).to.deep.equal([]);
    });
  });

  it('shows CODED first, then the slots by number, what is shed and what is exposed (CD-5)', async () => {
    const cards = hand(HAND, 3).map((card, i) =>
      i === 3 ? { ...card, state: 'exposed' as const } : i === 0 ? { ...card, state: 'shed' as const } : card,
    );
    const element = await alone<PlanningHand>('planning-hand', {
      view: view({ mine: { hand: cards, can: [] } }),
      wordsLang: 'en',
    });
    expect(all(element, 'li').map(text)).to.deep.equal([
      'CODED Pagoda exposed',
      'Slot 1 Quokka shed',
      'Slot 2 Zeppelin',
      'Slot 3 Ukulele',
      'Slot 4 Walnut',
      'Slot 5 Igloo',
      'Slot 6 Turbine',
    ]);
    expect(all(element, '[part~=word][lang=en][dir=auto]')).to.have.length(7);
    await expect(element).to.be.accessible();
  });

  describe('its secrets', () => {
    for (const [what, shown] of [
      ['the choice', view],
      ['the cards', planned],
    ] as const)
      it(`are out of the document when it is covered, before the setter returns: ${what}`, async () => {
        const element = await within<PlanningHand>('planning-hand', fakeStore(shown()));
        expect(leaks(element)).to.have.length(7);
        element.covered = true;
        expect(leaks(element)).to.deep.equal([]);
        element.covered = false;
        await settle();
        expect(leaks(element)).to.have.length(7);
        element.setAttribute('covered', '');
        expect(leaks(element)).to.deep.equal([]);
      });

    it('are out of it when it is taken out, and come back with it', async () => {
      const store = fakeStore(view());
      const element = await within<PlanningHand>('planning-hand', store);
      radios(element)[3]?.click();
      const game = element.parentElement as HTMLElement;
      element.remove();
      expect(leaks(element)).to.deep.equal([]);
      game.append(element);
      await settle();
      expect(leaks(element)).to.have.length(7);
      expect(radios(element)[3]?.checked, 'the choice is kept').to.be.true;
    });

    it('are never in it where the view has no hand, or is gone, nor covered from the start', async () => {
      const store = fakeStore(view({ mine: { hand: null, can: [], seat: null, audience: 'spectator' } }));
      const element = await within<PlanningHand>('planning-hand', store);
      expect(text(element)).to.equal('');
      await store.show(view());
      expect(leaks(element)).to.have.length(7);
      for (const gone of [view({ mine: { hand: null } }), null]) {
        await store.show(gone);
        expect(leaks(element)).to.deep.equal([]);
        await store.show(view());
      }
      const covered = await within<PlanningHand>('planning-hand', fakeStore(view()), { covered: true });
      expect(leaks(covered)).to.deep.equal([]);
    });

    it('are in no attribute, id, class or part, whatever is chosen', async () => {
      for (const shown of [view(), planned()]) {
        const element = await alone<PlanningHand>('planning-hand', { view: shown });
        radios(element)[3]?.click();
        await settle();
        const marks = [element, ...all(element, '*')].flatMap((each) =>
          [...each.attributes].map(({ name, value }) => `${name}=${value}`.toLowerCase()),
        );
        expect(HAND.filter((word) => marks.some((mark) => mark.includes(word.toLowerCase())))).to.deep.equal(
          [],
        );
      }
    });

    it('are not printed', async () => {
      const element = await alone<PlanningHand>('planning-hand', { view: planned() });
      const rules = (element.shadowRoot?.adoptedStyleSheets ?? []).flatMap((sheet) => [...sheet.cssRules]);
      const print = rules.filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print');
      expect(print.map(({ cssText }) => cssText).join()).to.match(/:host\s*{\s*display: none/);
    });
  });

  for (const width of [320, 900])
    it(`fits ${width}px, small beside the bank too`, async () => {
      const element = await inBox(await alone<PlanningHand>('planning-hand', { view: view() }), width);
      fits(element, width);
      for (const { parentElement } of radios(element))
        expect(parentElement?.getBoundingClientRect().height).to.be.at.least(44);
      element.view = planned();
      element.compact = true;
      await settle();
      fits(element, width);
      expect(element.getAttributeNames()).to.deep.equal([]);
      await expect(element).to.be.accessible();
    });
});
