import { expect } from '@open-wc/testing';
import { everyday } from '@cluekit/sdk/decks/everyday';
import { MAX_PACKED, packDeck, SAFE_LINK, unpackDeck } from './deck-link.js';
import { deckOf, readDraft, textOf } from './deck-draft.js';

const DRAFT = { meanings: true, heading: false, swaps: new Map<string, string>() };

async function refused(packed: string): Promise<boolean> {
  return unpackDeck(packed).then(
    () => false,
    () => true,
  );
}

describe('a deck in a link', () => {
  it('B16 is the same deck again: definitions, quotation marks, emoji and right-to-left words in them', async () => {
    const deck = {
      words: ['Katze', 'שלום', 'Ice cream', 'Łódź', "l'eau"],
      definitions: { Katze: 'a "cat", or\ttwo; 🐈', שלום: 'peace', "l'eau": '"water"' },
      lang: 'de',
    };
    const { text, lang } = await unpackDeck(await packDeck(textOf(deck), deck.lang));
    expect(lang).to.equal('de');
    const again = deckOf(readDraft({ text, ...DRAFT }), lang);
    expect(again.words).to.deep.equal(deck.words);
    expect(again.definitions?.['Katze']).to.equal('a "cat", or two; 🐈');
    expect(again.definitions?.['שלום']).to.equal('peace');
    expect(again.definitions?.["l'eau"]).to.equal('"water"');
  });

  it('B16 a hundred words are at most two thousand signs, and all of them go through a link', async () => {
    const packed = await packDeck(everyday.words.slice(0, 100).join('\n'));
    expect(packed.length).to.be.lessThan(SAFE_LINK);
    expect(packed).to.match(/^[01][\w-]+$/);
    const whole = await packDeck(everyday.words.join('\n'));
    expect(whole.length).to.be.lessThan(MAX_PACKED);
    expect((await unpackDeck(whole)).text.split('\n')).to.deep.equal(everyday.words);
  });

  it('B16 whatever else a link holds is refused: junk, cut, too long, a bomb', async () => {
    const good = await packDeck('Apple\nBank');
    for (const bad of [
      '',
      '2abc',
      '1',
      '1!!',
      '0====',
      `1${good.slice(9)}`,
      '0_____w',
      'x'.repeat(MAX_PACKED + 1),
    ])
      expect(await refused(bad), bad.slice(0, 20)).to.be.true;
    const bomb = await packDeck('a'.repeat(5_000_000));
    expect(bomb.length).to.be.lessThan(MAX_PACKED);
    expect(await refused(bomb), 'what unfolds to five million letters').to.be.true;
    expect(await refused(await packDeck('Apple', '"><b>')), 'a language that is none').to.be.true;
  });
});
