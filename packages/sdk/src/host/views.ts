import type { Game } from '../game/game.js';

/** One audience's view as it was last released. */
export interface ReleasedView {
  /** Counts the changes of this audience's view; a hidden move of somebody else does not move it. */
  readonly rev: number;
  /** The end of a frame: `,"phase":…,"view":{…}}`. */
  readonly tail: string;
}

/** The views of a match as text. Making them and releasing them are two steps, for a save lies between. */
export interface Views {
  /** The view an audience has now. */
  current(audience: string): ReleasedView;
  /** Makes views of a new state, without showing them to anyone. May throw what the game throws. */
  prepare(state: unknown, audiences: Iterable<string>): ReadonlyMap<string, ReleasedView>;
  /** Makes prepared views the current ones; returns the audiences whose view changed. */
  release(prepared: ReadonlyMap<string, ReleasedView>): ReadonlySet<string>;
}

/**
 * Keeps what each audience may know as text. What several audiences share (the `shared` part, an empty `mine`)
 * is encoded once and spliced into each view: encoding is what a host spends its time on.
 */
export function createViews(game: Game): Views {
  const released = new Map<string, ReleasedView>();
  /** Views are frozen and keep the identity of what did not change, so an object's text is known by the object. */
  const texts = new WeakMap<object, string>();

  function encode(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
    let text = texts.get(value);
    if (text === undefined) texts.set(value, (text = JSON.stringify(value)));
    return text;
  }

  const current = (audience: string): ReleasedView => released.get(audience) ?? { rev: 0, tail: '' };

  return {
    current,
    prepare(state, audiences) {
      const phase = JSON.stringify(game.phaseKey(state));
      const prepared = new Map<string, ReleasedView>();
      for (const audience of audiences) {
        const { shared, mine } = game.view(state, audience);
        const tail = `,"phase":${phase},"view":{"shared":${encode(shared)},"mine":${encode(mine)}}}`;
        const last = current(audience);
        prepared.set(audience, tail === last.tail ? last : { rev: last.rev + 1, tail });
      }
      return prepared;
    },
    release(prepared) {
      const changed = new Set<string>();
      for (const [audience, view] of prepared) {
        if (view.rev !== current(audience).rev) changed.add(audience);
        released.set(audience, view);
      }
      return changed;
    },
  };
}
