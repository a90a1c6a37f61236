/**
 * Something that plays a seat. It is given exactly what that seat may know, frozen, and nothing else (T8): no
 * host, no client, no state of the match. What it answers is only a wish; the host decides as for a person.
 *
 * @typeParam V the game's view
 * @typeParam C the game's commands
 * @typeParam K what the seat may peek at (Word Codes: the key), given only where the view says `mine.peek`
 * @example
 * const passer: Bot<CodeDependenceView, CodeDependenceCommand> = {
 *   act: async ({ mine }) => (mine.can.includes('pass') ? { type: 'pass', seat: mine.seat ?? 0 } : null),
 * };
 */
export interface Bot<V, C, K = unknown> {
  /**
   * What the seat should do now; null for nothing. It may be asked again about the same view, after a refusal:
   * then another answer is wanted.
   */
  act(view: V, key?: K): Promise<C | null>;
  /** Whether a clue means something to it. A bot that cannot tell has no such method. */
  knows?(clue: string): Promise<boolean>;
}
