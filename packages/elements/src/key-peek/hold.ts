import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { whileDrawn } from '../store/while-drawn.js';

/** How long a hold lasts before it opens, in milliseconds (WC-5). */
export const HOLD = 400;

/** Whether a key can hold a button: Space or Enter, and nothing with it. */
export const isHold = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  (key === ' ' || key === 'Enter') && !ctrlKey && !altKey && !metaKey;

/**
 * A hold on a button, by one pointer or by a key: after 0.4 s it opens, and every way of leaving closes it at once.
 * What it listens to on the window it listens to only while it lasts.
 */
export class Hold implements ReactiveController {
  /** Pressed, and not yet let go. */
  active = false;

  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #open: () => void;
  readonly #close: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leave: AbortController | undefined;
  /** The press that ended a hold, on its way to whatever was pressed. */
  #ended: Event | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, open: () => void, close: () => void) {
    this.#host = host;
    this.#open = open;
    this.#close = close;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.end();
  }

  readonly onPointerdown = (event: PointerEvent): void => {
    if (event === this.#ended) return; // a second finger, or a mouse beside one: it begins no hold of its own
    if (event.button !== 0 || !event.isPrimary) return;
    // Touch captures the pointer by itself; sliding off would then never leave the button.
    const button = event.currentTarget as HTMLElement;
    if (button.hasPointerCapture?.(event.pointerId)) button.releasePointerCapture(event.pointerId);
    this.#begin(button, ['pointerup', 'pointercancel', 'pointerleave']);
  };

  readonly onKeydown = (event: KeyboardEvent): void => {
    if (!isHold(event)) return;
    event.preventDefault(); // no click follows, and the page does not scroll
    if (!event.repeat && !this.active) this.#begin(event.currentTarget as HTMLElement, ['keyup']);
  };

  /** A long press opens a menu or selects text on phones, and takes the pointer away: not while holding. */
  readonly onContextmenu = (event: Event): void => {
    if (this.active) event.preventDefault();
  };

  readonly #onAnotherDown = (event: Event): void => {
    this.#ended = event;
    this.end();
  };

  #begin(button: HTMLElement, ends: readonly string[]): void {
    this.active = true;
    this.#host.requestUpdate();
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    const end = (): void => this.end();
    for (const type of [...ends, 'blur', 'lostpointercapture'])
      button.addEventListener(type, end, { signal });
    const { ownerDocument } = this.#host; // a popup's, perhaps
    const view = ownerDocument.defaultView;
    // A frame around grows with the open key: that is no turn of the device.
    const width = view?.innerWidth;
    view?.addEventListener('resize', () => view.innerWidth !== width && end(), { signal });
    whileDrawn(this.#host, signal, end);
    // Beside another button of the mouse that is down the main one comes up without a pointerup.
    for (const type of ['blur', 'pagehide', 'pointerup', 'mouseup', 'pointercancel', 'orientationchange'])
      view?.addEventListener(type, end, { signal });
    // A finger that comes down anywhere. The press that began this one has already gone by.
    view?.addEventListener('pointerdown', this.#onAnotherDown, { signal, capture: true });
    ownerDocument.addEventListener('visibilitychange', end, { signal });
    this.#timer = setTimeout(this.#open, HOLD);
  }

  /** Lets go. Whatever was open is closed before this returns. */
  end(): void {
    if (!this.active) return;
    clearTimeout(this.#timer);
    this.#leave?.abort();
    this.active = false;
    this.#close();
    this.#host.requestUpdate();
  }
}
