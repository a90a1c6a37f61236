import { html as plain, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { DeckEditor } from '../deck-editor/deck-editor.js';
import type { ListName } from '../game-menu/menu-events.js';
import { settingsMessages } from '../locales/settings-messages.js';
import { announce } from '../store/announcer.js';
import type { GameStore } from '../store/game-store.js';
import { prefixedHtml } from '../store/prefixed-html.js';
import { controls } from '../tokens/controls.styles.js';
import { disclosure } from '../tokens/disclosure.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import type { OwnDeck, Settings } from '../word-codes/settings.js';
import { FlipSound } from './flip-sound.js';
import { styles } from './game-settings.styles.js';
import { optionsOf } from './options.js';
import { SettingsEvent } from './settings-event.js';

/**
 * What a person can choose for a game of Word Codes (WC-3): the words, how they stand, how large, how the key opens,
 * movement and sound. Each choice holds at once; what the page has fixed is not offered. It keeps nothing itself.
 *
 * @summary The settings of a game of Word Codes.
 * @fires settings-change - something was chosen; `settings` is all that is chosen by now
 * @fires erase-kept - the person wants everything of ours erased from this device (B25)
 * @fires use-deck - the person plays with words of their own; `deck` has them
 * @csspart settings - the whole
 * @csspart erase - the button that erases
 */
export class GameSettings extends LitElement {
  static override styles = [tokens, controls, disclosure, styles];

  static override properties: PropertyDeclarations = {
    settings: { attribute: false },
    fixed: { attribute: false },
    deck: { attribute: false },
    ownList: { type: Boolean, attribute: 'own-list' },
    notKept: { type: Boolean, attribute: 'not-kept' },
    linkName: { attribute: 'link-name' },
    store: { attribute: false },
    erased: { state: true },
  };

  /** What is chosen. */
  declare settings: Settings;
  /** What the page has fixed: those are not offered. */
  declare fixed: Settings;
  /** The person's own words, to go on with. */
  declare deck: Partial<OwnDeck> | undefined;
  /** The page has a list of its own to choose. */
  declare ownList: boolean;
  /** This device keeps nothing for the page. */
  declare notKept: boolean;
  /** What the words are called in a link; left out, none is offered. */
  declare linkName: string | undefined;
  /** The game whose cards are heard, where the person wants it. */
  declare store: GameStore | undefined;
  declare protected erased: boolean;

  #told = false;

  constructor() {
    super();
    this.settings = {};
    this.fixed = {};
    this.ownList = this.notKept = this.erased = false;
    new FlipSound(
      this,
      () => this.store,
      () => this.settings.sound === 'on' && this.fixed.sound !== 'off',
    );
  }

  #choose(settings: Settings): void {
    this.erased = false;
    if (this.dispatchEvent(new SettingsEvent(settings))) this.settings = settings;
    else this.requestUpdate();
    if (!this.notKept || this.#told) return;
    this.#told = true;
    announce(settingsMessages().notKept);
  }

  #onErase(): void {
    const event = new Event('erase-kept', { bubbles: true, composed: true, cancelable: true });
    if (!this.dispatchEvent(event)) return;
    this.erased = true;
    this.renderRoot.querySelector<DeckEditor>('#own')?.forget();
    announce(settingsMessages().erased);
  }

  /** What a person just pressed stays under the finger, though all before it may become larger. */
  #keepInPlace(pressed: HTMLElement, change: () => void): void {
    const before = pressed.getBoundingClientRect().top;
    change();
    const view = this.ownerDocument.defaultView;
    view?.requestAnimationFrame(() => view.scrollBy(0, pressed.getBoundingClientRect().top - before));
  }

  protected override render(): TemplateResult {
    const m = settingsMessages();
    return plain`<form part="settings" @submit=${(event: Event) => event.preventDefault()}>
        ${this.#renderLists()}
        ${optionsOf(m).map(({ name, legend, values }) =>
          this.fixed[name] === undefined
            ? this.#renderChoice(name, legend, values, this.settings[name] ?? values[0]?.[0])
            : nothing,
        )}
      </form>
      ${this.#renderDeck()}
      <p class="hint">${this.notKept ? m.notKept : m.kept}</p>
      <button part="erase" type="button" @click=${() => this.#onErase()}>${m.erase}</button>
      <p class="hint">${this.erased ? m.erased : nothing}</p>`;
  }

  #renderLists(): TemplateResult {
    const m = settingsMessages();
    const yours = this.deck?.words !== undefined;
    const lists: (readonly [ListName, string])[] = [
      ['everyday', m.listEveryday],
      ['all', m.listAll],
    ];
    if (yours || this.ownList) lists.push(['own', yours ? m.listYours : m.listOwn]);
    return this.#renderChoice('list', m.words, lists, this.settings.list ?? 'everyday');
  }

  #renderChoice(
    name: keyof Settings,
    legend: string,
    values: readonly (readonly [string, string])[],
    chosen: string | undefined,
  ): TemplateResult {
    const isOne = values.some(([value]) => value === chosen);
    return plain`<fieldset>
      <legend>${legend}</legend>
      ${values.map(
        ([value, text], i) =>
          plain`<label
            ><input
              type="radio"
              name=${name}
              value=${value}
              .checked=${value === chosen || (!isOne && i === 0)}
              @change=${(event: Event) =>
                this.#keepInPlace(event.target as HTMLElement, () =>
                  this.#choose({ ...this.settings, [name]: value }),
                )}
            />
            ${text}</label
          >`,
      )}
    </fieldset>`;
  }

  #renderDeck(): TemplateResult {
    const html = prefixedHtml(this.localName.slice(0, -'game-settings'.length));
    return html`<details>
      <summary>${settingsMessages().ownWords}</summary>
      <deck-editor id="own" .deck=${this.deck} .linkName=${this.linkName}></deck-editor>
    </details>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-settings': GameSettings;
  }
}
