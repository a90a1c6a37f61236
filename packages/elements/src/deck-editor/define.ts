import { define } from '../store/define.js';
import { DeckEditor } from './deck-editor.js';

define('deck-editor', DeckEditor);
