import { DeckEditor } from '../deck-editor/deck-editor.js';
import { GameSettings } from '../game-settings/game-settings.js';
import { defineAll } from '../store/define-all.js';
import type { Extras } from './extras.js';
import { Panel } from './panel.js';
import type { WordCodes } from './word-codes.js';

/** The elements of Word Codes that load later. */
export const MORE_ELEMENTS = { 'deck-editor': DeckEditor, 'game-settings': GameSettings } as const;

/** Registers them under the prefix of the game that asks, and gives what shows them in it. */
export function openPanel(host: WordCodes, extras: Extras): Panel {
  defineAll(MORE_ELEMENTS, { prefix: host.tagPrefix });
  return new Panel(host, extras);
}
