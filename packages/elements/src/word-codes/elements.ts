import { FIRST_ELEMENTS } from './first-elements.js';
import { MENU_ELEMENTS } from './menu.js';

/** The elements that a game of Word Codes is made of, by tag name. */
export const WORD_CODES_ELEMENTS = { ...FIRST_ELEMENTS, ...MENU_ELEMENTS } as const;
