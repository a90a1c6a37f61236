import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../define.js';
import { all, focused, one, text } from '../../test/support/deep.js';
import { giveClue, goOn, preset, tabTo, wordsOn } from '../../test/support/preset.js';
import { settle, until } from '../../test/support/table.js';
import type { WordBank } from './word-bank.js';

const GERMAN = [
  ...['Donaudampfschiff', 'Regenschirm', 'Schmetterling', 'Katze', 'Hund', 'Maus', 'Baum', 'Haus', 'Auto'],
  ...['Tisch', 'Stuhl', 'Lampe', 'Fenster', 'Garten', 'Blume', 'Wolke', 'Regen', 'Sonne', 'Mond', 'Stern'],
  ...['Wasser', 'Feuer', 'Erde', 'Luft', 'Berg'],
];
const cards = GERMAN.map((word) => ({ word, owner: null, flipped: false }));

async function bankIn(width: number, properties: Partial<WordBank> = {}): Promise<WordBank> {
  const bank = Object.assign(document.createElement('word-bank'), { cards, ...properties });
  const box = await fixture<HTMLElement>(html`<div>${bank}</div>`);
  box.style.inlineSize = `${width}px`;
  await settle();
  await settle();
  return bank;
}

const columns = (bank: Element): number =>
  new Set(all(bank, '.card').map((card) => Math.round(card.getBoundingClientRect().left))).size;

describe('the views of a board', () => {
  for (const width of [288, 320, 768, 1280])
    it(`A10, A35, A36 ${width} px: no word is clipped or under 14 px, and the name says what is drawn`, async () => {
      const bank = await bankIn(width);
      const drawn = columns(bank);
      expect(one(bank, '[role=grid]').getAttribute('aria-label')).to.equal(
        `Word board, 25 words, ${Math.ceil(25 / drawn)} rows, ${drawn} ${drawn === 1 ? 'column' : 'columns'}`,
      );
      for (const card of all(bank, '.card')) {
        const word = one(card, '.word');
        expect(Number.parseFloat(getComputedStyle(word).fontSize)).to.be.at.least(14);
        expect(word.scrollWidth, text(word)).to.be.at.most(card.clientWidth);
        const { width: wide, height } = card.getBoundingClientRect();
        expect(Math.min(wide, height), 'A38').to.be.at.least(44);
        expect(text(card).startsWith(text(word)), 'A09').to.be.true;
      }
      expect(bank.scrollWidth).to.be.at.most(width);
    });

  it('A36 words of wide letters are not broken, at any width', async () => {
    const wide = ['Hammock', 'Mushroom', 'Swimming', 'Cinnamon', 'Homework'];
    const bank = await bankIn(320, {
      cards: cards.map((card, i) => ({ ...card, word: wide[i] ?? `Wo${'abcdefghijklmnopqrstuvwxyz'[i]}t` })),
    });
    const around = bank.parentElement as HTMLElement;
    for (let width = 250; width <= 720; width += 6) {
      around.style.width = `${width}px`;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const word of all(bank, '.word').slice(0, wide.length)) {
        const lines =
          word.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(word).fontSize);
        expect(lines, `${text(word)} at ${width} px`).to.be.below(1.9);
      }
    }
  });

  it('A36 Large makes the words larger than they were, and Larger larger still, at every width', async () => {
    const game = await preset(null, {});
    const around = game.parentElement as HTMLElement;
    for (const width of [280, 320, 414, 600, 768, 1000]) {
      around.style.width = `${width}px`;
      const sizes: number[] = [];
      for (const textSize of ['normal', 'large', 'larger'] as const) {
        game.textSize = textSize;
        await settle();
        await new Promise((resolve) => requestAnimationFrame(resolve));
        expect(game.scrollWidth, `${textSize} at ${width} px`).to.be.at.most(width);
        sizes.push(one(game, '.card .word').getBoundingClientRect().height);
      }
      expect(sizes, `${width} px`).to.deep.equal([...sizes].sort((a, b) => a - b));
      expect(new Set(sizes).size, `${width} px: ${sizes.join()}`).to.equal(3);
    }
  });

  it('A36 short words stand in two columns at 320 px', async () => {
    const bank = await bankIn(320, {
      cards: cards.map((card, i) => ({ ...card, word: `Wo${'abcdefghijklmnopqrstuvwxyz'[i]}t` })),
    });
    expect(columns(bank)).to.equal(2);
  });

  it('A37 text that a person spaces out loses nothing', async () => {
    const bank = await bankIn(320);
    bank.style.letterSpacing = '0.12em';
    bank.style.wordSpacing = '0.16em';
    bank.style.lineHeight = '1.5';
    await settle();
    for (const card of all(bank, '.card')) {
      const { bottom, right } = one(card, '.word').getBoundingClientRect();
      const around = card.getBoundingClientRect();
      expect(bottom).to.be.at.most(around.bottom + 1);
      expect(right).to.be.at.most(around.right + 1);
    }
  });

  it('A08, A41 a game is played in the list by keyboard: the same acts, each card a stop', async () => {
    const game = await preset(null, { layout: 'list' });
    const words = wordsOn(game);
    await giveClue(game, '', 10);
    await tabTo(game, '.card');
    expect(one(game, '.bank').getAttribute('role')).to.equal('list');
    expect(all(game, '[role=listitem] > button.card')).to.have.length(25);
    expect(all(game, '.card').every((card) => card.tabIndex === 0)).to.be.true;
    const at = focused() as HTMLElement;
    expect(at.getAttribute('aria-pressed'), 'the focus chooses nothing').to.equal('false');
    await sendKeys({ press: 'Enter' });
    await settle();
    expect(at.getAttribute('aria-pressed')).to.equal('true');
    const word = words[Number(at.dataset['index'])] as string;
    await until(() => text(one(game, '[part~=flip]')) === `Flip ${word}`);
    await tabTo(game, '[part~=flip]');
    await sendKeys({ press: 'Enter' });
    await settle();
    expect(all(game, '.card.up')).to.have.length(1);
    await goOn(game);
  });
});
