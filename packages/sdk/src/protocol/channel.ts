/** One connection, seen from the host: what a server's socket or the loopback gives to `host.attach`. */
export interface Channel {
  /** Sends one text frame. A throw is taken as the end of the connection. */
  send(text: string): void;
  /** Ends the connection with one of {@link CLOSE_CODES}. */
  close(code: number, reason: string): void;
}

/** What `host.attach` gives back: the two things a transport has to tell. */
export interface Attachment {
  /** One frame arrived. Anything may be passed; what is no frame is refused with `bad-frame`. Never throws. */
  receive(text: unknown): void;
  /** The connection is over. Calling it twice does nothing. */
  detach(): void;
}
