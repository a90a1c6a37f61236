import { ContextRoot, createContext } from '@lit/context';
import type { GameStore } from './game-store.js';

/**
 * The context that carries a game's store. The key is a registered symbol, so that two copies of this library on
 * one page still find each other's games; the number changes only with the store's structure.
 */
export const storeContext = createContext<GameStore | undefined>(Symbol.for('cluekit/store@1'));

let rooted = false;

/** Lets elements that were there before their game find it: one root for the whole page, made when first needed. */
export function ensureContextRoot(): void {
  if (rooted) return;
  rooted = true;
  new ContextRoot().attach(document.documentElement);
}
