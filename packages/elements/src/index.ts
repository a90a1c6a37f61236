export { AskField } from './ask-field/ask-field.js';
export { ClueBar } from './clue-bar/clue-bar.js';
export { ClueComposer } from './clue-composer/clue-composer.js';
export { ClueLog } from './clue-log/clue-log.js';
export { CodeDependence } from './code-dependence/code-dependence.js';
export { defineCodeDependence } from './code-dependence/define-code-dependence.js';
export type { Settings as CodeDependenceSettings } from './code-dependence/settings.js';
export { DeductionGrid } from './deduction-grid/deduction-grid.js';
export { DeckEditor } from './deck-editor/deck-editor.js';
export { UseDeckEvent } from './deck-editor/use-deck-event.js';
export { defineElements } from './define-elements.js';
export { FlipPanel } from './flip-panel/flip-panel.js';
export { GameLobby } from './game-lobby/game-lobby.js';
export { StartGameEvent } from './game-lobby/start-game-event.js';
export { GameMenu } from './game-menu/game-menu.js';
export { NewGameEvent, PlayCodeEvent, type ListName } from './game-menu/menu-events.js';
export { GameResult } from './game-result/game-result.js';
export { GameSettings } from './game-settings/game-settings.js';
export { SettingsEvent } from './game-settings/settings-event.js';
export {
  AnnounceEvent,
  GameChangeEvent,
  GameProblemEvent,
  LogEntryEvent,
  type PublicEntry,
  type PublicView,
} from './game/game-events.js';
export { printEn, type PrintMessages } from './print/print-en.js';
export { setPrintMessages } from './print/print-messages.js';
export { WordGame } from './game/word-game.js';
export { GuessPanel } from './guess-panel/guess-panel.js';
export { KeyPeek } from './key-peek/key-peek.js';
export { codeDependenceEn, type CodeDependenceMessages } from './locales/code-dependence-en.js';
export { setCodeDependenceMessages } from './locales/code-dependence-messages.js';
export { en, type Messages } from './locales/en.js';
export { botsEn, type BotsMessages } from './locales/bots-en.js';
export { setBotsMessages } from './locales/bots-messages.js';
export { menuEn, type MenuMessages } from './locales/menu-en.js';
export { setMenuMessages } from './locales/menu-messages.js';
export { setMessages } from './locales/messages.js';
export { settingsEn, type SettingsMessages } from './locales/settings-en.js';
export { setSettingsMessages } from './locales/settings-messages.js';
export { OutcomePanel } from './outcome-panel/outcome-panel.js';
export { PlanningHand } from './planning-hand/planning-hand.js';
export { defineProjector } from './game-projector/define-projector.js';
export { GameProjector } from './game-projector/game-projector.js';
export { projectorEn, type ProjectorMessages } from './game-projector/projector-en.js';
export { setProjectorMessages } from './game-projector/projector-messages.js';
export { ScoreBoard } from './score-board/score-board.js';
export { ScoreSheet } from './score-sheet/score-sheet.js';
export { SeatHandover } from './seat-handover/seat-handover.js';
export { SeatReadyEvent } from './seat-handover/seat-ready-event.js';
export { storeContext } from './store/context.js';
export type { DefineOptions } from './store/define-all.js';
export { Faced, FACED } from './store/faced.js';
export { bringFaces, facesOf, type Face } from './store/faces.js';
export type { GameStore, Reply, Snapshot, Status } from './store/game-store.js';
export { request, RequestEvent } from './store/request-event.js';
export { shallowEqual, StoreSlice, type SliceHost, type SliceOptions } from './store/store-slice.js';
export { TableMenuEvent } from './table-menu/menu-event.js';
export { TableMenu } from './table-menu/table-menu.js';
export { TurnStatus } from './turn-status/turn-status.js';
export { TurnTimer } from './turn-timer/turn-timer.js';
export { WordBank } from './word-bank/word-bank.js';
export { WordSelectEvent } from './word-bank/word-select-event.js';
export type { OwnDeck, Settings } from './word-codes/settings.js';
export { defineWordCodes } from './word-codes/define-word-codes.js';
export { WordCodes } from './word-codes/word-codes.js';
