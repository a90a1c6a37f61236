/**
 * Plays in the page: finds in the open shadow roots of one game what a person would press now, presses it, and
 * again, until the result stands. Runs in the browser, so it uses nothing from outside.
 *
 * @param {string} tag the game's element
 * @returns {Promise<string[]>} what was pressed; `finished` at the end, `stuck` when nothing can be
 */
async function play(tag) {
  const deep = (root, selector) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? deep(element.shadowRoot, selector) : [],
    ),
  ];
  const game = document.querySelector(tag);
  const all = (selector) => deep(game.shadowRoot, selector);
  const free = (element) => element?.checkVisibility() && element.getAttribute('aria-disabled') !== 'true';
  const find = (selector) => all(selector).find(free);
  const press = async (element) => {
    element.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const steps = [];
  const doing = async (name, element) => {
    steps.push(name);
    await press(element);
  };

  while (window.ended === 0 && steps.length < 400) {
    const toggle = find('[part~=toggle]');
    const card = all('[part~=card]:not(.up)').find(
      (each) => free(each) && each.dataset.index !== window.trap,
    );
    if (find('[part~=go-on]')) await doing('go on', find('[part~=go-on]'));
    else if (toggle && window.trap === undefined) {
      await doing('peek', toggle);
      // It would end the game too soon for a test that wants to see all of it.
      window.trap = all('.card.is-trap')[0]?.dataset.index ?? 'not seen';
      await press(find('[part~=toggle]'));
    } else if (find('[part~=submit]')) {
      // Said aloud, with no limit: so a turn ends only where a card ends it.
      await press(all('[part~=number] input').at(-1));
      await doing('give clue', find('[part~=submit]'));
    } else if (find('[part~=flip]')) await doing('flip', find('[part~=flip]'));
    else if (card) await doing('lift', card);
    else return [...steps, 'stuck'];
  }
  return [...steps, window.ended > 0 ? 'finished' : 'stuck'];
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
  const steps = await page.evaluate(play, tag);
  if (steps.at(-1) !== 'finished') throw new Error(`the game does not end: ${steps.slice(-8).join(', ')}`);
  return steps;
}

/** Resolves when the element has been defined and has drawn itself. */
export function ready(page, tag = 'word-codes') {
  return page.waitForFunction(
    (name) => document.querySelector(name)?.shadowRoot?.childElementCount > 0,
    {},
    tag,
  );
}
