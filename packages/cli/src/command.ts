import type { Input } from './input.js';
import type { Output } from './output.js';

/** What a command works with. */
export interface Surroundings {
  readonly input: Input;
  readonly output: Output;
}

/** One thing that `cluekit` does. */
export interface Command {
  /** How it is called, e.g. `cluekit replay FILE…`. */
  readonly usage: string;
  /** What it does, for `--help`: a few plain lines. */
  readonly about: string;
  /** Does it, and resolves to the exit status. A `UsageError` becomes status 2. */
  run(args: readonly string[], surroundings: Surroundings): Promise<number>;
}
