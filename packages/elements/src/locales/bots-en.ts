/** What is said of bots, in English. */
export const botsEn = {
  simpleBots: 'Simple bots play: they do not know what words mean.',
  englishOnly: 'Simple bots play: bots know what words mean only in English.',
  unknownClue: (word: string): string => `The bots do not know “${word}”. They guess by chance.`,
};

/** A catalogue of what is said of bots. */
export type BotsMessages = typeof botsEn;
