import { html, LitElement, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { seatSign } from '../icons/seat-sign.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { seatName } from '../locales/seat-name.js';
import { controls } from '../tokens/controls.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { SeatReadyEvent } from './seat-ready-event.js';
import { styles } from './seat-handover.styles.js';

/**
 * The cover between two seats on one device (A17): who gets it, and one button for that person. It reads no store, so
 * that there is nothing secret in it; the page takes every private view out of the document while it stands, and
 * brings it back when the page is left, hidden, reloaded or gone Back to.
 *
 * Where the focus is on it, it goes to the heading when the seat changes. It is never taken from elsewhere: whoever puts
 * the cover up in answer to a person's act calls `focus()`.
 *
 * @summary Pass the device to a seat.
 * @fires seat-ready - the person is there; `seat` says which
 * @csspart cover - the whole of it
 * @csspart heading - who gets the device
 * @csspart ready - the button
 */
export class SeatHandover extends LitElement {
  static override styles = [tokens, controls, styles];

  static override properties: PropertyDeclarations = {
    seat: { type: Number },
    phase: {},
    names: { attribute: false },
  };

  /** Who gets the device, from 0. */
  declare seat: number;
  /** What the seat is to do there. Undefined: not said. */
  declare phase: 'planning' | 'clue' | 'guess' | undefined;
  /** The seats' names, by seat. Undefined: "Seat 1" and so on. */
  declare names: readonly string[] | undefined;

  constructor() {
    super();
    this.seat = 0;
  }

  /** Puts the focus on the heading, so that a screen reader says who gets the device. */
  override focus(): void {
    this.renderRoot?.querySelector('h2')?.focus();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('seat') && this.shadowRoot?.activeElement) this.focus();
  }

  protected override render(): TemplateResult {
    const m = codeDependenceMessages();
    const name = seatName(this.seat, this.names);
    const { phase = 'other' } = this;
    return html`<div class="cover" part="cover">
      ${seatSign(this.seat)}
      <h2 tabindex="-1" part="heading">${m.passDevice(name)}</h2>
      <p>${m.handoverHint[Object.hasOwn(m.handoverHint, phase) ? phase : 'other']}</p>
      <button class="primary" part="ready" @click=${() => this.dispatchEvent(new SeatReadyEvent(this.seat))}>
        ${m.showMine(name)}
      </button>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'seat-handover': SeatHandover;
  }
}
