import { html, nothing } from 'lit';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { announce } from '../store/announcer.js';
import type { Finder } from './bank-face.js';
import type { WordBank } from './word-bank.js';

/** A field that shows only the words that hold what is typed, where a small screen cannot show them all at once. */
export const finder: Finder = {
  /** Whatever the case. */
  finds: (word, typed) => word.toLowerCase().includes(typed.trim().toLowerCase()),
  field(bank) {
    const name = codeDependenceMessages().findWord;
    return html`<input
      class="find"
      part="find"
      type="search"
      autocomplete="off"
      aria-label=${name}
      placeholder=${name}
      .value=${bank.find}
      @input=${(event: InputEvent) => onFind(bank, (event.target as HTMLInputElement).value)}
    />`;
  },
  none: (typed) => (typed ? html`<p class="none">${codeDependenceMessages().noWord(typed)}</p>` : nothing),
};

function onFind(bank: WordBank, typed: string): void {
  const isNone = (): boolean => bank.renderRoot.querySelector('.none') !== null;
  const before = isNone();
  bank.find = typed;
  // Said once, not at each letter more; and as one seat's own, since it tells what that seat looks for.
  void bank.updateComplete.then(() => {
    if (!before && isNone()) announce(codeDependenceMessages().noWord(typed), true);
  });
}
