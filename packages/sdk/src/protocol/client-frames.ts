import * as v from 'valibot';

/** The version of the protocol; a host closes a client of another one with 4011. */
export const PROTOCOL = 1;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const hello = v.object({
  t: v.literal('hello'),
  v: v.number(),
  match: text(128),
  token: text(256),
  epoch: v.optional(text(64)),
  rev: v.optional(v.number()),
});
const cmd = v.object({ t: v.literal('cmd'), id, phase: text(256), cmd: v.unknown() });
const peek = v.object({ t: v.literal('peek'), id });
const unpeek = v.object({ t: v.literal('unpeek'), id });
const ping = v.object({ t: v.literal('ping') });

/** A client's first frame, and its answer to `resync`. */
export type HelloFrame = v.InferOutput<typeof hello>;
/** A command with its client-made id and the phase key it was meant for. */
export type CommandFrame = v.InferOutput<typeof cmd>;
/** Everything a host may be told. */
export type ClientFrame =
  | HelloFrame
  | CommandFrame
  | v.InferOutput<typeof peek>
  | v.InferOutput<typeof unpeek>
  | v.InferOutput<typeof ping>;

/** The schema of each frame by its `t`; a Map, so that a `t` of `__proto__` finds nothing. */
export const CLIENT_FRAMES: ReadonlyMap<unknown, v.GenericSchema<unknown, ClientFrame>> = new Map<
  unknown,
  v.GenericSchema<unknown, ClientFrame>
>([
  ['hello', hello],
  ['cmd', cmd],
  ['peek', peek],
  ['unpeek', unpeek],
  ['ping', ping],
]);
