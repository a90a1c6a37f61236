import type { LobbySettings } from './settings.js';

/** A person starts a game with these settings. Cancelable. */
export class StartGameEvent extends Event {
  readonly settings: LobbySettings;

  constructor(settings: LobbySettings) {
    super('start-game', { bubbles: true, composed: true, cancelable: true });
    this.settings = settings;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'start-game': StartGameEvent;
  }
}
