/**
 * Runs before anything else on a page, whatever shadow roots there will be: every text and every attribute that ever
 * stands in the document is kept, for a test to read.
 */
function record() {
  const seen = (window.everSeen = []);
  const keep = (node) => {
    if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.COMMENT_NODE) seen.push(node.data);
    for (const { name, value } of node.attributes ?? []) seen.push(`${name}=${value}`);
    for (const child of node.childNodes ?? []) keep(child);
  };
  const observer = new MutationObserver((mutations) => {
    for (const { type, target, attributeName, addedNodes } of mutations) {
      if (type === 'attributes') seen.push(`${attributeName}=${target.getAttribute(attributeName)}`);
      if (type === 'characterData') seen.push(target.data);
      for (const node of addedNodes) keep(node);
    }
  });
  const options = { subtree: true, childList: true, characterData: true, attributes: true };
  observer.observe(document, options);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    observer.observe(root, options);
    return root;
  };
  window.seenUntilNow = () => {
    keep(document);
    return seen.splice(0).join('\n');
  };
}

/** From the page's next document on, everything that is ever in it is kept. */
export const recordAll = (page) => page.evaluateOnNewDocument(record);

/** Everything that was ever in the document since the last time it was asked for. @returns {Promise<string>} */
export const seenUntilNow = (page) => page.evaluate(() => window.seenUntilNow());

/** Runs in the page: all text that is in the game now, whatever shadow root it is in. */
function deepText() {
  const of = (root) =>
    [...root.childNodes]
      .map((node) =>
        node.nodeType === Node.TEXT_NODE
          ? node.data
          : node.localName === 'style'
            ? ''
            : of(node) + (node.shadowRoot ? of(node.shadowRoot) : ''),
      )
      .join('');
  return of(document.querySelector('code-dependence').shadowRoot).replace(/\s+/g, ' ');
}

/** All text of the game as it is now. */
export const textOf = (page) => page.evaluate(deepText);

/** Until the device is to be passed to this seat. */
export const covered = (page, seat) =>
  page.waitForFunction(`(${deepText})().includes('Pass the device to ${seat}.')`, { timeout: 20_000 });
