/** The version of the protocol; a host closes a client of another one with 4011. */
export const PROTOCOL = 1;

/** A client's first frame, and its answer to `resync`. */
export interface HelloFrame {
  readonly t: 'hello';
  readonly v: number;
  readonly match: string;
  readonly token: string;
  readonly epoch?: string;
  readonly rev?: number;
}

/** A command with its client-made id and the phase key it was meant for. */
export interface CommandFrame {
  readonly t: 'cmd';
  readonly id: string;
  readonly phase: string;
  readonly cmd: unknown;
}

/** Everything a host may be told. */
export type ClientFrame =
  HelloFrame | CommandFrame | { readonly t: 'peek' | 'unpeek'; readonly id: string } | { readonly t: 'ping' };

/** Whether a field is what it should be. */
type Field = (value: unknown) => boolean;

const number: Field = (value) => typeof value === 'number';
const text =
  (max: number, min = 0): Field =>
  (value) =>
    typeof value === 'string' && value.length >= min && value.length <= max;
const optional =
  (field: Field): Field =>
  (value) =>
    value === undefined || field(value);
const id = text(64, 1);

/** The fields of each frame by its `t`; a Map, so that a `t` of `__proto__` finds nothing. */
const FRAMES: ReadonlyMap<unknown, Readonly<Record<string, Field>>> = new Map(
  Object.entries({
    hello: {
      v: number,
      match: text(128),
      token: text(256),
      epoch: optional(text(64)),
      rev: optional(number),
    },
    cmd: { id, phase: text(256), cmd: (value) => value !== undefined },
    peek: { id },
    unpeek: { id },
    ping: {},
  }),
);

/** A parsed frame as a fresh one with only its own fields, or null where a field is missing or of a wrong kind. */
export function checkFrame(data: object): ClientFrame | null {
  const given = data as Readonly<Record<string, unknown>>;
  const fields = FRAMES.get(given['t']);
  if (!fields) return null;
  const frame: Record<string, unknown> = { t: given['t'] };
  for (const [name, isGood] of Object.entries(fields)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (!isGood(value)) return null;
    if (value !== undefined) frame[name] = value;
  }
  return frame as unknown as ClientFrame;
}
