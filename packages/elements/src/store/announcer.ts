import { language } from '../locales/catalogue.js';
import { pageWide } from './page-wide.js';

/** Between two messages, so that a screen reader does not drop the first. */
const PAUSE = 150;

/** Where the page's live region is, by a game's attribute. */
export type Announcer = 'body' | 'host' | 'none';

/** One thing to say. */
interface Said {
  readonly text: string;
  /** It is one seat's own, and goes when that seat's view does. */
  readonly secret: boolean;
}

interface Region {
  readonly element: HTMLElement;
  readonly queue: Said[];
  /** What stands there now is secret. */
  secret: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** One for all copies of this library on a page: what one of them said another has to take back. */
const page = (): { region?: Region } => pageWide('announcer@1', () => ({}));

/**
 * Makes the page's one live region, empty, before there is anything to say: a region that appears with its text is
 * not read. It hangs on the body, since regions in nested shadow roots are not read reliably.
 *
 * @param place where a page wants it instead, as in a dialog, outside which nothing is read
 */
export function ensureAnnouncer(place?: Node): void {
  const present = page().region?.element;
  if (present?.isConnected) return void (place && place !== present.parentNode && place.appendChild(present));
  if (!document.body) return;
  const element = document.createElement('div');
  element.setAttribute('aria-live', 'polite');
  element.setAttribute('role', 'status');
  element.dataset['cluekit'] = 'announcer';
  element.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  (place ?? document.body).appendChild(element);
  page().region = { element, queue: [], secret: false, timer: undefined };
}

/**
 * Says a text to screen readers, after what is already waiting; the same text twice is said twice.
 *
 * @param secret it may hold what only this seat may know: `hush()` takes it back
 */
export function announce(text: string, secret = false): void {
  ensureAnnouncer();
  const { region } = page();
  if (!region) return;
  region.queue.push({ text, secret });
  region.timer ??= setTimeout(speak, PAUSE);
}

function speak(): void {
  const { region } = page();
  if (!region) return;
  const said = region.queue.shift();
  region.timer = region.queue.length > 0 ? setTimeout(speak, PAUSE) : undefined;
  if (said === undefined) return;
  const { text, secret } = said;
  region.secret = secret;
  region.element.lang = language;
  // A no-break space at the end makes a repeated text a change, which alone is read.
  region.element.textContent = region.element.textContent === text ? `${text}\u00A0` : text;
}

/** Leaves nothing secret in the live region, said or waiting: the device goes to another seat. */
export function hush(): void {
  const { region } = page();
  if (!region) return;
  const open = region.queue.filter(({ secret }) => !secret);
  region.queue.splice(0, region.queue.length, ...open);
  if (!region.secret) return;
  region.secret = false;
  region.element.textContent = '';
}
