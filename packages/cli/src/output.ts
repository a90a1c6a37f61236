/** Where a command writes: whole lines, one write each, so that lines of several runs never mix. */
export interface Output {
  /** One line of the answer, on standard output. */
  line(text: string): void;
  /** One sentence about what went wrong, on standard error. */
  complain(text: string): void;
}

/** The process's own streams. A reader that has seen enough (`| head`) ends the run quietly. */
export function processOutput(): Output {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    line: (text) => void process.stdout.write(`${text}\n`),
    complain: (text) => void process.stderr.write(`${text}\n`),
  };
}
