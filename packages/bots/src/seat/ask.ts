import type { Timers } from '@cluekit/sdk/protocol';

/** What became of a question: an answer, a throw, or nothing in time. Each says so itself, whatever a page puts on all objects. */
export type Asked<T> =
  | { readonly failed: null; readonly answer: T }
  | { readonly failed: 'threw'; readonly error: unknown }
  | { readonly failed: 'stalled' };

/** Asks, and waits `ms` milliseconds at most. Never rejects; an answer that comes later is let go. */
export function ask<T>(question: () => Promise<T>, ms: number, timers: Timers): Promise<Asked<T>> {
  return new Promise((resolve) => {
    const timer = timers.setTimeout(() => resolve({ failed: 'stalled' }), ms);
    const settle = (asked: Asked<T>): void => {
      timers.clearTimeout(timer);
      resolve(asked);
    };
    const threw = (error: unknown): void => settle({ failed: 'threw', error });
    try {
      question().then((answer) => settle({ failed: null, answer }), threw);
    } catch (error) {
      threw(error);
    }
  });
}
