import { expect, fixture, html } from '@open-wc/testing';
import '../define.js';
import { all, one } from '../../test/support/deep.js';
import { settle } from '../../test/support/table.js';
import type { BankCard } from './bank-face.js';
import type { WordBank } from './word-bank.js';

const OWNERS = ['amber', 'teal', 'bystander', 'trap'];
const card = (i: number, up: boolean): BankCard => ({
  word: `Word${'abcdefghijklmnopqrstuvwxyz'[i]}`,
  owner: up ? (OWNERS[i % 4] as string) : null,
  flipped: up,
});
/** Every third card was flipped long ago; those of the first places, where a lesser number of columns takes others. */
const cards = Array.from({ length: 25 }, (_, i) => card(i, i % 3 === 0));

const running = (bank: Element): Animation[] => all(bank, '.card').flatMap((each) => each.getAnimations());
const columns = (bank: Element): number => all(bank, '[role=row]:first-child > *').length;

async function bankIn(width: number): Promise<WordBank> {
  const bank = Object.assign(document.createElement('word-bank'), { cards });
  const box = await fixture<HTMLElement>(html`<div>${bank}</div>`);
  await widen(bank, width);
  expect(box.contains(bank)).to.be.true;
  return bank;
}

async function widen(bank: WordBank, width: number): Promise<void> {
  (bank.parentElement as HTMLElement).style.inlineSize = `${width}px`;
  await settle();
  await settle();
}

describe('cards that come to stand elsewhere', () => {
  it('show what they are at once: only a fresh flip turns slowly', async () => {
    const bank = await bankIn(900);
    for (const animation of running(bank)) animation.finish();
    const before = columns(bank);
    for (const width of [300, 900]) {
      await widen(bank, width);
      expect(running(bank).length, `at ${width} px`).to.equal(0);
    }
    expect(before).to.equal(5);
    bank.cards = cards.map((each, i) => (i === 1 ? card(1, true) : each));
    await bank.updateComplete;
    const { transitionDuration } = getComputedStyle(one(bank, "[data-index='1']"));
    expect(transitionDuration, 'a flip').to.contain('0.24s');
  });

  it('nor does a lifted card fall and rise again', async () => {
    const bank = await bankIn(900);
    bank.selected = 7;
    await settle();
    for (const animation of running(bank)) animation.finish();
    await widen(bank, 300);
    expect(columns(bank)).to.be.lessThan(5);
    expect(running(bank).length).to.equal(0);
  });
});

describe('a board as a list', () => {
  it('has each shape beside its word, and no word moves when the shapes come', async () => {
    const bank = await bankIn(1280);
    bank.layout = 'list';
    bank.cards = cards.map((each) => ({ ...each, owner: null }));
    await settle();
    const left = (): number[] => all(bank, '.word').map((word) => word.getBoundingClientRect().left);
    const bare = left();
    bank.cards = cards;
    await settle();
    // But for the trap's edge, which is a pixel wider.
    for (const [i, from] of left().entries()) expect(Math.abs(from - (bare[i] ?? 0))).to.be.at.most(1.01);
    for (const owner of all(bank, '.owner')) {
      const word = one(owner.closest('.card') as Element, '.word').getBoundingClientRect();
      const shape = owner.getBoundingClientRect();
      expect(word.left - shape.right, 'no wider apart than a word’s height').to.be.within(0, word.height);
      expect(Math.abs(word.top + word.height / 2 - shape.top - shape.height / 2), 'in line').to.be.below(6);
    }
  });
});
