import { act } from './act.mjs';

/**
 * Reads the key of a game of Word Codes as a clue-giver would, by opening it, and hides it again.
 *
 * @param {import('puppeteer-core').Page} page
 * @param {string} id the game's element
 * @returns {Promise<string[]>} the owner of each card
 */
export async function readKey(page, id) {
  await page.evaluate(act, id, { press: '.toggle' }, []);
  // A press that no pointer made is a screen reader's, and is warned once.
  await page.evaluate(act, id, { press: '.notice button' }, []);
  const key = await page.evaluate((game) => {
    const bank = document.getElementById(game).shadowRoot.querySelector('word-bank');
    return [...bank.shadowRoot.querySelectorAll('.card')].map(
      (card) => card.className.match(/is-(\w+)/)?.[1],
    );
  }, id);
  await page.evaluate(act, id, { press: '.toggle' }, []);
  return key;
}
