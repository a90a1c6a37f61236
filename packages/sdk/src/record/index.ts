export { checkRecord } from './check.js';
export { readRecord, type Lists, type ReadRecord } from './read.js';
export { FORMAT, type GameRecord, type RecordMove } from './record.js';
export { recordOf, type RecordOptions, type RecordWriter } from './record-of.js';
export {
  replay,
  type CodeDependenceReplay,
  type RejectedMove,
  type ReplayResult,
  type WordCodesReplay,
} from './replay.js';
export { timeline, type TimelineStep } from './timeline.js';
export { writeCodeDependenceRecord, type PlayedCodeDependence } from './write-code-dependence.js';
export { writeRecord, type Played } from './write.js';
