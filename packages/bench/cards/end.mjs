/** What a finished game has come to, without what it was dealt: all engines must agree on it. */
export const end = ({ phase, taken, scores, log, winner }) => ({ phase, taken, scores, log, winner });
