import type { ListName } from '../game-menu/menu-events.js';

/**
 * What a person chose for a game, as far as they chose: it lies on their device, where anything may lie, so each value
 * is compared with those that there are before it counts.
 */
export interface Settings {
  /** The list that new games are dealt from. */
  readonly list?: ListName | undefined;
  /** The ways to open the key. */
  readonly peek?: 'hold' | 'toggle' | 'both' | undefined;
  /** The words as a grid or one under the other. */
  readonly layout?: 'grid' | 'list' | undefined;
  /** `off`: nothing moves. */
  readonly motion?: 'auto' | 'off' | undefined;
  /** How large everything is. */
  readonly text?: 'normal' | 'large' | 'larger' | undefined;
  /** `on`: a tick when a card turns. */
  readonly sound?: 'off' | 'on' | undefined;
}

/** Words of a person's own, or a page's. */
export interface OwnDeck {
  readonly words: readonly string[];
  /** What a word means, by the word as it is shown. */
  readonly definitions?: Readonly<Record<string, string>> | undefined;
  /** The language of the words. */
  readonly lang?: string | undefined;
  /** The words as they travel in a link, where they are few enough for one. */
  readonly packed?: string | undefined;
}
