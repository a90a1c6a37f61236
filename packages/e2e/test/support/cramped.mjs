/**
 * Runs in the page: what a window of this size keeps from people (A35). Each thing that takes the focus gets it in turn
 * and must then be seen, at least in part, and not under something that stays in place; text must not be cut off, and
 * the page must not scroll sideways. Whatever had the focus gets it back.
 *
 * @param {string} tag the game's element
 * @returns {Promise<{ met: number, problems: string[] }>} how many things took the focus, and what is wrong
 */
async function look(tag) {
  const deep = (root) =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot ? deep(each.shadowRoot) : []),
    ]);
  const active = () => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at;
  };
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const hit = (x, y) => {
    let at = document.elementFromPoint(x, y);
    for (let inside; (inside = at?.shadowRoot?.elementFromPoint(x, y)) && inside !== at;) at = inside;
    return at;
  };
  /** Whether this is what stands there, or something in it, or the label around it. */
  const isAt = (each, x, y) => {
    const at = hit(x, y);
    return at !== null && (each.contains(at) || at.contains(each) || each.getRootNode().host === at);
  };
  const name = (each) =>
    `${each.localName} ${each.part} “${(each.textContent.trim() || each.getAttribute('aria-label') || each.id).slice(0, 30)}”`;
  const problems = [];
  const all = deep(document.querySelector(tag).shadowRoot).filter(
    (each) => each.checkVisibility() && getComputedStyle(each).clipPath === 'none',
  );
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (wide > 0) problems.push(`the page is ${wide} px wider than the window`);
  for (const each of all.filter((one) => one.matches('button, summary, label, .word'))) {
    const cut = each.scrollWidth - each.clientWidth;
    if (each.clientWidth > 0 && cut > 1) problems.push(`${name(each)} has ${cut} px cut off`);
  }
  const before = active();
  const takes = all.filter((each) => each.tabIndex >= 0 && !each.disabled && !each.shadowRoot);
  for (const each of takes.filter((one) => !one.matches('input[type=radio]:not(:checked)'))) {
    each.focus();
    await drawn();
    if (active() !== each) {
      problems.push(`${name(each)} does not take the focus`);
      continue;
    }
    const seen = each.closest('label') ?? each;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share) =>
      [0.2, 0.5, 0.8].map((way) => [left + way * (right - left), from + share * (to - from)]),
    );
    if (to - from < 1 || !points.some(([x, y]) => isAt(seen, x, y)))
      problems.push(
        `${name(each)} has the focus and cannot be seen: ${Math.round(top)} to ${Math.round(bottom)}`,
      );
  }
  before?.focus();
  await drawn();
  return { met: takes.length, problems };
}

/**
 * What a window keeps from people in the phase that a game is in.
 *
 * @param {import('puppeteer-core').Page} page
 * @param {string} tag the game's element
 */
export const cramped = (page, tag) => page.evaluate(look, tag);
