/** Between two messages, so that a screen reader does not drop the first. */
const PAUSE = 150;

interface Region {
  readonly element: HTMLElement;
  readonly queue: string[];
  timer: ReturnType<typeof setTimeout> | undefined;
}

let region: Region | undefined;

/**
 * Makes the page's one live region, empty, before there is anything to say: a region that appears with its text is
 * not read. It hangs on the body, since regions in nested shadow roots are not read reliably.
 */
export function ensureAnnouncer(): void {
  if (region?.element.isConnected || !document.body) return;
  const element = document.createElement('div');
  element.setAttribute('aria-live', 'polite');
  element.setAttribute('role', 'status');
  element.dataset['cluekit'] = 'announcer';
  element.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  document.body.append(element);
  region = { element, queue: [], timer: undefined };
}

/** Says a text to screen readers, after what is already waiting; the same text twice is said twice. */
export function announce(text: string): void {
  ensureAnnouncer();
  if (!region) return;
  region.queue.push(text);
  region.timer ??= setTimeout(speak, PAUSE);
}

function speak(): void {
  if (!region) return;
  const text = region.queue.shift();
  region.timer = region.queue.length > 0 ? setTimeout(speak, PAUSE) : undefined;
  if (text === undefined) return;
  // A no-break space at the end makes a repeated text a change, which alone is read.
  region.element.textContent = region.element.textContent === text ? `${text}\u00A0` : text;
}
