import { FONTS } from './sheet.styles.js';

/** What an element holds: elements, texts, or nothing. */
export type Inside = Node | string | null;

/**
 * An element with a class and what is in it. Sheets of paper are made once and never change, so they need no
 * template; and they stand outside of every element of ours, where there is none to render one.
 *
 * @example make('p', 'hint', 'Cut along the lines.')
 */
export function make(tag: string, name: string, ...inside: readonly Inside[]): HTMLElement {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...inside.filter((each) => each !== null));
  return element;
}

/** How wide the widest part of a word is that cannot break, in ems of the sheets' bold type. */
function emsOf(word: string): number {
  const pen = document.createElement('canvas').getContext('2d');
  const parts = word.split(/\s+/);
  // Without a pen as if it were of wide letters.
  if (!pen) return Math.max(...parts.map((part) => [...part].length)) * 0.8;
  pen.font = `700 100px ${FONTS}`;
  return Math.max(...parts.map((part) => pen.measureText(part).width)) / 100;
}

/** A word of a board, in whatever direction its letters run. It is set smaller where it would be cut by its card's edge. */
export function makeWord(tag: string, word: string): HTMLElement {
  const element = make(tag, 'word', word);
  element.dir = 'auto';
  element.style.setProperty('--_wide', emsOf(word).toFixed(2));
  return element;
}

/** Words in cells, all of one size: the largest that fits the widest of them. */
export function makeGrid(name: string, words: readonly string[], ...cells: readonly Inside[]): HTMLElement {
  const grid = make('div', name, ...cells);
  grid.style.setProperty('--_widest', Math.max(1, ...words.map(emsOf)).toFixed(2));
  return grid;
}

/** One sheet of paper with a heading. */
export function sheet(heading: string, ...inside: readonly Inside[]): HTMLElement {
  return make('section', 'sheet', make('h1', '', heading), ...inside);
}
