import type { CodeDependenceCommand } from '@cluekit/sdk/code-dependence';
import type { WordCodesCommand } from '@cluekit/sdk/word-codes';
import type { GameStore, Reply } from './game-store.js';

/**
 * A person asks for something: the event bubbles out of the element, through shadow roots, and carries the
 * command. The game around it sends the command unless a listener anywhere called `preventDefault()`.
 *
 * @example game.addEventListener('clue-request', (event) => { if (!allowed(event.command.word)) event.preventDefault(); });
 */
export class RequestEvent<Command = unknown> extends Event {
  /**
   * What will be sent: what the person typed or chose, never the key. A `coded-request`, and where all act in secret a
   * `guess-request`, a `call-request` and a `pass-request`, hold what only that seat may know: its own choice.
   */
  readonly command: Command;
  /** The answer; null where the request was prevented or nobody took it. */
  readonly result: Promise<Reply | null>;
  #resolve!: (reply: Reply | null) => void;
  #taken = false;

  constructor(type: string, command: Command) {
    super(type, { bubbles: true, composed: true, cancelable: true });
    this.command = command;
    this.result = new Promise((resolve) => (this.#resolve = resolve));
  }

  /** Takes the request: once every listener has had its say, sends the command. The first to take it wins. */
  take(store: GameStore): void {
    if (this.#taken) return;
    this.#taken = true;
    const nothing = (): void => this.#resolve(null);
    whenHeard(this, () => void store.send(this.command).then(this.#resolve, nothing), nothing);
  }

  /** Nobody took it: the answer is null. */
  giveUp(): void {
    if (!this.#taken) this.#resolve(null);
  }
}

/** Acts on what a person asked for once every listener of the page has had its say, unless one prevented it. */
export function whenHeard(event: Event, act: () => void, prevented?: () => void): void {
  queueMicrotask(() => (event.defaultPrevented ? prevented?.() : act()));
}

/** Takes a request, of this copy of the library or another. What only has the name of one is let go by. */
export function takeRequest(event: Event, store: GameStore | undefined): void {
  try {
    if (store) (event as RequestEvent).take(store);
  } catch {
    // A stranger's event: it has no `take`, or one that is not ours.
  }
}

/** Elements that wait for an answer: a second press before it is none. */
const asking = new WeakSet<HTMLElement>();

/**
 * Dispatches a request from an element; null at once while its last one has no answer. An element with a store of
 * its own and no game around it sends by itself.
 */
export function request<Command>(
  element: HTMLElement & { store?: GameStore | undefined },
  type: string,
  command: Command,
): Promise<Reply | null> {
  if (asking.has(element)) return Promise.resolve(null);
  asking.add(element);
  const event = new RequestEvent(type, command);
  void event.result.then(() => asking.delete(element));
  element.dispatchEvent(event);
  if (element.store) event.take(element.store);
  event.giveUp();
  return event.result;
}

/** A command of this type, as an element asks for it: whose seat it is, the host knows from the session. */
type Asked<C extends { readonly type: string }, T extends C['type']> =
  Extract<C, { readonly type: T }> extends infer Command ? Omit<Command, 'seat'> : never;

declare global {
  interface GlobalEventHandlersEventMap {
    'clue-request': RequestEvent<
      Asked<WordCodesCommand, 'giveClue'> | Asked<CodeDependenceCommand, 'giveClue'>
    >;
    'flip-request': RequestEvent<Asked<WordCodesCommand, 'flip'>>;
    'end-turn-request': RequestEvent<Asked<WordCodesCommand, 'endTurn'>>;
    'foul-request': RequestEvent<Asked<WordCodesCommand, 'callFoul'>>;
    'undo-request': RequestEvent<{ readonly type: 'undo' }>;
    'coded-request': RequestEvent<Asked<CodeDependenceCommand, 'chooseCoded'>>;
    'guess-request': RequestEvent<Asked<CodeDependenceCommand, 'guess'>>;
    'call-request': RequestEvent<Asked<CodeDependenceCommand, 'callIt'>>;
    'pass-request': RequestEvent<Asked<CodeDependenceCommand, 'pass'>>;
    'next-round-request': RequestEvent<Asked<CodeDependenceCommand, 'nextRound'>>;
    'skip-request': RequestEvent<Asked<CodeDependenceCommand, 'timeout'>>;
  }
}
