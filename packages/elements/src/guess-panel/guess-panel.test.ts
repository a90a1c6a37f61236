import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import './define.js';
import { all, focused, one, shown, text } from '../../test/support/deep.js';
import {
  fakeStore,
  fits,
  guessing,
  inBox,
  OTHERS,
  seats,
  threeLevels,
  view,
  within,
  type FakeStore,
} from '../../test/support/dependence.js';
import { alone } from '../../test/support/levels.js';
import { region } from '../../test/support/region.js';
import { settle, until } from '../../test/support/table.js';
import type { RequestEvent } from '../store/request-event.js';
import { selectionOf } from '../store/selection.js';
import type { GuessPanel } from './guess-panel.js';

const WORD = OTHERS[0] as string;
const MITTEN = { index: 7, word: WORD };
const labels = (panel: Element): string[] => all(panel, 'button').map(text);
const problem = (panel: Element): string => text(one(panel, '.problem'));
const press = async (panel: Element, part: string): Promise<void> => {
  one(panel, `[part~=${part}]`).click();
  await settle();
};
const lift = async (store: FakeStore, index: number | null): Promise<void> => {
  selectionOf(store).set(index, guessing().shared);
  await settle();
};

describe('<guess-panel>', () => {
  threeLevels<GuessPanel>('guess-panel', guessing, (panel) =>
    expect(labels(panel)).to.deep.equal(['Pass', 'CALL IT', 'Guess']),
  );

  let store: FakeStore;
  let panel: GuessPanel;
  beforeEach(async () => {
    store = fakeStore(guessing());
    panel = await within<GuessPanel>('guess-panel', store);
  });

  it('guesses the word that is lifted in the bank, and asks for one first (CD-11)', async () => {
    expect(one(panel, '[part~=guess]').getAttribute('aria-disabled')).to.equal('true');
    await press(panel, 'guess');
    expect(problem(panel)).to.equal('Choose a word in the bank first.');
    await lift(store, MITTEN.index);
    expect(all(panel, '.problem')).to.have.length(0);
    expect(labels(panel)).to.deep.equal(['Pass', 'CALL IT', `Guess ${WORD}`]);
    await expect(panel).to.be.accessible();
    for (let times = 0; times < 3; times++) one(panel, '[part~=guess]').click();
    await settle();
    expect(store.sent).to.deep.equal([{ type: 'guess', word: WORD }]);
  });

  it('takes the page’s word in place of the game’s', async () => {
    await lift(store, 0);
    panel.selected = MITTEN;
    await settle();
    await press(panel, 'guess');
    expect(store.sent).to.deep.equal([{ type: 'guess', word: WORD }]);
    panel.selected = null;
    await settle();
    expect(labels(panel).at(-1)).to.equal('Guess');
  });

  it('asks once before a call, in place, and says what it may bring (CD-14)', async () => {
    await press(panel, 'call');
    expect(problem(panel)).to.equal('Choose a word in the bank first.');
    await lift(store, MITTEN.index);
    one(panel, '[part~=call]').focus();
    await press(panel, 'call');
    expect(text(one(panel, '[role=group] p'))).to.equal(
      `Is ${WORD} the CODED word of Seat 2? If so you get +5, if not −3.`,
    );
    expect(all(panel, 'dialog')).to.have.length(0);
    expect(text(focused())).to.equal('No, go back');
    await expect(panel).to.be.accessible();
    await sendKeys({ press: 'Enter' });
    await settle();
    expect(text(focused())).to.equal('CALL IT');
    expect(store.sent).to.deep.equal([]);
    await press(panel, 'call');
    expect(labels(panel)).to.deep.equal(['No, go back', `CALL IT: ${WORD}`]);
    await press(panel, 'call');
    expect(store.sent).to.deep.equal([{ type: 'callIt', word: WORD }]);
  });

  it('takes the question back when another word is lifted or the game goes on', async () => {
    await lift(store, MITTEN.index);
    await press(panel, 'call');
    await lift(store, 0);
    expect(shown(panel, '[part~=pass]')).to.not.equal(undefined);
    await press(panel, 'call');
    await store.show(guessing({ shared: { clueTurn: 6 } }));
    expect(labels(panel)).to.deep.equal(['Pass', 'CALL IT', 'Guess']);
  });

  for (const [what, exposed, why] of [
    ['is used', null, 'Your call on Seat 2 is used for this round.'],
    ['would be wrong', 'Fjord', 'The CODED of Seat 2 is known: nothing to call.'],
  ] as const)
    it(`says why there is no call where it ${what} (CD-14)`, async () => {
      await store.show(
        guessing({ shared: { seats: seats({ 1: { exposed } }) }, mine: { can: ['guess', 'pass'] } }),
      );
      await lift(store, MITTEN.index);
      const call = one(panel, '[part~=call]');
      expect(call.getAttribute('aria-disabled')).to.equal('true');
      expect(text(panel.shadowRoot?.getElementById(call.getAttribute('aria-describedby') ?? ''))).to.equal(
        why,
      );
      await expect(panel).to.be.accessible();
      await press(panel, 'call');
      expect(all(panel, '[role=group]')).to.have.length(0);
      await until(() => region().textContent?.startsWith(why), 'it is said');
      expect(store.sent).to.deep.equal([]);
    });

  it('says what was handed in, to that seat alone (CD-12)', async () => {
    one(panel, '[part~=pass]').focus();
    const acted = seats({ 0: { acted: true } });
    await store.show(
      guessing({ shared: { seats: acted }, mine: { can: [], submitted: { act: 'guess', word: WORD } } }),
    );
    expect(text(panel)).to.equal(`You guessed ${WORD}.`);
    expect(text(focused())).to.equal(`You guessed ${WORD}.`);
    await expect(panel).to.be.accessible();
    panel.names = ['Ann', '', 'Red Fox', 'Bo'];
    await store.show(
      guessing({ shared: { seats: acted }, mine: { can: [], seat: null, audience: 'screen' } }),
    );
    expect(text(panel)).to.equal('');
    for (const [act, word, said] of [
      ['callIt', WORD, `You called ${WORD}.`],
      ['pass', null, 'You passed.'],
    ] as const) {
      await store.show(
        guessing({
          shared: { seats: seats({ 0: { acted: true }, 2: { acted: true }, 3: { acted: true } }) },
          mine: { can: [], submitted: { act, word } },
        }),
      );
      expect(text(panel)).to.equal(said);
    }
  });

  it('says in turn mode that one has acted, and offers nothing to the others', async () => {
    const shared = { guessMode: 'sequential', guesser: 3, seats: seats({ 0: { acted: true } }) } as const;
    await store.show(guessing({ shared, mine: { can: [] } }));
    expect(text(panel)).to.equal('You have acted.');
    expect(labels(panel)).to.deep.equal([]);
  });

  it('takes the focus to what there is to do, or to what was done', async () => {
    panel.focus();
    expect(text(focused())).to.equal('Pass');
    await store.show(guessing({ mine: { can: [], submitted: { act: 'pass', word: null } } }));
    (document.activeElement as HTMLElement).blur();
    panel.focus();
    expect(text(focused())).to.equal('You passed.');
  });

  it('shows nothing outside of the guess phase', async () => {
    await store.show(view());
    expect(text(panel)).to.equal('');
    await store.show(null);
    expect(text(panel)).to.equal('');
  });

  it('carries each wish in an event that a page can stop', async () => {
    const heard: string[] = [];
    for (const type of ['guess-request', 'call-request', 'pass-request'])
      panel.addEventListener(type, ((event: RequestEvent) => {
        heard.push(
          `${type} ${JSON.stringify(event.command)} ${event.bubbles && event.composed && event.cancelable}`,
        );
        event.preventDefault();
      }) as never);
    await lift(store, MITTEN.index);
    await press(panel, 'guess');
    await press(panel, 'pass');
    await press(panel, 'call');
    await press(panel, 'call');
    expect(heard).to.deep.equal([
      `guess-request {"type":"guess","word":"${WORD}"} true`,
      'pass-request {"type":"pass"} true',
      `call-request {"type":"callIt","word":"${WORD}"} true`,
    ]);
    expect(store.sent).to.deep.equal([]);
  });

  it('says a refusal in plain words, and one it does not know as the SDK says it', async () => {
    await lift(store, MITTEN.index);
    for (const [code, said] of [
      ['word-revealed', 'Everyone knows that card already. Choose another word.'],
      ['too-many', 'Too many messages at once; wait a moment.'],
    ] as const) {
      store.reply = { ok: false, code, message: 'Too many messages at once; wait a moment.' };
      await press(panel, 'guess');
      await until(() => all(panel, '.problem').length > 0);
      expect(problem(panel)).to.equal(said);
      await lift(store, MITTEN.index);
    }
  });

  for (const width of [320, 1280])
    it(`has its buttons large and apart at ${width}px, Pass left and Guess right or below`, async () => {
      const element = await inBox(await alone<GuessPanel>('guess-panel', { view: guessing() }), width);
      element.selected = { index: 0, word: 'Donaudampfschiffahrtselektrizitätenhaupt' };
      await settle();
      fits(element, width);
      const [pass, call, guess] = ['pass', 'call', 'guess'].map((part) =>
        one(element, `[part~=${part}]`).getBoundingClientRect(),
      ) as [DOMRect, DOMRect, DOMRect];
      expect(call.left - pass.right).to.be.at.least(24);
      if (width === 320) expect(guess.top - Math.max(pass.bottom, call.bottom)).to.be.at.least(12);
      else expect(guess.left - call.right).to.be.at.least(24);
    });
});
