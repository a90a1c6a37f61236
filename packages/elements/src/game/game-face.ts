/** What `<word-game>` knows of one game, from its public view alone. */
export interface GameFace<Shared = never> {
  /** Changes with the phase and the turn. */
  turn(shared: Shared): string;
  /** What happened between two views, as sentences to be said, in order. */
  narrate(before: Shared | null, now: Shared, names?: readonly string[]): string[];
}
