import type { LitElement } from 'lit';

/**
 * Lets a page style the parts of the elements inside a game as the game's own: `word-codes::part(card)`.
 *
 * @param parts their names, parted by commas
 */
export function handOnParts(game: LitElement, parts: string): void {
  game.addController({
    hostUpdated() {
      for (const each of game.renderRoot.querySelectorAll('*'))
        if (each.shadowRoot) each.setAttribute('exportparts', parts);
    },
  });
}
