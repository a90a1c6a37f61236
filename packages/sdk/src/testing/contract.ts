import { platformTimers } from '../protocol/timers.js';

/** One case of a contract, for any test runner: `for (const { name, run } of storeContract(make)) test(name, run)`. */
export interface ContractCase {
  readonly name: string;
  /** Resolves where the contract is kept; rejects with a sentence where it is not. */
  run(): Promise<void>;
}

/** Throws the sentence where the condition does not hold. */
export function expectThat(condition: boolean, sentence: string): void {
  if (!condition) throw new Error(sentence);
}

/** Gives whatever is under way a moment. */
export function pause(ms = 5): Promise<void> {
  return new Promise((resolve) => void platformTimers.setTimeout(resolve, ms));
}

/** Waits until the condition holds, for two seconds at most. */
export async function until(condition: () => boolean, sentence: string): Promise<void> {
  for (let tries = 0; tries < 400 && !condition(); tries += 1) await pause();
  expectThat(condition(), sentence);
}
