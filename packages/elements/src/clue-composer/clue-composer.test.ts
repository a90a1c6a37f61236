import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../define.js';
import { WORDS } from '../../test/support/board.js';
import { all, focused, one, shown, text, who } from '../../test/support/deep.js';
import { alone, inGame, levels } from '../../test/support/levels.js';
import { key } from '../../test/support/peek.js';
import { settle, table, until, type TestTable } from '../../test/support/table.js';
import type { RequestEvent } from '../store/request-event.js';
import type { ClueComposer } from './clue-composer.js';

const field = (composer: Element): HTMLInputElement => one<HTMLInputElement>(composer, '#word');
const radios = (composer: Element): HTMLInputElement[] =>
  all<HTMLInputElement>(composer, 'input[type=radio]');
const problem = (composer: Element): string => text(one(composer, '#problem'));

async function fill(composer: Element, word: string, number?: number): Promise<void> {
  field(composer).value = word;
  field(composer).dispatchEvent(new Event('input'));
  if (number !== undefined) radios(composer)[number - 1]?.click();
  await settle();
}

describe('<clue-composer>', () => {
  levels<ClueComposer>({
    tag: 'clue-composer',
    dumb: {},
    shows: (composer) => {
      expect(field(composer).disabled).to.be.false;
      expect(all(composer, 'label.number')).to.have.length(10);
    },
  });

  let match: TestTable;
  beforeEach(async () => (match = await table()));
  afterEach(() => match.close());

  it('names what it asks for', async () => {
    const composer = await inGame<ClueComposer>('clue-composer', match);
    expect(text(one(composer, 'label[for=word]'))).to.equal('Clue');
    expect(text(one(composer, 'legend'))).to.equal('How many cards');
    expect(all(composer, 'label.number').map(text).slice(0, 9)).to.deep.equal([...'123456789']);
    expect(text(all(composer, 'label.number')[9])).to.contain('no limit');
    for (const id of field(composer).getAttribute('aria-describedby')?.split(' ') ?? [])
      expect(composer.shadowRoot?.getElementById(id), id).to.not.equal(null);
    expect(text(composer)).to.contain('rhymes').and.to.contain('people judge');
    expect(parseFloat(getComputedStyle(field(composer)).fontSize)).to.be.at.least(16);
    await expect(composer).to.be.accessible();
  });

  it('gives a clue by keyboard alone, with Enter in the field', async () => {
    const composer = await inGame<ClueComposer>('clue-composer', match);
    field(composer).focus();
    await sendKeys({ type: 'Ocean' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: ' ' });
    for (let tries = 0; tries < 12 && !radios(composer)[2]?.checked; tries++)
      await sendKeys({ press: 'ArrowRight' });
    field(composer).focus();
    await sendKeys({ press: 'Enter' });
    await until(() => match.sent.length === 1);
    expect(match.sent).to.deep.equal([{ type: 'giveClue', word: 'Ocean', number: 3 }]);
    await settle();
    expect(field(composer).value).to.equal('');
    expect(radios(composer).some((radio) => radio.checked)).to.be.false;
    expect(field(composer).disabled, 'no second clue').to.be.true;
  });

  it('gives a spoken clue, with no limit', async () => {
    const composer = await inGame<ClueComposer>('clue-composer', match);
    await fill(composer, '   ', 10);
    one(composer, '[part~=submit]').click();
    await settle();
    expect(match.sent).to.deep.equal([{ type: 'giveClue', word: null, number: 'unlimited' }]);
  });

  it('asks for a number before anything is sent', async () => {
    const composer = await inGame<ClueComposer>('clue-composer', match);
    await fill(composer, 'Ocean');
    one(composer, '[part~=submit]').click();
    await settle();
    expect(match.sent).to.deep.equal([]);
    expect(problem(composer)).to.equal('Choose a number.');
    expect(who()).to.equal(who(radios(composer)[0]));
    radios(composer)[1]?.click();
    await settle();
    expect(problem(composer)).to.equal('');
    expect(field(composer).value).to.equal('Ocean');
  });

  for (const [word, why] of [
    [WORDS[0] as string, `${WORDS[0]} is a word on the board.`],
    ['quokkas', 'quokkas contains the board word Quokka.'],
    ['  Jig ', 'Jig is part of the board word Jigsaw.'],
    ['two words', 'A clue is one word.'],
    ['4you', 'Use letters only.'],
  ] as const)
    it(`keeps text and focus where “${word}” is refused`, async () => {
      const composer = await inGame<ClueComposer>('clue-composer', match);
      await fill(composer, word, 2);
      one(composer, '[part~=submit]').focus();
      one(composer, '[part~=submit]').click();
      await until(() => problem(composer) !== '');
      expect(problem(composer)).to.equal(`Not allowed: ${why}`);
      expect(field(composer).value).to.equal(word);
      expect(field(composer).getAttribute('aria-invalid')).to.equal('true');
      expect(focused()?.id).to.equal('word');
      expect(radios(composer)[1]?.checked, 'the number stays too').to.be.true;
      await expect(composer).to.be.accessible();
      await fill(composer, 'Ocean');
      expect(problem(composer)).to.equal('');
      expect(field(composer).hasAttribute('aria-invalid')).to.be.false;
    });

  it('takes odd clues as what they are: refused or given, nothing lost', async () => {
    const composer = await inGame<ClueComposer>('clue-composer', match);
    for (const word of ['1'.repeat(60), '👍', 'a​b', '<b>', '${x}', 'x'.repeat(61)]) {
      await fill(composer, word, 1);
      one(composer, '[part~=submit]').click();
      await settle();
      if (match.view().shared.phase === 'guess') await match.play({ type: 'undo' });
      else expect(field(composer).value).to.equal(word);
      await settle();
    }
    for (const word of ['__proto__', 'constructor', '東京', 'Straße', 'rock-n-roll', 'don’t']) {
      await fill(composer, word, 1);
      one(composer, '[part~=submit]').click();
      await settle();
      expect(match.sent.at(-1)).to.deep.equal({ type: 'giveClue', word, number: 1 });
      if (match.view().shared.phase === 'guess') await match.play({ type: 'undo' });
      await settle();
    }
  });

  it('sends nothing while an input method is at work', async () => {
    const composer = await inGame<ClueComposer>('clue-composer', match);
    await fill(composer, 'Ocean', 2);
    const composing = key('keydown', 'Enter', { isComposing: true });
    const safari = key('keydown', 'Enter', { keyCode: 229 });
    for (const event of [composing, safari])
      expect(field(composer).dispatchEvent(event), 'kept from the form').to.be.false;
    expect(field(composer).dispatchEvent(key('keydown', 'Enter', { keyCode: 13 }))).to.be.true;
    expect(match.sent).to.deep.equal([]);
  });

  describe('its request', () => {
    it('bubbles out of every shadow root, carries the command, and tells its result', async () => {
      const composer = await inGame<ClueComposer>('clue-composer', match);
      const results: unknown[] = [];
      const heard = (event: RequestEvent): void => {
        expect([event.bubbles, event.composed, event.cancelable]).to.deep.equal([true, true, true]);
        expect(event.command).to.deep.equal({ type: 'giveClue', word: 'Quokka', number: 2 });
        void event.result.then((reply) => results.push(reply));
      };
      document.addEventListener('clue-request', heard as never, { once: true });
      await fill(composer, 'Quokka', 2);
      one(composer, '[part~=submit]').click();
      await until(() => results.length === 1);
      expect(results[0]).to.deep.include({ ok: false, code: 'clue-matches-board', word: 'Quokka' });
    });

    it('is stopped by preventDefault: nothing is sent, the text stays, the result is null', async () => {
      const composer = await inGame<ClueComposer>('clue-composer', match);
      let result: Promise<unknown> | undefined;
      document.addEventListener(
        'clue-request',
        ((event: RequestEvent) => {
          event.preventDefault();
          result = event.result;
        }) as never,
        { once: true },
      );
      await fill(composer, 'Ocean', 2);
      one(composer, '[part~=submit]').click();
      expect(await result).to.equal(null);
      await settle();
      expect(match.sent).to.deep.equal([]);
      expect(field(composer).value).to.equal('Ocean');
      one(composer, '[part~=submit]').click();
      await settle();
      expect(match.sent).to.have.length(1);
    });

    it('is made once, however often it is pressed before the answer', async () => {
      const composer = await inGame<ClueComposer>('clue-composer', match);
      await fill(composer, 'Ocean', 2);
      for (let times = 0; times < 3; times++) one(composer, '[part~=submit]').click();
      await settle();
      expect(match.sent).to.have.length(1);
      expect(problem(composer)).to.equal('');
    });

    it('is answered with null where nobody is there to take it', async () => {
      const composer = await alone<ClueComposer>('clue-composer');
      const results: unknown[] = [];
      composer.addEventListener(
        'clue-request',
        ((event: RequestEvent) => void event.result.then((reply) => results.push(reply))) as never,
      );
      await fill(composer, 'Ocean', 2);
      one(composer, '[part~=submit]').click();
      await until(() => results.length === 1);
      expect(results).to.deep.equal([null]);
      expect(field(composer).value).to.equal('Ocean');
    });
  });

  it('gives nothing while it is disabled, or it is not the time', async () => {
    const composer = await inGame<ClueComposer>('clue-composer', match);
    await fill(composer, 'Ocean', 2);
    composer.disabled = true;
    await settle();
    one(composer, '[part~=submit]').click();
    await settle();
    expect(match.sent).to.deep.equal([]);
    expect(one(composer, '[part~=submit]').getAttribute('aria-disabled')).to.equal('true');
    expect(shown(composer, '#word:disabled')).to.not.equal(undefined);
    await expect(composer).to.be.accessible();
  });
});
