/** Whether a list's language is English, which the bots' lexicon and the clue data are of; a list that tells none is. */
export const isEnglish = (language = 'en'): boolean => /^en(?:-|$)/i.test(language);
