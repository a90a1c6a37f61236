import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import './define.js';
import { one, shown, text } from '../../test/support/deep.js';
import {
  fakeStore,
  fits,
  guessing,
  HAND,
  inBox,
  OTHERS,
  seats,
  view,
  within,
  type FakeStore,
} from '../../test/support/dependence.js';
import { alone } from '../../test/support/levels.js';
import { listen } from '../../test/support/region.js';
import { settle, until } from '../../test/support/table.js';
import { ensureAnnouncer } from '../store/announcer.js';
import type { AskField } from './ask-field.js';

const NAMES = ['Red Fox', '', 'Green Frog', ''];

describe('<ask-field>', () => {
  let store: FakeStore;
  const ask = async (field: AskField, question: string): Promise<string> => {
    const input = one<HTMLInputElement>(field, '[part~=field]');
    input.focus();
    input.select();
    await sendKeys({ type: question });
    await sendKeys({ press: 'Enter' });
    await settle();
    return text(one(field, '[part~=answer]'));
  };
  const field = (properties: Partial<AskField> = {}): Promise<AskField> =>
    within<AskField>('ask-field', store, { names: NAMES, ...properties });

  beforeEach(() => {
    ensureAnnouncer();
    store = fakeStore(guessing());
  });

  it('answers what is typed, below and aloud, and keeps the focus for the next question (A24)', async () => {
    const here = await field();
    const { said, stop } = await listen();
    expect(await ask(here, 'clue')).to.equal('Seat 2: clue Ocean, slot 2.');
    await until(() => said.length === 1);
    expect(said).to.deep.equal(['Seat 2: clue Ocean, slot 2.']);
    expect(here.shadowRoot?.activeElement === one(here, 'input')).to.be.true;
    await store.show(guessing({ shared: { seats: seats({ 0: { score: -3 }, 2: { score: 7 } }) } }));
    expect(await ask(here, ' SCORE ')).to.equal('Red Fox −3, Seat 2 0, Green Frog 7, Seat 4 0.');
    expect(await ask(here, 'left')).to.equal(
      'Red Fox 6 cards left, Seat 2 6 cards left, Green Frog 6 cards left, Seat 4 6 cards left.',
    );
    expect(await ask(here, 'words')).to.equal(`15 words hidden: ${[...HAND, ...OTHERS].join(', ')}.`);
    stop();
  });

  it('tells the time of the game’s clock or of the page’s own, and where none runs', async () => {
    const here = await field();
    expect(await ask(here, 'time')).to.equal('No clock runs.');
    await store.show(guessing({ shared: { deadline: { key: 'guess/1', at: Date.now() + 89_500 } } }));
    expect(await ask(here, 'time')).to.match(/^1 minute (30|29|28) seconds left\.$/);
    here.clock = () => 4_100;
    expect(await ask(here, 'time')).to.equal('5 seconds left.');
    here.clock = () => null;
    expect(await ask(here, 'time')).to.equal('No clock runs.');
  });

  it('says what can be asked where it is asked something else, and where there is no clue', async () => {
    store = fakeStore(view());
    const here = await field();
    expect(await ask(here, 'clue')).to.equal('There is no clue now.');
    for (const odd of ['hint', '__proto__', ''])
      expect(await ask(here, odd)).to.equal('Type time, score, clue, left or words.');
  });

  it('answers by what everybody may know: a hand and CODED are no part of it', async () => {
    const bank = OTHERS.map((word) => ({ word, state: 'hidden', seat: null, slot: null }) as const);
    store = fakeStore(guessing({ shared: { bank } }));
    const here = await field();
    for (const question of ['time', 'score', 'clue', 'left', 'words'])
      for (const word of HAND) expect(await ask(here, question)).not.to.include(word);
  });

  it('is accessible, fits a phone, and is not there without a match', async () => {
    const here = await field();
    await ask(here, 'words');
    await expect(here).to.be.accessible();
    const dumb = await alone<AskField>('ask-field', { store });
    await ask(dumb, 'words');
    fits(await inBox(dumb, 320), 320);
    expect(shown(await alone<AskField>('ask-field'), 'input')).to.be.undefined;
  });
});
