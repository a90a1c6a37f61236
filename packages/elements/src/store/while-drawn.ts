/** Often enough: nobody puts a frame away and takes it up again so soon. */
const EVERY = 200;

/** Whether something around it makes it inert, or a modal dialog somewhere else does. */
function isInert(element: Element): boolean {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as ShadowRoot).host) {
    const around = at.closest<HTMLElement>('[inert],dialog:modal');
    if (around) return around.inert;
  }
  return element.ownerDocument.querySelector('dialog:modal') !== null;
}

/**
 * Tells once an element is not drawn any more, or is out of reach: a dialog or details closed around it, `hidden`,
 * `inert`, a modal dialog over it, a frame that was put away. No event tells of all of these (Firefox tells a frame
 * nothing), so it is looked at while there is something to hide.
 *
 * @param signal ends it
 */
export function whileDrawn(element: HTMLElement, signal: AbortSignal, gone: () => void): void {
  const timer = setInterval(() => {
    // Before Safari 17.4 there is no checkVisibility.
    if (!(element.checkVisibility?.() ?? element.getClientRects().length > 0) || isInert(element)) gone();
  }, EVERY);
  signal.addEventListener('abort', () => clearInterval(timer));
}
