/** The words of the projector, in English. A catalogue in another language is an object of the same shape. */
export const projectorEn = {
  open: 'Open the projector’s window',
  waiting: 'Waiting for the game. Leave its page open.',
  noChannel: 'No game sends anything here: open this window from the game’s page.',
  notHere: 'A page in a closed frame cannot show its game in a second window. Open the page by itself.',
  otherSite: 'The projector’s page has to be of the same site as the game.',
};

/** The shape of a catalogue. */
export type ProjectorMessages = typeof projectorEn;
