/** What a transport reports back: every text that arrives, in order, and the end of the connection, once. */
export interface TransportHandlers {
  /** One text frame from the host. */
  message(text: string): void;
  /** The connection is over; `code` is a WebSocket close code (see {@link CLOSE_CODES}). */
  close(info: { readonly code: number; readonly reason: string }): void;
}

/** One open connection, seen from the client. */
export interface Connection {
  /** Sends one text. Before the connection is up a transport keeps it; after it is over the call does nothing. */
  send(text: string): void;
  /** Ends the connection. The handlers are not called again. */
  close(): void;
}

/**
 * A dumb pipe for strings: no reconnecting, no acknowledgement, no meaning. All of that is in the client, once,
 * so that every transport behaves alike. `transportContract` in `@cluekit/sdk/testing` says what one must do.
 *
 * @example
 * const transport: Transport = loopback(host);
 * const connection = transport.open({ message: console.log, close: console.log });
 */
export interface Transport {
  open(handlers: TransportHandlers): Connection;
}
