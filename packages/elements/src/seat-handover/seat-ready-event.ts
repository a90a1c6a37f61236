/** A person says that the device is with this seat. Cancelable: prevented, the cover stays where the page heeds it. */
export class SeatReadyEvent extends Event {
  /** From 0. */
  readonly seat: number;

  constructor(seat: number) {
    super('seat-ready', { bubbles: true, composed: true, cancelable: true });
    this.seat = seat;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'seat-ready': SeatReadyEvent;
  }
}
