import { catalogue } from '../locales/catalogue.js';
import { printEn } from './print-en.js';

const words = /* @__PURE__ */ catalogue(printEn);

/** The words about printing, for all elements of this copy of the library. */
export const printMessages = words.get;

/** Sets them: a whole catalogue, or parts of one; what is missing stays English. */
export const setPrintMessages = words.set;
