import { expect } from '@open-wc/testing';
import type { CardView } from '@cluekit/sdk/word-codes';
import '../define.js';
import { AMBER, BYSTANDER, WORDS } from '../../test/support/board.js';
import { all, focused, one, text } from '../../test/support/deep.js';
import { alone, inGame, levels } from '../../test/support/levels.js';
import { settle, table } from '../../test/support/table.js';
import type { WordBank } from './word-bank.js';
import type { WordSelectEvent } from './word-select-event.js';

const cards = (words: readonly string[]): CardView[] =>
  words.map((word) => ({ word, owner: null, flipped: false }));
const buttons = (bank: Element): HTMLElement[] => all(bank, 'button');
const words = (bank: Element): string[] => all(bank, '[part~=word]').map(text);
const clue = { type: 'giveClue', word: 'Ocean', number: 2 } as const;

/** How many buttons stand in the first row, by where they are drawn. */
function drawnColumns(bank: Element): number {
  const tops = buttons(bank).map((button) => Math.round(button.getBoundingClientRect().top));
  return tops.filter((top) => top === tops[0]).length;
}

async function inWidth(width: number, properties: Partial<WordBank>): Promise<WordBank> {
  const bank = await alone<WordBank>('word-bank', properties);
  (bank.parentElement as HTMLElement).style.inlineSize = `${width}px`;
  await settle();
  await settle();
  return bank;
}

describe('<word-bank>', () => {
  levels<WordBank>({
    tag: 'word-bank',
    dumb: { cards: cards(WORDS) },
    shows: (bank) => expect(words(bank)).to.deep.equal(WORDS),
  });

  describe('its names and roles', () => {
    it('is a grid of rows of cells, named with its size', async () => {
      const bank = await inWidth(1000, { cards: cards(WORDS) });
      expect(one(bank, '[role=grid]').getAttribute('aria-label')).to.equal(
        'Word board, 25 words, 5 rows, 5 columns',
      );
      expect(all(bank, '[role=grid] > [role=row]')).to.have.length(5);
      expect(all(bank, '[role=row] > [role=gridcell] > button')).to.have.length(25);
    });

    it('names a card by its word, then what it is; the choice is pressed, not named', async () => {
      const match = await table();
      await match.play(clue, { type: 'flip', card: AMBER });
      const bank = await inGame<WordBank>('word-bank', match);
      buttons(bank)[3]?.click();
      await settle();
      expect(text(buttons(bank)[AMBER])).to.match(/^Quokka ?, Amber, flipped$/);
      expect(buttons(bank)[AMBER]?.hasAttribute('aria-pressed')).to.be.false;
      expect(text(buttons(bank)[3])).to.equal('Pagoda');
      expect(buttons(bank)[3]?.getAttribute('aria-pressed')).to.equal('true');
      expect(buttons(bank)[4]?.getAttribute('aria-pressed')).to.equal('false');
      await expect(bank).to.be.accessible();
      match.close();
    });

    for (const width of [320, 768, 1280])
      it(`says the rows and columns it is drawn with at ${width}px`, async () => {
        const bank = await inWidth(width, { cards: cards(WORDS) });
        const columns = drawnColumns(bank);
        const rows = Math.ceil(25 / columns);
        expect(one(bank, '[role=grid]').getAttribute('aria-label')).to.equal(
          `Word board, 25 words, ${rows} rows, ${columns} columns`,
        );
        expect(all(bank, '[role=row]')).to.have.length(rows);
        expect(columns).to.equal(width === 320 ? columns : 5);
        expect(columns).to.be.within(2, 5);
        for (const word of all(bank, '[part~=word]')) {
          expect(parseFloat(getComputedStyle(word).fontSize)).to.be.at.least(14);
          expect(word.scrollWidth, text(word)).to.be.at.most(word.clientWidth + 1 || Infinity);
        }
        expect(bank.scrollWidth).to.be.at.most(width);
        for (const button of buttons(bank)) expect(button.getBoundingClientRect().height).to.be.at.least(44);
      });

    it('gives the words their language and the list its role', async () => {
      const bank = await alone<WordBank>('word-bank', {
        cards: cards(WORDS),
        wordsLang: 'de',
        layout: 'list',
      });
      expect(all(bank, '[part~=word][lang=de][dir=auto]')).to.have.length(25);
      expect(all(bank, '[role=list] [role=listitem] > button[tabindex="0"]')).to.have.length(25);
      await expect(bank).to.be.accessible();
    });
  });

  describe('its choice', () => {
    it('lifts, switches and puts back, and tells each', async () => {
      const bank = await alone<WordBank>('word-bank', { cards: cards(WORDS) });
      const told: unknown[] = [];
      bank.addEventListener('word-select', ({ card, word, selected, bubbles, composed, cancelable }) =>
        told.push([card, word, selected, bubbles && composed && cancelable]),
      );
      for (const card of [2, 5, 5]) {
        buttons(bank)[card]?.click();
        await settle();
      }
      expect(told).to.deep.equal([
        [2, WORDS[2], true, true],
        [5, WORDS[5], true, true],
        [5, WORDS[5], false, true],
      ]);
      expect(all(bank, '.lifted')).to.have.length(0);
    });

    it('keeps the old choice where the page says no', async () => {
      const match = await table();
      await match.play(clue);
      const bank = await inGame<WordBank>('word-bank', match);
      buttons(bank)[2]?.click();
      bank.addEventListener('word-select', (event) => event.preventDefault());
      buttons(bank)[5]?.click();
      buttons(bank)[2]?.click();
      await settle();
      expect(all(bank, '[aria-pressed=true]').map(text)).to.deep.equal([WORDS[2]]);
      match.close();
    });

    it('chooses nothing that cannot be flipped, nor while it is disabled', async () => {
      const match = await table();
      const bank = await inGame<WordBank>('word-bank', match);
      let told = 0;
      bank.addEventListener('word-select', () => told++);
      buttons(bank)[1]?.click(); // no clue yet
      await match.play(clue, { type: 'flip', card: AMBER });
      buttons(bank)[AMBER]?.click(); // face up
      bank.disabled = true;
      await settle();
      buttons(bank)[1]?.click();
      expect(told).to.equal(0);
      expect(all(bank, '[aria-disabled=true]')).to.have.length(25);
      bank.disabled = false;
      await settle();
      buttons(bank)[1]?.click();
      expect(told).to.equal(1);
      match.close();
    });

    it('lets the page choose, in silence, and takes the choice back with undefined', async () => {
      const bank = await alone<WordBank>('word-bank', { cards: cards(WORDS), selected: 4 });
      let told = 0;
      bank.addEventListener('word-select', () => told++);
      expect(all(bank, '.lifted').map(text)).to.deep.equal([WORDS[4]]);
      buttons(bank)[6]?.click();
      await settle();
      expect(all(bank, '.lifted').map(text)).to.deep.equal([WORDS[4]]); // the page's word stands
      bank.selected = null;
      await settle();
      expect(all(bank, '.lifted')).to.have.length(0);
      expect(told).to.equal(1);
    });

    it('tells the card that was pressed, though cards are one and the same object', async () => {
      const [same] = cards(['same']) as [CardView];
      const bank = await inWidth(1280, { cards: Array<CardView>(25).fill(same) });
      (bank.parentElement as HTMLElement).style.inlineSize = '280px';
      await settle();
      await settle();
      const told: number[] = [];
      bank.addEventListener('word-select', (event: WordSelectEvent) => told.push(event.card));
      for (const button of buttons(bank)) {
        button.click();
        await settle();
      }
      expect(told).to.deep.equal([...told.keys()]);
      expect(told).to.have.length(25);
    });
  });

  describe('odd cards', () => {
    it('has none, or few', async () => {
      for (const few of [[], ['alone']]) {
        const bank = await alone<WordBank>('word-bank', { cards: cards(few) });
        expect(words(bank)).to.deep.equal(few);
        await expect(bank).to.be.accessible();
      }
    });

    it('has words that mean something elsewhere', async () => {
      const odd = [
        '__proto__',
        'constructor',
        'toString',
        '<b>bold</b>',
        '${1}',
        '  ',
        'Straße',
        '東京',
        'שלום',
        '👍',
      ];
      const bank = await alone<WordBank>('word-bank', { cards: cards(odd) });
      expect(all(bank, '[part~=word]').map((word) => word.textContent)).to.deep.equal(odd);
      expect(all(bank, 'b')).to.have.length(0);
    });

    it('has a word of forty letters on a phone', async () => {
      const long = 'Donaudampfschiffahrtselektrizitätenhaupt';
      expect(long).to.have.length(40);
      const bank = await inWidth(320, { cards: cards([long, ...WORDS.slice(1)]) });
      expect(bank.scrollWidth).to.be.at.most(320);
      const [word] = all(bank, '[part~=word]');
      expect(word?.getBoundingClientRect().right).to.be.at.most(bank.getBoundingClientRect().right + 1);
      expect(text(word)).to.equal(long);
    });

    it('goes from few cards to none under the focus without a fault', async () => {
      const bank = await alone<WordBank>('word-bank', { cards: cards(WORDS) });
      buttons(bank)[24]?.focus();
      bank.cards = cards(WORDS.slice(0, 3));
      await settle();
      expect(text(focused())).to.equal(WORDS[2]); // the nearest that is left
      expect(all(bank, 'button[tabindex="0"]')).to.have.length(1);
      bank.cards = [];
      await settle();
      bank.cards = cards(WORDS);
      await settle();
      expect(all(bank, 'button[tabindex="0"]')).to.have.length(1);
    });
  });

  it('sprouts no attribute of its own on the page’s element', async () => {
    const bank = await alone<WordBank>('word-bank', { cards: cards(WORDS) });
    expect(bank.getAttributeNames()).to.deep.equal([]);
  });

  it('shows a flipped card by colour, shape and word', async () => {
    const match = await table();
    await match.play(clue, { type: 'flip', card: BYSTANDER });
    const bank = await inGame<WordBank>('word-bank', match);
    const card = buttons(bank)[BYSTANDER] as HTMLElement;
    expect(one(card, '[part~=owner] svg').getBoundingClientRect().width).to.be.above(0);
    expect(text(card)).to.contain('bystander');
    expect(getComputedStyle(card).backgroundColor).not.to.equal(
      getComputedStyle(buttons(bank)[1] as HTMLElement).backgroundColor,
    );
    match.close();
  });
});
