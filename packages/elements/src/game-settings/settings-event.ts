import type { Settings } from '../word-codes/settings.js';

/** A person chose something in the settings. Cancelable: prevented, nothing changes. */
export class SettingsEvent extends Event {
  /** All that is chosen by now, the new choice in it. */
  readonly settings: Settings;

  constructor(settings: Settings) {
    super('settings-change', { bubbles: true, composed: true, cancelable: true });
    this.settings = settings;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Cancelable: prevented, nothing is erased. */
    'erase-kept': Event;
    'settings-change': SettingsEvent;
  }
}
