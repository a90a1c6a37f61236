export { checkRecord } from './check.js';
export { readRecord, type Lists, type ReadRecord } from './read.js';
export { FORMAT, type GameRecord, type RecordMove } from './record.js';
export { replay, type RejectedMove, type ReplayResult } from './replay.js';
export { timeline, type TimelineStep } from './timeline.js';
export { writeRecord, type Played } from './write.js';
