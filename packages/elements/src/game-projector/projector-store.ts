import type { PublicView } from '../game/game-events.js';
import type { GameStore, Snapshot } from '../store/game-store.js';

/** Nobody's view: it holds nothing of its own, and nothing can be done in it. */
const MINE = { audience: 'screen', seat: null, can: [], peek: false, hand: null, submitted: null };

/** A store that shows what it is given and takes nothing. */
export class ProjectorStore implements GameStore {
  #snapshot: Snapshot = { view: null, status: 'connecting', pending: false };
  readonly #observers = new Set<(snapshot: Snapshot) => void>();

  readonly getSnapshot = (): Snapshot => this.#snapshot;

  readonly subscribe = (observer: (snapshot: Snapshot) => void): (() => void) => {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  };

  readonly send = (): Promise<{ ok: false; code: string; message: string }> =>
    Promise.resolve({ ok: false, code: 'not-your-turn', message: 'A projector only shows.' });

  show(shared: PublicView): void {
    this.#snapshot = { view: { shared, mine: MINE }, status: 'live', pending: false };
    for (const observer of this.#observers) observer(this.#snapshot);
  }
}
