import { GameMenu } from '../game-menu/game-menu.js';
import { defineAll, type DefineOptions } from '../store/define-all.js';

/** The menu of Word Codes, which the drop-in file loads beside itself: nobody needs it for the first board. */
export const MENU_ELEMENTS = { 'game-menu': GameMenu } as const;

/** Registers the menu, for the game of the same prefix. */
export function defineMenu(options?: DefineOptions): void {
  defineAll(MENU_ELEMENTS, options);
}
