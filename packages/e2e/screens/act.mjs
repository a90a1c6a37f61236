/**
 * Does one act on a game. Runs in the browser, so it uses nothing from outside.
 *
 * @param {string} id the game's element
 * @param {{ press?: string, type?: string, lift?: string, pick?: number, start?: object, unfold?: boolean }} step
 * @param {string[]} [key] the owner of each card
 */
export async function act(id, { press, type, lift, pick, start, unfold }, key) {
  const deep = (root, selector) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap((each) =>
      each.shadowRoot ? deep(each.shadowRoot, selector) : [],
    ),
  ];
  const all = (selector) => deep(document.getElementById(id).shadowRoot, selector);
  const one = (selector) => all(selector)[0] ?? raise(`there is no ${selector}`);
  const raise = (message) => {
    throw new Error(message);
  };
  if (start) await document.getElementById(id).start(start);
  if (press) one(press).click();
  if (pick !== undefined) all('[part~=card][aria-pressed=false]')[pick].click();
  if (type) {
    const field = one('.word[type=text]');
    field.value = type === 'word on the board' ? one('[part~=word]').textContent : type;
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
  if (lift) {
    const owner = lift === 'own' ? one('.bar').className.match(/is-(\w+)/)[1] : lift;
    const cards = all('[part~=card]');
    cards.find((card, i) => key[i] === owner && !card.classList.contains('up')).click();
  }
  if (unfold) for (const details of all('details')) details.open = true;
  await new Promise((resolve) => setTimeout(resolve, 350));
}
