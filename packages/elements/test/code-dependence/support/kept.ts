import type { CodeDependence } from '../../../src/code-dependence/code-dependence.js';
import { preset, sharedOf } from './preset.js';

/** Where this page keeps matches. */
export const PAGE = `cluekit:code-dependence${location.pathname}${location.search}`;
/** Where it keeps that of the game `match`. */
export const KEY = `${PAGE}#match`;
export const kept = (properties: Partial<CodeDependence> = {}): Promise<CodeDependence> =>
  preset({ noKeep: false, id: 'match', ...properties });

/** The page is loaded again: another element, with nothing but what lies on the device. */
export const reload = (properties: Partial<CodeDependence> = {}): Promise<CodeDependence> =>
  kept({
    noLobby: false,
    players: undefined as never,
    rounds: undefined as never,
    words: undefined as never,
    ...properties,
  });

export const logOf = (game: Element): string => JSON.stringify(sharedOf(game).log);
export const seats = (n: number) => Array.from({ length: n }, () => ({ name: '', bot: false }));
