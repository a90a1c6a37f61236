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

/** A word of a board, in whatever direction its letters run. */
export function makeWord(tag: string, word: string): HTMLElement {
  // Set smaller where it is long, so that no word is cut by the edge of its card.
  const longest = Math.max(...word.split(/\s+/).map((part) => [...part].length));
  const element = make(tag, `word ${longest > 15 ? 'longest' : longest > 10 ? 'long' : ''}`, word);
  element.dir = 'auto';
  return element;
}

/** One sheet of paper with a heading. */
export function sheet(heading: string, ...inside: readonly Inside[]): HTMLElement {
  return make('section', 'sheet', make('h1', '', heading), ...inside);
}
