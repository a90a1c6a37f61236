/** Opens the choice in the menu, ticks these and presses Print; with the key, says yes to the question. */
export async function print(page, what) {
  await page.evaluate(async (wanted) => {
    const menu = document.querySelector('word-codes').shadowRoot.querySelector('game-menu').shadowRoot;
    const find = async (selector) => {
      for (let tries = 0; tries < 200 && !menu.querySelector(selector); tries++)
        await new Promise((resolve) => setTimeout(resolve, 20));
      return menu.querySelector(selector);
    };
    for (const details of menu.querySelectorAll('details'))
      if (details.textContent.trim().startsWith('Print')) details.open = true;
    await find('.print-form');
    for (const box of menu.querySelectorAll('[name=print]')) box.checked = wanted.includes(box.value);
    menu.querySelector('.print-form .primary').click();
    if (wanted.includes('key')) (await find('.print-key .yes')).click();
    for (let tries = 0; tries < 200 && !document.querySelector('[data-cluekit=paper]'); tries++)
      await new Promise((resolve) => setTimeout(resolve, 5));
  }, what);
}

/** What of the game and of the page around is drawn on paper. */
export const drawn = (page) =>
  page.evaluate(() => {
    const paper = document.querySelector('[data-cluekit=paper]');
    const outer = [...document.querySelectorAll('header, main, footer')];
    return {
      page: outer.filter((each) => each.checkVisibility()).length,
      sheets: [...(paper?.shadowRoot.querySelectorAll('.sheet') ?? [])].filter((each) =>
        each.checkVisibility(),
      ).length,
    };
  });
