import { catalogue } from '../locales/catalogue.js';
import { projectorEn } from './projector-en.js';

const words = /* @__PURE__ */ catalogue(projectorEn);

/** The words of the projector, for all elements of this copy of the library. */
export const projectorMessages = words.get;

/** Sets them: a whole catalogue, or parts of one; what is missing stays English. */
export const setProjectorMessages = words.set;
