import { catalogue } from './catalogue.js';
import { menuEn } from './menu-en.js';

const words = /* @__PURE__ */ catalogue(menuEn);

/** The words of the menus, for all elements of this copy of the library. */
export const menuMessages = words.get;

/** Sets them: a whole catalogue, or parts of one; what is missing stays English. */
export const setMenuMessages = words.set;
