import { expect } from '@open-wc/testing';
import { all } from './deep.js';

/** The language of a node, as HTML finds it: the nearest `lang` in its tree, else that of its shadow root's host. */
export function languageOf(node: Node): string {
  const { parentNode: up } = node;
  if (node instanceof Element && node.hasAttribute('lang')) return node.getAttribute('lang') as string;
  return up instanceof ShadowRoot ? languageOf(up.host) : up ? languageOf(up) : '';
}

/** Every text that a game shows, with the language it stands in. */
function texts(game: Element): { text: string; lang: string }[] {
  const roots = all(game, '*').flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [game.shadowRoot as ShadowRoot, ...roots].flatMap((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const { localName } = node.parentElement ?? {};
      if (/\p{L}/u.test(text) && localName !== 'style') found.push({ text, lang: languageOf(node) });
    }
    return found;
  });
}

/** Checks what a game shows: words and clues in the one language, all else in the interface's, and no word inside another text. */
export function checkLanguages(game: Element, words: readonly string[], lang: string, phase: string): void {
  const found = texts(game);
  expect(
    found.some(({ text }) => words.includes(text)),
    phase,
  ).to.equal(true);
  for (const { text, lang: is } of found) {
    const word = words.includes(text);
    expect(is, `${phase}: ${text}`).to.equal(word ? lang : 'en');
    const inside = text.split(/[^\p{L}]+/u).filter((part) => words.includes(part));
    expect(word ? [] : inside, `${phase}: ${text}`).to.deep.equal([]);
  }
}
