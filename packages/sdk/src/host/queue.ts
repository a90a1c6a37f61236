import { isPromise, type MaybePromise } from './maybe-promise.js';

/** Runs jobs one after the other. */
export interface Queue {
  /** Runs the job now where nothing is running, else after what waits. */
  run(job: () => MaybePromise<void>): void;
  /** Whether a job is running. */
  readonly busy: boolean;
}

/**
 * A queue that costs nothing while jobs answer at once: they run within the call, even where one job sends
 * something that asks for the next. Only a job that returns a promise makes others wait.
 *
 * @param idle is called each time the queue has run empty
 * @param onError is told what a job threw or rejected with; the next job runs all the same
 */
export function createQueue(idle: () => void, onError: (error: unknown) => void): Queue {
  const waiting: (() => MaybePromise<void>)[] = [];
  let busy = false;

  function drain(): void {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      try {
        const result = job();
        if (isPromise(result)) return void result.catch(onError).then(drain);
      } catch (error) {
        onError(error);
      }
    }
    busy = false;
    idle();
  }

  return {
    get busy() {
      return busy;
    },
    run(job) {
      waiting.push(job);
      if (busy) return;
      busy = true;
      drain();
    },
  };
}
