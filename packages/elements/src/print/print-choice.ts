import type { CodeDependenceView } from '@cluekit/sdk/code-dependence';
import type { Owner, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { GameStore } from '../store/game-store.js';
import { peekChannelOf } from '../store/peek-channel.js';
import { putOnPaper } from './paper.js';
import { printMessages } from './print-messages.js';
import { sheetsOf, type Printable } from './sheets.js';

type View = WordCodesView | CodeDependenceView;

/** A menu that prints: an element with the seats' names, where its game has seats. */
type Menu = LitElement & {
  readonly names?: readonly string[] | undefined;
  /** The key is a bot's now: no person gets it. */
  readonly noKey?: boolean;
};

/**
 * What a person chooses to print, as a form in a menu. The key comes only after a question of its own, is asked for
 * then and not before, goes onto paper and nowhere else, and is out of the document when the printing is over (B26).
 */
export class PrintChoice implements ReactiveController {
  readonly #menu: Menu;
  readonly #store: () => GameStore | undefined;
  #problem = '';
  /** What is to be printed, while the question about the key stands. */
  #asked: readonly Printable[] | undefined;
  #clear: (() => void) | undefined;

  constructor(menu: Menu, store: () => GameStore | undefined) {
    this.#menu = menu;
    this.#store = store;
    menu.addController(this);
  }

  hostDisconnected(): void {
    this.#clear?.();
    this.#asked = undefined;
  }

  get #view(): View | null {
    return (this.#store()?.getSnapshot().view ?? null) as View | null;
  }

  get #codes(): WordCodesView | null {
    const view = this.#view;
    return view?.shared.game === 'word-codes' ? (view as WordCodesView) : null;
  }

  get #mayKey(): boolean {
    const codes = this.#codes;
    return codes !== null && (codes.shared.phase === 'finished' || (codes.mine.peek && !this.#menu.noKey));
  }

  #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const what = new FormData(event.target as HTMLFormElement).getAll('print') as Printable[];
    this.#tell(what.length === 0 ? printMessages().nothing : '');
    if (what.includes('key')) this.#ask(what);
    else if (what.length > 0) this.#print(what);
  };

  #ask(what: readonly Printable[]): void {
    this.#asked = what;
    this.#menu.requestUpdate();
    void this.#menu.updateComplete.then(() =>
      this.#menu.renderRoot.querySelector<HTMLElement>('.print-key button')?.focus(),
    );
  }

  async #answer(yes: boolean): Promise<void> {
    const what = this.#asked ?? [];
    // The focus comes back before the button that has it goes.
    this.#menu.renderRoot.querySelector<HTMLElement>('.print-form button')?.focus();
    this.#asked = undefined;
    this.#menu.requestUpdate();
    if (!yes) return;
    const key = await this.#key();
    if (!this.#menu.isConnected) return;
    if (key) this.#print(what, key);
    else this.#tell(printMessages().noKey);
  }

  #print(what: readonly Printable[], key?: readonly Owner[]): void {
    const shared = this.#view?.shared;
    if (!shared) return;
    const sheets = sheetsOf(shared, what, { key, names: this.#menu.names });
    this.#clear?.();
    this.#clear = putOnPaper(this.#menu.ownerDocument, sheets, () =>
      this.#tell(printMessages().notHere((this.#menu as { link?: string }).link ?? location.href)),
    );
  }

  /** The key: what everybody sees once the game is over; before that by a peek that ends as soon as it has come. */
  #key(): Promise<readonly Owner[] | null> {
    if (!this.#mayKey) return Promise.resolve(null);
    const { shared } = this.#view as WordCodesView;
    const open = shared.cards.flatMap(({ owner }) => owner ?? []);
    if (open.length === shared.cards.length) return Promise.resolve(open);
    const store = this.#store();
    return new Promise((resolve) => {
      let came = false;
      const stop = store?.peek?.((key) => {
        if (came) return;
        came = true;
        if (key) peekChannelOf(store).count();
        resolve(key as readonly Owner[] | null);
        queueMicrotask(() => stop?.()); // it may come before there is a way to stop
      });
      if (!stop) resolve(null);
    });
  }

  #tell(problem: string): void {
    this.#problem = problem;
    this.#menu.requestUpdate();
  }

  render(): TemplateResult {
    const m = printMessages();
    const codes = this.#codes;
    const mayKey = this.#mayKey;
    const box = (name: Printable, text: string, { checked = false, off = false } = {}): TemplateResult =>
      html`<label
        ><input type="checkbox" name="print" value=${name} ?checked=${checked} ?disabled=${off} />
        ${text}</label
      >`;
    return html`<form class="print-form" @submit=${this.#onSubmit}>
        <fieldset>
          <legend>${m.what}</legend>
          ${box('board', codes ? m.board : m.bank, { checked: true })} ${box('cards', m.cards)}
          ${box('log', m.log)} ${codes ? box('key', m.key, { off: !mayKey }) : nothing}
        </fieldset>
        ${codes && !mayKey ? html`<p class="hint">${m.keyLater}</p>` : nothing}
        <p class="problem" role="status">${this.#problem}</p>
        <button class="primary">${m.print}</button>
      </form>
      ${
        this.#asked
          ? html`<form class="print-key" @submit=${(event: Event) => event.preventDefault()}>
              <p>${m.keyAsk}</p>
              <div class="row">
                <button type="button" @click=${() => this.#answer(false)}>${m.keyNo}</button>
                <button type="button" class="yes" @click=${() => this.#answer(true)}>${m.keyYes}</button>
              </div>
            </form>`
          : nothing
      }`;
  }
}
