/** How often a height may go back and forth between the same two before the larger one stays. */
const SWINGS = 3;

/**
 * Tells the page around how high the game is, so that it can give the frame that height: on every change, and when it
 * asks. What is sent is `{ type: 'cluekit-height', version: 1, height }` in CSS pixels, and what is heard is
 * `{ type: 'cluekit-height-request', version: 1 }` from the page around, answered by the height. Nothing else is.
 *
 * A frame that gets another height must not for that reason ask for yet another, for ever: where only the frame's
 * height has changed, ours may grow by it, and shrink a few times in a row at most.
 *
 * @param content what stands in the page, as high as it is by itself
 */
export function tellHeight(content: HTMLElement): void {
  if (parent === window) return;
  const root = document.documentElement;
  let told = 0;
  let before = 0;
  let swings = 0;
  let width = root.clientWidth;
  let isEcho = false;
  let echoes = 0;
  let due = false;

  function tell(): void {
    due = false;
    parent.postMessage({ type: 'cluekit-height', version: 1, height: told }, '*');
  }

  /** However often it is asked for, it is said once before the next frame is drawn. */
  function soon(): void {
    if (!due) requestAnimationFrame(tell);
    due = true;
  }

  // The live region that stands after it takes a pixel.
  const measured = (): number => Math.ceil(content.getBoundingClientRect().height) + 1;

  function change(height: number): void {
    swings = height === before ? swings + 1 : 0;
    if (swings > SWINGS && height < told) return;
    before = told;
    told = height;
    soon();
  }

  function measure(): void {
    const height = measured();
    if (!isEcho) echoes = 0;
    if (height !== told && !(isEcho && height < told)) change(height);
  }

  /** What changes in the frame in which only its height did is taken for an echo of that. */
  function onResize(): void {
    isEcho = root.clientWidth === width;
    width = root.clientWidth;
    requestAnimationFrame(() => requestAnimationFrame(afterEcho));
  }

  /** Something may have shrunk at the same time by itself: so it is believed, a few times in a row. */
  function afterEcho(): void {
    isEcho = false;
    const height = measured();
    if (height < told && ++echoes <= SWINGS) change(height);
  }

  addEventListener('resize', onResize);
  new ResizeObserver(measure).observe(content);
  addEventListener('message', ({ data, source }: MessageEvent) => {
    if (source !== parent || typeof data !== 'object' || data === null) return;
    const { type, version } = data as Record<string, unknown>;
    if (type === 'cluekit-height-request' && version === 1 && told > 0) soon();
  });
}
