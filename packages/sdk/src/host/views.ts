import type { Game, View } from '../game/game.js';
import { createSharedEncoder } from './encode-shared.js';

/** One audience's view as it was last released, as text. */
export interface ReleasedView {
  /** Counts the changes of this audience's view; a hidden move of somebody else does not move it. */
  readonly rev: number;
  /** The end of a frame: `,"phase":…,"view":{…}}`. */
  readonly tail: string;
  /** What the tail is made of, by which a next view is told from it. */
  readonly phase: string;
  readonly shared: string;
  readonly mine: string;
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

const NONE: ReleasedView = { rev: 0, tail: '', phase: '', shared: '', mine: '' };

/**
 * Keeps what each audience may know as text. The `shared` part is encoded once and spliced into each view: encoding
 * is what a host spends its time on. Views are compared part by part, for the spliced text would have to be copied
 * together first.
 */
export function createViews(game: Game): Views {
  const released = new Map<string, ReleasedView>();
  const encodeShared = createSharedEncoder();
  const current = (audience: string): ReleasedView => released.get(audience) ?? NONE;

  function make(phase: string, view: View, last: ReleasedView): ReleasedView {
    const shared = encodeShared(view.shared);
    const mine = JSON.stringify(view.mine) ?? 'null';
    if (phase === last.phase && mine === last.mine && shared === last.shared) return last;
    const tail = `,"phase":${phase},"view":{"shared":${shared},"mine":${mine}}}`;
    return { rev: last.rev + 1, tail, phase, shared, mine };
  }

  return {
    current,
    prepare(state, audiences) {
      const phase = JSON.stringify(game.phaseKey(state));
      const prepared = new Map<string, ReleasedView>();
      for (const audience of audiences)
        prepared.set(audience, make(phase, game.view(state, audience), current(audience)));
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
