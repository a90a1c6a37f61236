import type { Level, Mode } from '@cluekit/sdk/word-codes';

/** A word list by the name a person chooses it by; `own` is the page's. */
export type ListName = 'everyday' | 'all' | 'own';

/** A person starts a new game. Cancelable: prevented, the game on the table stays. */
export class NewGameEvent extends Event {
  readonly mode: Mode;
  readonly level: Level;
  readonly list: ListName;
  /** A game on the table is given up by it. */
  readonly givesUp: boolean;
  /** The seats that bots play; undefined where the menu offers none. */
  readonly bots: string | undefined;

  constructor(mode: Mode, level: Level, list: ListName, givesUp: boolean, bots?: string) {
    super('new-game', { bubbles: true, composed: true, cancelable: true });
    this.mode = mode;
    this.level = level;
    this.list = list;
    this.givesUp = givesUp;
    this.bots = bots;
  }
}

/** Whether an event of that name asks for a game that there is. */
export function asksForGame({ mode, level, list, bots }: Partial<NewGameEvent>): boolean {
  return (
    (mode === 'teams' || mode === 'coop') &&
    (level === 'standard' || level === 'easy') &&
    (list === 'everyday' || list === 'all' || list === 'own') &&
    (bots === undefined || typeof bots === 'string')
  );
}

/** A person typed a game code to play. Cancelable. */
export class PlayCodeEvent extends Event {
  /** As it was typed. */
  readonly code: string;

  constructor(code: string) {
    super('play-code', { bubbles: true, composed: true, cancelable: true });
    this.code = code;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'new-game': NewGameEvent;
    'play-code': PlayCodeEvent;
    /** On the menu alone: it does not bubble. */
    'settings-open': Event;
  }
}
