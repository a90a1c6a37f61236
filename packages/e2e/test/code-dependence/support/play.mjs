import { ready } from '../../support/play.mjs';

/**
 * Plays in the page: presses what there is to press, by its `part`, until the result stands. Runs in the browser, so
 * it uses nothing from outside.
 *
 * @param {string} selector the game's element
 * @param {string} until `''`: the end; else a selector: stops when this can be seen
 */
async function play(selector, until) {
  const deep = (root, wanted) => [
    ...root.querySelectorAll(wanted),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? deep(shadowRoot, wanted) : [],
    ),
  ];
  const game = document.querySelector(selector);
  const seen = (wanted) =>
    deep(game.shadowRoot, wanted).filter(
      (each) => each.checkVisibility() && each.getAttribute('aria-disabled') !== 'true',
    );
  const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const type = (field, text) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  };
  // Words of no deck; one that shares something with a word of the bank is refused, and the next is tried.
  const clues = ['zephyr', 'quixotic', 'oxygen', 'bamboo', 'yodel', 'jigsaw', 'kiosk', 'gnome'];
  const steps = [];
  let at = 0;

  /** What can be done now, the first that is there. */
  const ways = {
    'play-again': () => 'finished',
    ready: ([button]) => button.click(),
    start: ([button]) => button.click(),
    'go-on': ([button]) => button.click(),
    'next-round': ([button]) => button.click(),
    keep: ([button]) => button.click(),
    choose: ([radio]) => radio.click(),
    submit: async ([button]) => {
      const [field] = seen('input[type=text]');
      type(field, clues[at++ % clues.length]);
      const [tag] = seen('[part~=tags] input');
      if (!tag.checked) tag.click();
      await rest(10);
      button.click();
    },
    guess: ([button]) => button.click(),
    card: (cards) => cards.filter((card) => card.getAttribute('aria-pressed') === 'false')[at++ % 3].click(),
  };
  const find = (way) => seen(way === 'choose' ? '[part~=card] [type=radio]:not(:checked)' : `[part~=${way}]`);

  let idle = 0;
  while (steps.length < 400 && idle < 400) {
    if (until !== '' && seen(until).length > 0) return [...steps, 'there'];
    const way = Object.keys(ways).find((each) => {
      const found = find(each);
      if (each === 'card') return found.some((card) => card.getAttribute('aria-pressed') === 'false');
      return found.length > 0;
    });
    if (way === undefined) {
      idle++; // the rules are being loaded, or bots are at it
      await rest(25);
      continue;
    }
    idle = 0;
    const done = await ways[way](find(way));
    if (done) return [...steps, done];
    steps.push(way);
    await rest(15);
  }
  const buttons = seen('button').map(({ textContent }) => textContent.trim());
  return [...steps, `stuck, with ${buttons.join(' / ')}`];
}

/**
 * Plays a game of Code Dependence by pressing what there is to press, until its result stands.
 *
 * @param {import('puppeteer-core').Page} page
 * @param {string} [selector] the game's element
 * @returns {Promise<string[]>} every step, by the part that was pressed
 * @throws {Error} where it is stuck
 */
export async function playToTheEnd(page, selector = 'code-dependence') {
  const steps = await page.evaluate(play, selector, '');
  if (steps.at(-1) !== 'finished') throw new Error(`the game does not end: ${steps.slice(-8).join(', ')}`);
  return steps;
}

/** Plays until something can be seen in the game. */
export async function playUntil(page, wanted, selector = 'code-dependence') {
  const steps = await page.evaluate(play, selector, wanted);
  if (steps.at(-1) !== 'there') throw new Error(`${wanted} does not come: ${steps.slice(-8).join(', ')}`);
}

/** Runs in the page: types a clue and does not give it. */
export function typeClue(text) {
  const deep = (root) => [
    ...root.querySelectorAll('input[type=text]'),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? deep(shadowRoot) : [])),
  ];
  const [field] = deep(document.querySelector('code-dependence').shadowRoot);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

/** Resolves when the element has been defined and has drawn itself. */
export const drawn = (page, tag = 'code-dependence') => ready(page, tag);

/** One round of three, two of them bots that act at once. */
export const game = (attributes = '') =>
  `<code-dependence ${attributes} no-lobby players="3" bots="2" rounds="1" pace="off"></code-dependence>`;
