/** Thrown where the command line itself is wrong: one plain sentence on standard error, exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
