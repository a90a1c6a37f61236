import { reason } from './reason.js';

/** Where a command writes: whole lines, one write each, so that lines of several runs never mix. */
export interface Output {
  /** One line of the answer, on standard output. */
  line(text: string): void;
  /** One sentence about what went wrong, on standard error. */
  complain(text: string): void;
  /** Nobody takes any more: the reader has seen enough (`| head`), or nothing can be written. */
  readonly closed: boolean;
  /** Waits until every line is written, and resolves to whether they could be. A reader that left is no fault. */
  flush(): Promise<boolean>;
}

/** The two streams of a process that an output needs. */
interface Streams {
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream;
}

/** The process's own streams. Neither of them can end the run by failing. */
export function processOutput({ stdout, stderr }: Streams = process): Output {
  let fault: NodeJS.ErrnoException | null = null;
  let written = Promise.resolve();
  // What came of a write is told to the write; an error that nobody listens for would end the process.
  for (const stream of [stdout, stderr]) stream.on('error', () => {});

  function complain(text: string): void {
    stderr.write(`${text}\n`);
  }

  return {
    line(text) {
      if (fault !== null) return;
      written = new Promise((resolve) => {
        stdout.write(`${text}\n`, (error) => {
          fault ??= error ?? null;
          resolve();
        });
      });
    },
    complain,
    get closed() {
      return fault !== null;
    },
    async flush() {
      await written;
      if (fault === null || fault.code === 'EPIPE') return true;
      complain(`cluekit: The answer cannot be written: ${reason(fault)}.`);
      return false;
    },
  };
}
