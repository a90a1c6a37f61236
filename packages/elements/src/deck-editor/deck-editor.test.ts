import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { everyday } from '@cluekit/sdk/decks/everyday';
import '../define.js';
import { all, focused, one, text } from '../../test/support/deep.js';
import { alone } from '../../test/support/levels.js';
import { region } from '../../test/support/region.js';
import { settle, until } from '../../test/support/table.js';
import type { OwnDeck } from '../word-codes/settings.js';
import type { DeckEditor } from './deck-editor.js';
import { readFile } from './read-file.js';
import type { UseDeckEvent } from './use-deck-event.js';

const LIST = everyday.words.slice(0, 30);
const problems = (editor: Element): string[] => all(editor, '[part~=problems] li').map(text);
const told = (editor: Element): string => text(one(editor, '#problem'));
const count = (editor: Element): string => text(one(editor, '#count'));

function played(editor: DeckEditor): OwnDeck | undefined {
  let deck: OwnDeck | undefined;
  const hear = (event: UseDeckEvent): void => void (deck = event.deck);
  editor.addEventListener('use-deck', hear);
  one(editor, '[part~=play]').click();
  editor.removeEventListener('use-deck', hear);
  return deck;
}

async function opened(properties: Partial<DeckEditor>): Promise<DeckEditor> {
  const editor = await alone<DeckEditor>('deck-editor', properties);
  for (const fold of all<HTMLDetailsElement>(editor, 'details')) fold.open = true;
  await settle();
  return editor;
}

describe('<deck-editor>', () => {
  it('B14 reads a table of BOM, CRLF and quotes, and tells the rest by line', async () => {
    const csv = `\uFEFFword,meaning\r\nKatze,"a cat, purring"\r\nKATZE,again\r\nR2D2\r\nSpring\r\nRing\r\n${'x'.repeat(31)}`;
    const editor = await opened({ meanings: true, heading: true, text: csv });
    expect(count(editor)).to.equal('3 words. A game needs 25.');
    expect(problems(editor).map((each) => each.split(':')[0])).to.deep.equal([
      '! Line 3, KATZE',
      '! Line 4, R2D2',
      '! Line 5, Spring',
      `! Line 7, ${'x'.repeat(31)}`,
    ]);
    expect(text(one(editor, 'details.word')), 'B18 on demand').to.contain('a cat, purring');
    expect(one<HTMLDetailsElement>(editor, 'details.word').localName).to.equal('details');
    expect(played(editor)).to.equal(undefined);
    await settle();
    expect(told(editor)).to.equal('There are 3 different words; a game needs 25. Add some.');
    expect(focused()?.id).to.equal('text');
    expect(editor.text, 'nothing is lost').to.equal(one<HTMLTextAreaElement>(editor, 'textarea').value);
    await expect(editor).to.be.accessible();
  });

  it('a word with its meaning after a colon: says so, how to keep both, and does it', async () => {
    const editor = await opened({ text: 'Apple\nZebra: an animal, striped\nR2D2' });
    const [zebra] = problems(editor);
    expect(zebra).to.contain('Line 2, Zebra: an animal');
    expect(zebra).to.contain('after the colon').and.to.contain('Each line is a word, then what it means');
    expect(problems(editor)[1]).to.contain('R2D2').and.not.to.contain('colon');
    const keep = all(editor, 'button').find((each) => text(each).startsWith('Keep')) as HTMLElement;
    keep.click();
    await settle();
    expect(editor.meanings).to.be.true;
    expect(focused()?.id).to.equal('meanings');
    expect(editor.read.played.map(({ word, definition }) => [word, definition])).to.deep.equal([
      ['Apple', undefined],
      ['Zebra', 'an animal, striped'],
    ]);
    expect(editor.text, 'the text stays').to.contain('Zebra: an animal, striped');
    expect(problems(editor).map((each) => each.split(':')[0])).to.deep.equal(['! Line 3, R2D2']);
  });

  it('problems have a sign and the colour of warnings; with too few words Play says both numbers', async () => {
    const editor = await opened({ text: 'Apple\nR2D2' });
    const play = (): HTMLElement => one(editor, '[part~=play]');
    const problem = one(editor, '[part~=problems] li');
    expect(all(problem, '.sign')).to.have.length(1);
    expect(getComputedStyle(problem).color).not.to.equal(getComputedStyle(one(editor, '#hint')).color);
    expect(play().getAttribute('aria-disabled')).to.equal('true');
    expect(text(one(editor, `#${play().getAttribute('aria-describedby')}`))).to.equal(
      'You have 1 of the 25 words a game needs.',
    );
    play().focus();
    expect(focused() === play(), 'it can be come to').to.be.true;
    await expect(editor).to.be.accessible();
    const off = getComputedStyle(play()).backgroundColor;
    editor.text = LIST.join('\n');
    await settle();
    expect(play().hasAttribute('aria-disabled')).to.be.false;
    expect(getComputedStyle(play()).backgroundColor).not.to.equal(off);
    expect(all(editor, '#few')).to.have.length(0);
  });

  it('B19 swaps a word that nobody knows for another, or leaves it out, and puts it back', async () => {
    const editor = await opened({ text: LIST.join('\n') });
    const swap = (): HTMLElement => one(editor, `[data-word="${LIST[0]}"]`);
    expect(text(swap())).to.equal(`Swap ${LIST[0]}`);
    swap().click();
    await settle();
    expect(focused()?.id).to.equal('swap');
    await sendKeys({ type: 'R2' });
    await sendKeys({ press: 'Enter' });
    await settle();
    expect(text(one(editor, '#swap-problem'))).to.contain('letters only');
    one<HTMLInputElement>(editor, '#swap').value = ` ${LIST[1]?.toUpperCase()} `;
    await sendKeys({ press: 'Enter' });
    await settle();
    expect(text(one(editor, '#swap-problem'))).to.contain('is there already');
    one<HTMLInputElement>(editor, '#swap').value = 'Zeppelin';
    await sendKeys({ press: 'Enter' });
    await settle();
    expect(text(focused())).to.equal(`Put back ${LIST[0]}`);
    expect(played(editor)?.words).to.deep.equal(['Zeppelin', ...LIST.slice(1)]);
    expect(editor.text, 'the text stays').to.equal(LIST.join('\n'));
    (focused() as HTMLElement).click();
    await settle();
    editor.onSwapped(LIST[2] as string, '');
    await settle();
    expect(played(editor)?.words).to.deep.equal(LIST.filter((word) => word !== LIST[2]));
  });

  it('B16 shows a deck of a link, and tells a damaged one', async () => {
    const { packDeck } = await import('./deck-link.js');
    const editor = await alone<DeckEditor>('deck-editor', { packed: await packDeck(LIST.join('\n'), 'fr') });
    await until(() => count(editor).startsWith('30'));
    expect(one<HTMLDetailsElement>(editor, 'details').open).to.be.true;
    expect(all(editor, 'li [lang=fr]')).to.have.length(30);
    const came = 'These 30 words came with the link that opened this page';
    expect(text(one(editor, '.came')))
      .to.contain(came)
      .and.to.contain('not known');
    expect(text(one(editor, '[part~=leave]'))).to.equal('Use this page’s words instead');
    await until(() => region().textContent?.includes(came));
    editor.packed = '1nonsense';
    await until(() => told(editor) !== '');
    expect(told(editor)).to.contain('damaged');
    expect(count(editor), 'what was there stays').to.contain('30 words');
  });

  it('its link holds the words and no code of a game, and another part of the fragment stays', async () => {
    const before = location.href;
    history.replaceState(null, '', '#/place?x=1&word-codes=2KD-7MN-QRT');
    try {
      const editor = await opened({ text: LIST.join('\n'), linkName: 'word-codes' });
      await until(() => editor.link.href);
      const { hash } = new URL(editor.link.href as string);
      expect(hash).not.to.contain('2KD');
      expect(hash).to.match(/^#\/place\?x=1&word-codes\.deck=[01][\w-]+$/);
      expect(played(editor)?.packed).to.equal(hash.split('deck=')[1]);
    } finally {
      history.replaceState(null, '', before);
    }
  });

  it('hostile lists are told and never stand still: ten million signs, a hundred thousand lines', async () => {
    const editor = await opened({ text: 'Apple' });
    const paste = async (pasted: string): Promise<boolean> => {
      const data = { getData: () => pasted } as unknown as DataTransfer;
      const event = new Event('paste', { cancelable: true });
      Object.defineProperties(event, {
        clipboardData: { value: data },
        target: { value: one(editor, 'textarea') },
      });
      editor.onPaste(event as ClipboardEvent);
      await settle();
      return event.defaultPrevented;
    };
    expect(await paste('Bank')).to.be.false;
    expect(await paste('a,'.repeat(5_000_000))).to.be.true;
    expect(told(editor)).to.contain('Nothing was changed');
    expect(editor.text).to.equal('Apple');
    const letters = (n: number): string =>
      n.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[+digit] ?? '');
    expect(await paste(Array.from({ length: 100_000 }, (_, i) => letters(i)).join('\n'))).to.be.true;
    expect(all(editor, 'textarea'), 'it never stands in a field').to.have.length(0);
    expect(editor.read.played.length).to.equal(5000);
    expect(all(editor, '[part~=words] > li').length, 'a page of them is shown').to.equal(60);
    editor.text = 'x'.repeat(1_000_001);
    await settle();
    expect(problems(editor)[0]).to.contain('million');
    one(editor, '#text').click();
    await settle();
    expect(focused()?.localName).to.equal('textarea');
    expect(await readFile(new Blob([new Uint8Array(4_000_001)]))).to.equal(null);
  });

  it('words are text, whatever they are made of: markup, emoji, names of built-ins', async () => {
    const markup = '<img src=x onerror=alert(1)>\n😀\n__proto__\nconstructor\ntoString\nשלום\nمرحبا';
    const editor = await opened({ text: markup, meanings: true });
    expect(all(editor, 'img')).to.have.length(0);
    expect(editor.read.played.map(({ word }) => word)).to.include.members(['constructor', 'שלום', 'مرحبا']);
    expect(problems(editor).join()).to.contain('<img src=x onerror=alert(1)>');
    for (const word of all(editor, 'li span[dir]')) expect(word.dir).to.equal('auto');
  });

  it('reads files as they were meant: UTF-16 of a spreadsheet, Windows-1252, UTF-8', async () => {
    const utf16 = Uint8Array.from([0xff, 0xfe, ...[...'Äpfel'].flatMap((sign) => [sign.charCodeAt(0), 0])]);
    expect(await readFile(new Blob([utf16]))).to.equal('Äpfel');
    expect(await readFile(new Blob([Uint8Array.from([0xc4, 0x70])]))).to.equal('Äp');
    expect(await readFile(new Blob(['Äpfel']))).to.equal('Äpfel');
  });
});
