import { catalogue } from './catalogue.js';
import { codeDependenceEn } from './code-dependence-en.js';

const words = /* @__PURE__ */ catalogue(codeDependenceEn);

/** The words of Code Dependence, for all elements of this copy of the library. */
export const codeDependenceMessages = words.get;

/** Sets them: a whole catalogue, or parts of one; what is missing stays English. */
export const setCodeDependenceMessages = words.set;
