import type { PublicView } from '../game/game-events.js';
import { isPublicView } from './is-public-view.js';

/** What every message of ours is marked by; the number changes only with their form. */
const MARK = 'projector@1';

/** What a projector shows: what everybody at the table may know, how the seats are called, the words' language. */
export interface Shown {
  /** Null: there is no game just now. */
  readonly shared: PublicView | null;
  readonly names?: readonly string[] | undefined;
  readonly lang?: string | undefined;
}

/**
 * The way from a game to its projectors, in windows of the same browser and site; undefined where the page may have
 * none. What is no message of ours is not heard.
 */
export function openChannel(
  name: string,
  heard: { readonly asked?: () => void; readonly shown?: (shown: Shown) => void },
): { ask(): void; show(shown: Shown): void; close(): void } | undefined {
  // An origin of its own is nobody else's: the channel would be there, and nobody at its other end.
  if (typeof BroadcastChannel === 'undefined' || self.origin === 'null') return undefined;
  const channel = new BroadcastChannel(`cluekit/${name}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null) return;
    const { cluekit, ask, shared, names, lang } = data as Record<string, unknown>;
    if (cluekit !== MARK) return;
    if (ask === true) heard.asked?.();
    else if (shared === null || isPublicView(shared))
      heard.shown?.({
        shared,
        names: Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : undefined,
        lang: typeof lang === 'string' ? lang : undefined,
      });
  };
  return {
    ask: () => channel.postMessage({ cluekit: MARK, ask: true }),
    show: ({ shared, names, lang }) => channel.postMessage({ cluekit: MARK, shared, names, lang }),
    close: () => channel.close(),
  };
}
