import { botsEn } from './bots-en.js';
import { catalogue } from './catalogue.js';

const words = /* @__PURE__ */ catalogue(botsEn);

/** The words about bots, for all elements of this copy of the library. */
export const botsMessages = words.get;

/** Sets them: a whole catalogue, or parts of one; what is missing stays English. */
export const setBotsMessages = words.set;
