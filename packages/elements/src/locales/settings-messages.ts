import { settingsEn, type SettingsMessages } from './settings-en.js';

let current: SettingsMessages = settingsEn;

/** The words of the settings and of the editor of own words, for this copy of the library. */
export function settingsMessages(): SettingsMessages {
  return current;
}

/** Sets them: a whole catalogue, or parts of one; what is missing stays English. */
export function setSettingsMessages(catalogue: Partial<SettingsMessages>): void {
  current = { ...settingsEn, ...catalogue };
}
