import { catalogue } from './catalogue.js';
import { en } from './en.js';

const words = /* @__PURE__ */ catalogue(en);

/** The words of the interface, for all elements of this copy of the library. */
export const messages = words.get;

/** Sets them: a whole catalogue, or parts of one; what is missing stays English. */
export const setMessages = words.set;
