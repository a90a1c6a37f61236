export type { Attachment, Channel } from './channel.js';
export { PROTOCOL, type ClientFrame, type CommandFrame, type HelloFrame } from './client-frames.js';
export { type Clock, platformClock } from './clock.js';
export { CLOSE_CODES, type CloseReason, finalReason } from './close-codes.js';
export type {
  HostFrame,
  KeyFrame,
  PeekEndFrame,
  RefusedFrame,
  ReplyFrame,
  ViewFrame,
  WelcomeFrame,
  WireView,
} from './host-frames.js';
export { MAX_FRAME, readFrame } from './read-frame.js';
export { type Reply } from './reply.js';
export { type Timers, platformTimers } from './timers.js';
export type { Connection, Transport, TransportHandlers } from './transport.js';
