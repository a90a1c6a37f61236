import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../define.js';
import './define.js';
import { all, focused, one, text } from '../../test/support/deep.js';
import {
  fakeStore,
  guessing,
  hand,
  HAND,
  OTHERS,
  threeLevels,
  view,
  within,
} from '../../test/support/dependence.js';
import { alone } from '../../test/support/levels.js';
import { region } from '../../test/support/region.js';
import { settle, until } from '../../test/support/table.js';
import { dependenceTable } from '../../test/code-dependence/support/table.js';
import { card, marked } from '../../test/code-dependence/support/bank.js';
import { bringCodeDependence } from '../../test/code-dependence/support/faces.js';
import type { WordBank } from './word-bank.js';

/** What a screen reader reads of a card: its text without what is hidden from it. */
const said = (bank: Element, word: string): string => {
  const copy = card(bank, word).cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], [part~=owner]')) hidden.remove();
  return text(copy).replace(/\s+,/g, ',');
};
const shownWords = (bank: Element): string[] => all(bank, '[part~=word]').map(text);

describe('<word-bank> of Code Dependence', () => {
  before(bringCodeDependence);

  threeLevels<WordBank>('word-bank', marked, (bank) => {
    expect(shownWords(bank)).to.deep.equal([...HAND, ...OTHERS]);
    expect(said(bank, 'Mitten')).to.equal('Mitten, shed, slot 4 of Seat 2');
    expect(said(bank, 'Zeppelin')).to.equal('Zeppelin, yours, slot 2');
    expect(one(bank, '.bank').getAttribute('aria-label')).to.match(
      /^Word bank, 15 words, \d+ rows, \d columns$/,
    );
  });

  it('marks and says what is shed, exposed, missed and one’s own, by names where the page has given them', async () => {
    const bank = await alone<WordBank>('word-bank', { view: marked(), names: ['Ash', 'Elm', 'Oak', 'Yew'] });
    for (const [word, is, says] of [
      ['Mitten', 'shed', 'Mitten, shed, slot 4 of Elm'],
      ['Geyser', 'exposed', 'Geyser, the CODED of Oak'],
      ['Lantern', 'missed', 'Lantern, guessed, no card of Elm'],
      ['Quokka', 'shed', 'Quokka, shed, slot 1 of Ash'],
      ['Zeppelin', 'own', 'Zeppelin, yours, slot 2'],
      ['Pagoda', 'own', 'Pagoda, your CODED'],
      ['Bobsled', null, 'Bobsled'],
      ['Nutmeg', null, 'Nutmeg'],
      // CD-13: a wrong call does not say that it is no card.
      ['Kiosk', 'called', 'Kiosk, called, not the CODED of Elm'],
    ] as const) {
      expect(said(bank, word), word).to.equal(says);
      expect(card(bank, word).className.match(/is-(\w+)/)?.[1] ?? null, word).to.equal(is);
    }
    await expect(bank).to.be.accessible();
  });

  it('before the choice no card of the bank is marked as one’s own', async () => {
    const bank = await alone<WordBank>('word-bank', { view: view() });
    expect(all(bank, '[class*=is-]')).to.have.length(0);
    expect(all(bank, '.sr').map(text)).to.deep.equal([]);
  });

  it('a stranger’s view has nobody’s own marks', async () => {
    const mine = { audience: 'spectator', seat: null, hand: null, can: [] } as const;
    const shown = marked();
    const bank = await alone<WordBank>('word-bank', { view: { ...shown, mine: { ...shown.mine, ...mine } } });
    expect(all(bank, '.is-own')).to.have.length(0);
    expect(all(bank, '.is-shed')).to.have.length(2);
    expect(all(bank, '.card:not([aria-disabled=true])')).to.have.length(0);
  });

  it('cards that everybody knows cannot be lifted, the others can, one’s own too (CD-11)', async () => {
    const bank = await within<WordBank>('word-bank', fakeStore(marked()));
    for (const [word, lifts] of [
      ['Mitten', false],
      ['Geyser', false],
      ['Lantern', true],
      ['Zeppelin', true],
      ['Kiosk', true],
    ] as const) {
      card(bank, word).click();
      await settle();
      expect(all(bank, '.lifted').map((each) => text(one(each, '[part~=word]')))).to.deep.equal(
        lifts ? [word] : [],
      );
      if (!lifts) continue;
      expect(card(bank, word).getAttribute('aria-pressed')).to.equal('true');
      card(bank, word).click();
      await settle();
    }
  });

  it('what was lifted is put back when the clue or the seat to act is another', async () => {
    for (const shared of [{ clueTurn: 6 }, { guesser: 2 }, { phase: 'scoring' as const }]) {
      const store = fakeStore(guessing());
      const bank = await within<WordBank>('word-bank', store);
      card(bank, 'Kiosk').click();
      await settle();
      expect(all(bank, '.lifted')).to.have.length(1);
      await store.show(guessing({ shared }));
      expect(all(bank, '.lifted'), JSON.stringify(shared)).to.have.length(0);
    }
  });

  describe('its field to find a word', () => {
    const find = (bank: Element): HTMLInputElement => one<HTMLInputElement>(bank, '[part~=find]');
    const narrow = async (): Promise<WordBank> => {
      const bank = await within<WordBank>('word-bank', fakeStore(guessing()));
      (bank.parentElement?.parentElement as HTMLElement).style.inlineSize = '320px';
      await settle();
      return bank;
    };

    it('is there where the bank is long for the screen, has a name, and is not there on a wide one', async () => {
      const bank = await narrow();
      expect(find(bank).getClientRects()).to.have.length(1);
      expect(find(bank).getAttribute('aria-label')).to.equal('Find a word');
      expect(find(bank).getBoundingClientRect().height).to.be.at.least(44);
      await expect(bank).to.be.accessible();
      (bank.parentElement?.parentElement as HTMLElement).style.inlineSize = '700px';
      await settle();
      expect(find(bank).getClientRects()).to.have.length(0);
    });

    it('keeps the focus while one types, whatever the case; the words come back when it is empty', async () => {
      const bank = await narrow();
      find(bank).focus();
      await sendKeys({ type: 'eR' });
      await settle();
      expect(focused() === find(bank), 'the focus stays in the field').to.be.true;
      expect(find(bank).value).to.equal('eR');
      expect(shownWords(bank)).to.deep.equal([...HAND, ...OTHERS].filter((word) => /er/i.test(word)));
      await sendKeys({ press: 'Backspace' });
      await sendKeys({ press: 'Backspace' });
      await settle();
      expect(shownWords(bank)).to.have.length(15);
    });

    it('leaves a grid that arrow keys go through, with what is left counted', async () => {
      const bank = await narrow();
      find(bank).focus();
      await sendKeys({ type: 'o' });
      await settle();
      const left = shownWords(bank);
      expect(left.length).to.be.within(4, 14);
      const columns = all(bank, '[role=row]:first-child > *').length;
      expect(columns).to.equal(2);
      expect(all(bank, '[role=row]')).to.have.length(Math.ceil(left.length / columns));
      await sendKeys({ press: 'Tab' });
      for (const [key, at] of [
        ['ArrowRight', 1],
        ['ArrowDown', 3],
        ['ArrowLeft', 2],
        ['Home', 2],
        ['ArrowUp', 0],
      ] as const) {
        await sendKeys({ press: key });
        expect(text(one(focused() as Element, '[part~=word]')), key).to.equal(left[at]);
      }
      await sendKeys({ press: 'Enter' });
      await settle();
      expect(all(bank, '.lifted')).to.have.length(1);
      expect(
        all(bank, '[tabindex="0"]').filter((each) => each.matches('.card')),
        'one tab stop',
      ).to.have.length(1);
    });

    it('finds nothing without harm, and says so', async () => {
      const bank = await narrow();
      find(bank).value = 'xyz';
      find(bank).dispatchEvent(new Event('input'));
      await until(() => region().textContent?.trim() === 'No word here has xyz.');
      for (const typed of ['xyzzy', '(', '\\', '<b>', '🦊']) {
        find(bank).value = typed;
        find(bank).dispatchEvent(new Event('input'));
        await settle();
        expect(shownWords(bank), typed).to.deep.equal([]);
        expect(text(one(bank, '.none'))).to.equal(`No word here has ${typed}.`);
        await expect(bank).to.be.accessible();
      }
    });

    it('keeps the focus on a card that is still there, else in the grid, while the bank changes', async () => {
      const store = fakeStore(guessing());
      const bank = await within<WordBank>('word-bank', store);
      card(bank, 'Kiosk').focus();
      await store.show(marked());
      expect(focused() === card(bank, 'Kiosk')).to.be.true;
    });
  });

  it('draws 48 words in rows that are as long as the columns, each once, the whole accessible', async () => {
    const match = await dependenceTable({ players: 6 });
    const bank = await within<WordBank>('word-bank', match.owner);
    expect(new Set(shownWords(bank)).size).to.equal(48);
    const columns = all(bank, '[role=row]:first-child > *').length;
    expect(all(bank, '[role=row]')).to.have.length(Math.ceil(48 / columns));
    await expect(bank).to.be.accessible();
    for (const width of [320, 1100]) {
      (bank.parentElement?.parentElement as HTMLElement).style.inlineSize = `${width}px`;
      await settle();
      expect(bank.scrollWidth, `${width}`).to.be.at.most(bank.clientWidth);
      for (const each of all(bank, '.card')) expect(each.getBoundingClientRect().height).to.be.at.least(44);
    }
    match.close();
  });

  it('hands: a CODED that is exposed is the seat’s, and slots of a hand are by number', async () => {
    const cards = hand(HAND, 6);
    const bank = await alone<WordBank>('word-bank', { view: guessing({ mine: { hand: cards } }) });
    expect(HAND.map((word) => said(bank, word))).to.deep.equal([
      ...HAND.slice(0, 6).map((word, i) => `${word}, yours, slot ${i + 1}`),
      `${HAND[6]}, your CODED`,
    ]);
  });
});
