/** Often enough: nobody puts a frame away and takes it up again so soon. */
const EVERY = 200;

/**
 * Tells once an element is not drawn any more: a dialog or details closed around it, `hidden`, a frame that was put
 * away. No event tells of all of these (Firefox tells a frame nothing), so it is looked at while there is something
 * to hide.
 *
 * @param signal ends it
 */
export function whileDrawn(element: HTMLElement, signal: AbortSignal, gone: () => void): void {
  const timer = setInterval(() => {
    // Before Safari 17.4 there is no checkVisibility.
    if (!(element.checkVisibility?.() ?? element.getClientRects().length > 0)) gone();
  }, EVERY);
  signal.addEventListener('abort', () => clearInterval(timer));
}
