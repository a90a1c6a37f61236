export { type Client, connect, type ConnectOptions } from './client.js';
export type { ObserverLike, Unsubscribe } from './observers.js';
export type { PeekCallback } from './peeks.js';
export type { ClientSnapshot, Status } from './status.js';
export { type CloseReason } from '../protocol/close-codes.js';
export { type Reply } from '../protocol/reply.js';
