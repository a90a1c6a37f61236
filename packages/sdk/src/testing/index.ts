export { captureFrames, type Capture } from './capture-frames.js';
export { type CanaryFound, findCanaries, makeCanaries } from './canaries.js';
export { type ContractCase } from './contract.js';
export {
  type CountingAudience,
  type CountingCommand,
  countingGame,
  type CountingOptions,
  type CountingState,
} from './counting-game.js';
export { createFaultyLink, type FaultyLink, type Flight } from './faulty-link.js';
export { createManualClock, type ManualClock } from './manual-clock.js';
export { createParty, type Guest, type Party, type PartyOptions } from './party.js';
export { openRawChannel, type RawChannel } from './raw-channel.js';
export { createRawMatch, type RawMatch } from './raw-match.js';
export { seededBytes, seededRandom } from './random.js';
export { storeContract } from './store-contract.js';
export { transportContract } from './transport-contract.js';
export { type TwinDifference, type TwinInput, type TwinWorld, twinWorlds } from './twin-worlds.js';
