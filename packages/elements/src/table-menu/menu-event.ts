/** What a person chose in the menu of a table. */
export type TableWish =
  | { readonly type: 'pause' }
  /** Gives the match up and goes back to the lobby. */
  | { readonly type: 'set-up' }
  /** Lets a bot play a seat, or a person again. */
  | { readonly type: 'seat-bot'; readonly seat: number; readonly bot: boolean }
  /** Erases what is kept on this device. */
  | { readonly type: 'forget' };

/** A person chose something in the menu of a table. Cancelable. */
export class TableMenuEvent extends Event {
  readonly wish: TableWish;

  constructor(wish: TableWish) {
    super('table-menu', { bubbles: true, composed: true, cancelable: true });
    this.wish = wish;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'table-menu': TableMenuEvent;
  }
}
