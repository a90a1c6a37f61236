import type { CommandLike, Game } from '../game/game.js';
import { createParty } from './party.js';

/** One input: a command of somebody, or time that goes by. */
export type TwinInput =
  { readonly audience: string; readonly command: unknown } | { readonly advance: number };

/** One of the two worlds: its secrets and what is done in it. */
export interface TwinWorld {
  readonly source: unknown;
  readonly inputs: readonly TwinInput[];
}

/** Where two worlds differ for the observer. */
export interface TwinDifference {
  /** After which input it came, from 0; -1 where it came before any. */
  readonly input: number;
  /** Which frame, from 0. */
  readonly frame: number;
  /** The frame in each world; null where there is none. */
  readonly left: string | null;
  readonly right: string | null;
}

/**
 * Plays two worlds that differ only in what an observer must not know, with every audience connected, and compares
 * every byte the observer gets: frames, order, `rev`, refusals, sizes (T1).
 *
 * @returns the first difference, or null where the observer cannot tell the worlds apart
 *
 * @example
 * const left = { source: { secret: 3 }, inputs: [{ audience: 'one', command: { type: 'pick', number: 2 } }] };
 * const right = { source: { secret: 4 }, inputs: [{ audience: 'one', command: { type: 'pick', number: 8 } }] };
 * await twinWorlds(countingGame, { observer: 'two', left, right }) // null
 */
export async function twinWorlds<C extends CommandLike>(
  game: Game<unknown, C>,
  options: {
    readonly observer: string;
    readonly left: TwinWorld;
    readonly right: TwinWorld;
    readonly options?: unknown;
  },
): Promise<TwinDifference | null> {
  const { observer } = options;
  const left = await play(game, observer, options.left, options.options);
  const right = await play(game, observer, options.right, options.options);
  for (let frame = 0; frame < Math.max(left.length, right.length); frame += 1) {
    const [one, two] = [left[frame], right[frame]];
    // The same frame after another input is a difference in time.
    if (one?.text === two?.text && one?.input === two?.input) continue;
    const input = Math.min(one?.input ?? Infinity, two?.input ?? Infinity);
    return { input, frame, left: one?.text ?? null, right: two?.text ?? null };
  }
  return null;
}

async function play<C extends CommandLike>(
  game: Game<unknown, C>,
  observer: string,
  world: TwinWorld,
  options: unknown,
): Promise<{ readonly text: string; readonly input: number }[]> {
  const party = await createParty(game, { source: world.source, options });
  const { received } = party.guest(observer).link;
  const frames = received.map((text) => ({ text, input: -1 }));
  for (const [input, step] of world.inputs.entries()) {
    if ('advance' in step) {
      party.clock.advance(step.advance);
      party.host.tick();
    } else void party.guest(step.audience).client.send(step.command as C);
    await party.settle();
    frames.push(...received.slice(frames.length).map((text) => ({ text, input })));
  }
  party.close();
  return frames;
}
