export { checkCommitment, commit } from './commitment.js';
export { below, draw, shuffle } from './draw.js';
export { newSeed, seedBytes, type RandomBytes } from './seed.js';
export { createStream, type Stream } from './stream.js';
