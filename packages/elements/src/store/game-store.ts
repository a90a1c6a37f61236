/** What the authority answers to a command. */
export type Reply =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly word?: string };

/** The connection, as a person would want to know it. */
export type Status = 'connecting' | 'live' | 'reconnecting' | 'closed';

/** What a store holds at one moment. `view` is null until the first one has come. */
export interface Snapshot<View = unknown> {
  readonly view: View | null;
  readonly status: Status;
  /** Whether a command of ours is still unanswered. */
  readonly pending: boolean | number;
}

/**
 * Where elements read from and write to: the structure alone, so that a client of the SDK, a wrapped actor or an
 * object written by hand will do. It shows one seat's view and never guesses: the view changes only when the
 * authority says so. Where the seat has a key, `peek` opens it: the callback gets it, and null when it is over;
 * the key is never in the snapshot.
 */
export interface GameStore<View = unknown, Command = unknown, Key = unknown> {
  getSnapshot(): Snapshot<View>;
  subscribe(observer: (snapshot: Snapshot<View>) => void): () => void;
  send(command: Command): Promise<Reply>;
  peek?(callback: (key: Key | null) => void): () => void;
}
