import { sheetFor } from '../store/movable.js';
import { pageStyles, styles } from './sheet.styles.js';

/** A page that may not print says nothing of it: where it has not begun by then it never will. In milliseconds. */
const BEGUN = 2000;
/** Whatever a browser does not tell, the sheets are gone after this long. In milliseconds. */
const LONGEST = 120_000;

/**
 * Puts sheets on paper: they stand in the document, seen in print alone and there alone, from now until the printing
 * is over. Every way out takes them away: the browser's word that it is over, the page left or come back to, a press
 * anywhere, time, and the function that is returned.
 *
 * @param refused the page may not print
 */
export function putOnPaper(doc: Document, sheets: readonly Node[], refused: () => void): () => void {
  const view = doc.defaultView;
  const outer = sheetFor(pageStyles, doc);
  const inner = sheetFor(styles, doc);
  if (!view || !outer || !inner) {
    refused();
    return () => {};
  }
  const paper = doc.createElement('div');
  paper.dataset['cluekit'] = 'paper';
  const root = paper.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [inner];
  root.append(...sheets);
  const gone = new AbortController();
  const { signal } = gone;
  let begun = false;
  const clear = (): void => {
    if (signal.aborted) return;
    gone.abort();
    clearTimeout(first);
    clearTimeout(last);
    root.replaceChildren();
    paper.remove();
    doc.adoptedStyleSheets = doc.adoptedStyleSheets.filter((each) => each !== outer);
  };
  const first = setTimeout(() => {
    if (begun) return;
    clear();
    refused();
  }, BEGUN);
  const last = setTimeout(clear, LONGEST);
  view.addEventListener('beforeprint', () => (begun = true), { signal });
  for (const type of ['afterprint', 'pagehide', 'focus', 'pointerdown'])
    view.addEventListener(type, clear, { signal, capture: true });
  doc.addEventListener('visibilitychange', () => doc.visibilityState === 'visible' && clear(), { signal });
  doc.adoptedStyleSheets = [...doc.adoptedStyleSheets, outer];
  doc.body.append(paper);
  view.print();
  return clear;
}
