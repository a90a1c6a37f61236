import { html as plain, LitElement, type PropertyDeclarations } from 'lit';
import type { ResultFace } from '../game-result/result-face.js';
import { facesOf } from '../store/faces.js';
import { prefixedHtml } from '../store/prefixed-html.js';
import { tokens } from '../tokens/tokens.styles.js';
import { openChannel, type Shown } from './channel.js';
import { styles } from './game-projector.styles.js';
import { ProjectorStore } from './projector-store.js';
import { projectorMessages } from './projector-messages.js';

/**
 * A game of another window of the same browser, large enough to be read from the last row: what everybody may know,
 * and nothing else (B21). It shows and asks for nothing; a window that is opened late shows the game as it is.
 *
 * @summary The view for a projector.
 * @csspart waiting - what stands there while there is no game
 * @csspart headline - who has won
 */
export class GameProjector extends LitElement {
  static override styles = [tokens, styles];

  static override properties: PropertyDeclarations = {
    channel: {},
    theme: { reflect: true },
    shown: { state: true },
  };

  /** The name that the game has as its `channel`. Undefined: that in the address, where the game's link put it. */
  declare channel: string | undefined;
  /** `light` or `dark`; left out, the page's color scheme decides. */
  declare theme: 'light' | 'dark' | undefined;
  declare protected shown: Shown | undefined;

  #store = new ProjectorStore();
  #channel: ReturnType<typeof openChannel>;
  /** The name the open channel has. */
  #name: string | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  protected override willUpdate(): void {
    const name = this.channel ?? new URLSearchParams(location.hash.slice(1)).get('projector') ?? undefined;
    if (!this.isConnected || (name === this.#name && this.#channel)) return;
    this.#close();
    this.#name = name;
    this.#channel =
      name === undefined ? undefined : openChannel(name, { shown: (shown) => this.#onShown(shown) });
    this.#channel?.ask();
  }

  #close(): void {
    this.#channel?.close();
    this.#channel = undefined;
  }

  #onShown(shown: Shown): void {
    if (shown.shared) this.#store.show(shown.shared);
    this.shown = shown;
  }

  protected override render(): unknown {
    const m = projectorMessages();
    const { shared, names, lang } = this.shown ?? {};
    if (!shared) {
      const why = this.#channel ? m.waiting : this.#name === undefined ? m.noChannel : m.notHere;
      return plain`<p class="waiting" part="waiting" role="status">${why}</p>`;
    }
    const html = prefixedHtml(this.localName.slice(0, -'game-projector'.length));
    const codes = shared.game === 'word-codes';
    return html`<word-game .store=${this.#store} .wordsLang=${lang} announcer="none">
      <div class="table ${codes ? 'codes' : ''}">
        <div class="top ${shared.phase === 'clue' ? 'told' : ''}">
          ${shared.phase === 'finished' ? this.#headline() : html`<turn-status class="far" .names=${names}></turn-status>`}
          ${shared.phase === 'guess' ? html`<clue-bar class="now" .names=${names}></clue-bar>` : ''}
          ${shared.phase === 'clue' ? html`<outcome-panel class="far came" disabled .next=${null} .names=${names}></outcome-panel>` : ''}
        </div>
        <word-bank disabled .names=${names}></word-bank>
        <div class="foot">
          <score-board class="far" .names=${names}></score-board>
          ${codes ? '' : html`<deduction-grid .names=${names}></deduction-grid>`}
        </div>
      </div>
    </word-game>`;
  }

  /** Who has won and why, in the words of the result. */
  #headline(): unknown {
    const { names } = this.shown ?? {};
    const { view } = this.#store.getSnapshot();
    const face = facesOf<ResultFace>('game-result').get((view as { shared: { game: string } }).shared.game);
    const [headline, ...why] = face?.told(face.select(view as never, {} as never), { names } as never) ?? [];
    return plain`<div role="status"><h2 part="headline">${headline}</h2>${why.map((text) => plain`<p>${text}</p>`)}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-projector': GameProjector;
  }
}
