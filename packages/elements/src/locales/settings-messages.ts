import { catalogue } from './catalogue.js';
import { settingsEn } from './settings-en.js';

const words = /* @__PURE__ */ catalogue(settingsEn);

/** The words of the settings and of the editor of own words, for all elements of this copy of the library. */
export const settingsMessages = words.get;

/** Sets them: a whole catalogue, or parts of one; what is missing stays English. */
export const setSettingsMessages = words.set;
