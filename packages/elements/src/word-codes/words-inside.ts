import { CluekitError } from '@cluekit/sdk/game';
import { has } from '../store/has.js';
import type { OwnDeck } from './settings.js';

/**
 * The words that a page wrote into the element: the items of a list, which can be read where no script runs, or a JSON
 * child, an array of words or an object with `words`, `definitions` and `lang` (B11, B14).
 *
 * @throws {CluekitError} `bad-deck` for JSON that is none
 */
export function wordsInside(element: Element): Partial<OwnDeck> {
  const json = element.querySelector('script[type="application/json"]');
  const items = [...element.querySelectorAll('li')];
  if (!json) return items[0] ? { words: items.map(textOf), lang: items[0].parentElement?.lang } : {};
  try {
    const found = JSON.parse(textOf(json)) as unknown;
    if (typeof found === 'object' && found !== null)
      return has(found, 'words') ? found : { words: found as readonly string[] };
  } catch {
    // told below
  }
  throw new CluekitError('bad-deck', 'The words in the page are no JSON.');
}

const textOf = ({ textContent }: Element): string => textContent ?? '';
