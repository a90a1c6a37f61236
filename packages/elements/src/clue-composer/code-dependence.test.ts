import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { checkClue, type BankVerdict } from '@cluekit/sdk/words';
import './define.js';
import { bringCodeDependence } from '../../test/code-dependence/support/faces.js';
import { all, focused, one, text, who } from '../../test/support/deep.js';
import { fakeStore, hand, HAND, threeLevels, view, within } from '../../test/support/dependence.js';
import { key } from '../../test/support/peek.js';
import { listen } from '../../test/support/region.js';
import { settle, until } from '../../test/support/table.js';
import type { ClueComposer } from './clue-composer.js';

const clue = { can: ['giveClue'], hand: hand(HAND, 3) } as const;
const giving = (turn = 1, mine: object = {}) =>
  view({ shared: { phase: 'clue', giver: 0, clueTurn: turn }, mine: { ...clue, ...mine } });
const check = (word: string): BankVerdict =>
  checkClue(word, [...HAND, 'Ring', 'Rose'], 'code-dependence', 'en') as BankVerdict;

const field = (composer: Element): HTMLInputElement => one<HTMLInputElement>(composer, '#word');
const boxes = (composer: Element): HTMLInputElement[] => all(composer, '[type=checkbox]');
const hint = (composer: Element): string => text(one(composer, '#hint'));
const problem = (composer: Element): string => text(one(composer, '#problem'));

async function type(composer: Element, word: string): Promise<void> {
  field(composer).value = word;
  field(composer).dispatchEvent(new Event('input'));
  await settle();
}

async function submit(composer: Element): Promise<void> {
  one(composer, '[part~=submit]').click();
  await settle();
}

describe('<clue-composer> of Code Dependence', () => {
  before(bringCodeDependence);

  threeLevels<ClueComposer>(
    'clue-composer',
    () => giving(),
    (composer) => {
      expect(all(composer, 'label.number').map(text)).to.deep.equal([
        ...['1 Quokka', '2 Zeppelin', '3 Ukulele', '4 Walnut', '5 Igloo', '6 Turbine'],
      ]);
      expect(field(composer).disabled).to.be.false;
    },
  );

  it('names what it asks for; the CODED and shed slots cannot be tagged (CD-8)', async () => {
    const cards = hand(HAND, 3).map((card) => (card.slot === 2 ? { ...card, state: 'shed' as const } : card));
    const composer = await within<ClueComposer>('clue-composer', fakeStore(giving(1, { hand: cards })));
    expect(text(one(composer, 'label[for=word]'))).to.equal('Clue');
    expect(text(one(composer, 'legend'))).to.equal('Tag the slots it points at');
    expect(boxes(composer).map((box) => text(box.labels?.[0]))).to.deep.equal([
      ...['1 Quokka', '3 Ukulele', '4 Walnut', '5 Igloo', '6 Turbine'],
    ]);
    expect(text(composer)).not.to.contain('Pagoda');
    await expect(composer).to.be.accessible();
  });

  it('sends the word as it was typed and the tags in order', async () => {
    const store = fakeStore(giving());
    const composer = await within<ClueComposer>('clue-composer', store);
    await type(composer, ' Ocean ');
    for (const at of [4, 0, 2, 2]) boxes(composer)[at]?.click();
    await submit(composer);
    expect(store.sent).to.deep.equal([{ type: 'giveClue', word: ' Ocean ', tags: [1, 5] }]);
    expect(field(composer).value).to.equal('');
    expect(boxes(composer).some((box) => box.checked)).to.be.false;
  });

  it('asks for a word and for a tag before anything is sent, and puts the focus there', async () => {
    const store = fakeStore(giving());
    const composer = await within<ClueComposer>('clue-composer', store);
    await submit(composer);
    expect(problem(composer)).to.equal('Write a clue.');
    expect(focused()?.id).to.equal('word');
    await type(composer, 'Ocean');
    await submit(composer);
    expect(problem(composer)).to.equal('Tag one slot or more.');
    expect(who()).to.equal(who(boxes(composer)[0]));
    boxes(composer)[0]?.click();
    await settle();
    expect(problem(composer)).to.equal('');
    expect(store.sent).to.deep.equal([]);
  });

  describe('C09 its check while one types', () => {
    for (const [word, says, tone] of [
      ['', 'One word, letters only. It may not be like any word of the bank.', ''],
      ['Ocean', 'This clue is allowed.', 'fits'],
      ['rise', 'Allowed, and near to Rose: everyone is shown that.', 'near'],
      ['Walnut', 'Walnut is a word of the bank.', 'bad'],
      ['walnuts', 'walnuts shares its stem with the bank word Walnut.', 'bad'],
      ['Spring', 'Spring overlaps the bank word Ring.', 'bad'],
      ['two words', 'A clue is one word.', 'bad'],
      ['4you', 'Use letters only, 30 at most.', 'bad'],
    ] as const)
      it(`says of “${word}”: ${says}`, async () => {
        const composer = await within<ClueComposer>('clue-composer', fakeStore(giving()), { check });
        await type(composer, word);
        expect(hint(composer)).to.equal(says);
        expect(one(composer, '#hint span').className).to.equal(tone);
        expect(field(composer).getAttribute('aria-describedby')?.split(' ')).to.include('hint');
        await expect(composer).to.be.accessible();
      });

    it('is said once, after one rests, and not for a field that is empty again', async () => {
      const composer = await within<ClueComposer>('clue-composer', fakeStore(giving()), { check });
      const { said, stop } = await listen();
      for (const word of ['r', 'ri', 'ris', 'rise']) await type(composer, word);
      await until(() => said.length > 0, 'it is said');
      await type(composer, 'x');
      await type(composer, '');
      await new Promise((resolve) => setTimeout(resolve, 1000));
      stop();
      expect(said.map((each) => each.trim())).to.deep.equal([
        'Allowed, and near to Rose: everyone is shown that.',
      ]);
    });

    it('is not said of a composer that has gone', async () => {
      const composer = await within<ClueComposer>('clue-composer', fakeStore(giving()), { check });
      const { said, stop } = await listen();
      await type(composer, 'rise');
      composer.remove();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      stop();
      expect(said).to.deep.equal([]);
    });

    it('does without one, and with one that knows no problem', async () => {
      const composer = await within<ClueComposer>('clue-composer', fakeStore(giving()));
      await type(composer, 'Walnut');
      expect(hint(composer)).to.match(/^One word, letters only/);
    });
  });

  it('keeps text, tags and focus where a clue is refused, and says why', async () => {
    for (const [reply, why, tagsAreWrong] of [
      [{ code: 'clue-matches-bank', word: 'Walnut' }, 'Walnut is a word of the bank.', false],
      [{ code: 'tags-invalid' }, 'Tag one to six of your slots that are not shed.', true],
      [{ code: 'no-such-code', message: 'Something else.' }, 'Something else.', false],
    ] as const) {
      const store = fakeStore(giving());
      store.reply = { ok: false, message: '', ...reply };
      const composer = await within<ClueComposer>('clue-composer', store);
      await type(composer, 'Walnut');
      boxes(composer)[1]?.click();
      await settle();
      one(composer, '[part~=submit]').focus();
      await submit(composer);
      expect(problem(composer)).to.equal(`Not allowed: ${why}`);
      expect(field(composer).value).to.equal('Walnut');
      expect(field(composer).ariaInvalid === 'true', 'A28 the field that is wrong says so').to.equal(
        !tagsAreWrong,
      );
      for (const box of boxes(composer)) expect(box.ariaInvalid === 'true').to.equal(tagsAreWrong);
      expect(
        boxes(composer)
          .map((box) => box.checked)
          .indexOf(true),
      ).to.equal(1);
      expect(focused()).to.equal(tagsAreWrong ? boxes(composer)[0] : field(composer));
      await expect(composer).to.be.accessible();
      await type(composer, 'Ocean');
      expect(problem(composer)).to.equal('');
      expect(field(composer).hasAttribute('aria-invalid')).to.be.false;
    }
  });

  it('E23 Enter that ends an input method’s word sends nothing; the next one does', async () => {
    const store = fakeStore(giving());
    const composer = await within<ClueComposer>('clue-composer', store);
    await type(composer, 'Ocean');
    boxes(composer)[0]?.click();
    for (const init of [{ isComposing: true }, { keyCode: 229 } as KeyboardEventInit]) {
      const enter = key('keydown', 'Enter', init);
      if ('keyCode' in init) Object.defineProperty(enter, 'keyCode', { value: 229 });
      field(composer).dispatchEvent(enter);
      expect(enter.defaultPrevented).to.be.true;
    }
    expect(store.sent).to.deep.equal([]);
    field(composer).focus();
    await sendKeys({ press: 'Enter' });
    await until(() => store.sent.length === 1);
  });

  it('is off where the seat has no clue to give, and when the page says so', async () => {
    const store = fakeStore(giving(1, { can: [] }));
    const composer = await within<ClueComposer>('clue-composer', store);
    expect([field(composer), ...boxes(composer)].every((each) => each.disabled)).to.be.true;
    await submit(composer);
    expect([store.sent, problem(composer)]).to.deep.equal([[], '']);
    await store.show(giving());
    expect(field(composer).disabled).to.be.false;
    composer.disabled = true;
    await settle();
    expect(field(composer).disabled).to.be.true;
  });

  it('throws a draft away with its turn, and not before', async () => {
    const store = fakeStore(giving(1));
    const composer = await within<ClueComposer>('clue-composer', store);
    await type(composer, 'Oce');
    boxes(composer)[2]?.click();
    await store.show(giving(1, { submitted: null }));
    expect(field(composer).value).to.equal('Oce');
    expect(boxes(composer)[2]?.checked).to.be.true;
    await store.show(giving(2));
    expect(field(composer).value).to.equal('');
    expect(boxes(composer).some((box) => box.checked)).to.be.false;
  });
});
