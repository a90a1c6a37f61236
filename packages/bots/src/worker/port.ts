/** One end of a line: a `Worker`, a worker's `self`, or a `MessagePort` that was started. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message' | 'error', listener: (event: { readonly data?: unknown }) => void): void;
}
