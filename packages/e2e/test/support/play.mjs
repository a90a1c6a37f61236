/**
 * One step of a game, in the page: finds in the open shadow roots of one game what a person would press now, and
 * presses it. Runs in the browser, so it uses nothing from outside.
 *
 * @param {string} tag the game's element
 * @returns {Promise<string>} what was pressed; `finished` when the result stands, `stuck` when nothing can be
 */
async function step(tag) {
  const deep = (root, selector) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? deep(element.shadowRoot, selector) : [],
    ),
  ];
  const game = document.querySelector(tag);
  const seen = (element) => element.checkVisibility() && element.getAttribute('aria-disabled') !== 'true';
  const find = (selector) => deep(game.shadowRoot, selector).filter(seen);
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  const press = async (element, name) => {
    element.click();
    await settled();
    return name;
  };
  if (window.ended > 0) return 'finished';
  const [goOn] = find('[part~=go-on]');
  if (goOn) return press(goOn, 'go on');
  const [toggle] = find('[part~=toggle]');
  if (toggle && window.trap === undefined) {
    await press(toggle, 'peek');
    // It would end the game too soon for a test that wants to see all of it.
    window.trap = deep(game.shadowRoot, '.card.is-trap')[0]?.dataset.index;
    const [open] = find('[part~=toggle]');
    return press(open, 'peek');
  }
  const [give] = find('[part~=submit]');
  if (give) {
    // Said aloud, with no limit: so a turn ends only where a card ends it.
    const numbers = deep(game.shadowRoot, '[part~=number] input');
    await press(numbers.at(-1), 'number');
    return press(find('[part~=submit]')[0], 'give clue');
  }
  const [flip] = find('[part~=flip]');
  if (flip) return press(flip, 'flip');
  const free = deep(game.shadowRoot, '[part~=card]:not(.up)').filter(seen);
  const card = free.find(({ dataset }) => dataset.index !== window.trap);
  if (card) return press(card, 'card');
  return 'stuck';
}

/**
 * Plays a game by pressing what there is to press, until its result stands.
 *
 * @param {import('puppeteer-core').Page} page
 * @param {string} [tag] the game's element
 * @returns {Promise<string[]>} every step
 * @throws {Error} where it is stuck
 */
export async function playToTheEnd(page, tag = 'word-codes') {
  const steps = [];
  for (let left = 400; left > 0; left--) {
    const done = await page.evaluate(step, tag);
    steps.push(done);
    if (done === 'finished') return steps;
    if (done === 'stuck') break;
  }
  throw new Error(`the game does not end: ${steps.slice(-8).join(', ')}`);
}

/** Resolves when the element has been defined and has drawn itself. */
export function ready(page, tag = 'word-codes') {
  return page.waitForFunction(
    (name) => document.querySelector(name)?.shadowRoot?.childElementCount > 0,
    {},
    tag,
  );
}
