import type { LitElement, ReactiveController } from 'lit';

/**
 * One tab stop in a grid of buttons: arrows move by what is seen (the other way round in a page from right to left),
 * Home and End to the ends of a row, with Ctrl to the ends of the grid. Columns are the style sheet's to decide; they
 * are counted, never measured out.
 */
export class GridFocus implements ReactiveController {
  /** The columns the grid is drawn with. */
  columns = 5;
  /** Cards stand elsewhere than before: what one of them comes to look like is no news, and is shown at once. */
  moved = false;
  /** The button that Tab comes to. */
  current = 0;

  readonly #host: LitElement;
  #observer: ResizeObserver | undefined;
  #focused = false;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    const { ResizeObserver } = this.#host.ownerDocument.defaultView ?? window; // a popup has its own
    this.#observer = new ResizeObserver(() => this.update());
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  hostUpdate(): void {
    this.#focused ||= this.#hasFocus();
  }

  /**
   * Counts the columns again; where they changed the host renders its rows anew. The focus stays on its card, and
   * where that is gone it goes to the last one, never out of the grid.
   */
  update(): void {
    const grid = this.#host.renderRoot?.querySelector('.bank');
    const tracks = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ') : [];
    const columns = tracks.filter((track) => track.endsWith('px')).length;
    const current = Math.min(this.current, Math.max(this.#buttons.length - 1, 0));
    if (current !== this.current || (columns > 0 && columns !== this.columns)) {
      this.moved ||= columns !== this.columns;
      this.current = current;
      this.columns = columns || this.columns;
      this.#host.requestUpdate(); // it comes back here
      return;
    }
    this.moved = false; // their looks were asked for just now, with what they had to be
    if (this.#focused && !this.#hasFocus(this.#buttons[current])) this.focus();
    this.#focused = false;
  }

  focus(): void {
    this.#buttons[this.current]?.focus();
  }

  readonly onFocus = (event: Event): void => {
    const index = this.#indexOf(event.target);
    if (index < 0 || index === this.current) return;
    this.current = index;
    this.#host.requestUpdate();
  };

  readonly onKeydown = (event: KeyboardEvent): void => {
    const from = this.#indexOf(event.target);
    if (from < 0 || event.altKey || event.metaKey || event.shiftKey) return;
    const to = this.#target(event, from);
    if (to === null) return;
    event.preventDefault();
    this.#buttons[to]?.focus();
  };

  #target({ key, ctrlKey }: KeyboardEvent, from: number): number | null {
    if (ctrlKey && key.startsWith('Arrow')) return null;
    const { columns } = this;
    const last = this.#buttons.length - 1;
    const rowStart = from - (from % columns);
    const rowEnd = Math.min(rowStart + columns - 1, last);
    const rtl = getComputedStyle(this.#host).direction === 'rtl';
    const targets: Partial<Record<string, number>> = {
      [rtl ? 'ArrowLeft' : 'ArrowRight']: Math.min(from + 1, rowEnd),
      [rtl ? 'ArrowRight' : 'ArrowLeft']: Math.max(from - 1, rowStart),
      ArrowUp: from < columns ? from : from - columns,
      ArrowDown: from + columns > last ? from : from + columns,
      Home: ctrlKey ? 0 : rowStart,
      End: ctrlKey ? last : rowEnd,
    };
    return targets[key] ?? null;
  }

  get #buttons(): HTMLElement[] {
    return [...(this.#host.renderRoot?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
  }

  #indexOf(target: EventTarget | null): number {
    return target instanceof Element
      ? this.#buttons.indexOf(target.closest('[data-index]') as HTMLElement)
      : -1;
  }

  /** Whether a button has the focus, this one or any; what else the host holds keeps it. */
  #hasFocus(button?: Element): boolean {
    const active = this.#host.shadowRoot?.activeElement ?? null;
    return button ? active === button : active?.matches('[data-index]') === true;
  }
}
