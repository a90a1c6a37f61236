import type { Code } from '../game/codes.js';
import type { Json } from '../game/game.js';

/** A view as it crosses the wire. */
export interface WireView {
  readonly shared: Json;
  readonly mine: Json;
}

/** The answer to `hello`. `view` (and `phase`) are null where the client's `epoch` and `rev` are current. */
export interface WelcomeFrame {
  readonly t: 'welcome';
  readonly v: number;
  readonly epoch: string;
  readonly rev: number;
  readonly now: number;
  readonly phase: string;
  readonly view: WireView | null;
}

/** A new whole view. `rev` counts the changes of this recipient's view, nobody else's. */
export interface ViewFrame {
  readonly t: 'view';
  readonly rev: number;
  readonly now: number;
  readonly phase: string;
  readonly view: WireView;
}

/** The answer to a command, or to a peek that is refused. The view of `rev` comes before it. */
export interface ReplyFrame {
  readonly t: 'reply';
  readonly id: string;
  readonly ok: boolean;
  readonly code?: Code;
  readonly message?: string;
  readonly word?: string;
  readonly rev: number;
}

/** The secret of an open peek. It is never part of a view. */
export interface KeyFrame {
  readonly t: 'key';
  readonly id: string;
  readonly key: Json;
}

/** The host has ended an open peek. */
export interface PeekEndFrame {
  readonly t: 'peek-end';
  readonly id: string;
}

/** A refusal of something that has no id to answer to: a frame that cannot be read, a hello. */
export interface RefusedFrame {
  readonly t: 'refused';
  readonly code: Code;
  readonly message: string;
}

/** Everything a client may be told. `resync` asks it to say hello again on the same connection. */
export type HostFrame =
  | WelcomeFrame
  | ViewFrame
  | ReplyFrame
  | KeyFrame
  | PeekEndFrame
  | RefusedFrame
  | { readonly t: 'pong'; readonly now: number }
  | { readonly t: 'resync' };
