import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { messages } from '../locales/messages.js';
import { announce } from '../store/announcer.js';
import { copyText } from './copy-text.js';

/**
 * Passes a link or a text on, in the gesture that asked for it: by what the device has for it, else copied; where
 * copying is blocked it is shown, to be copied by hand.
 */
export class CopyLink implements ReactiveController {
  readonly #host: LitElement;
  /** What was to be copied last, and whether it was. */
  #last: { readonly text: string; readonly copied: boolean } | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#last = undefined;
  }

  async #copy(text: string): Promise<void> {
    const copied = await copyText(text);
    this.#last = { text, copied };
    this.#host.requestUpdate();
    if (copied) return announce(messages().copied);
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLInputElement>('.link')?.select();
  }

  /** Whoever leaves the device's own way of sharing without having shared wanted nothing else. */
  async #share(text: string): Promise<void> {
    const data = { text };
    if (!navigator.canShare?.(data)) return this.#copy(text);
    try {
      await navigator.share(data);
    } catch (error) {
      if ((error as Error).name !== 'AbortError') await this.#copy(text);
    }
  }

  /** The code, and a button that copies its link. */
  render(code: string, link: string): TemplateResult {
    return html`<b class="code">${code}</b>
      <button class="quiet" part="copy" @click=${() => this.#copy(link)}>
        ${this.#name(link, messages().copyLink)}
      </button>
      ${this.#renderBlocked(link)}`;
  }

  /** A button that shares a text (A42). */
  renderShare(text: string): TemplateResult {
    return html`<button class="quiet" part="share" @click=${() => this.#share(text)}>
        ${this.#name(text, messages().share)}
      </button>
      ${this.#renderBlocked(text)}`;
  }

  /** What a button says: what it does, and then that it is done. */
  #name(text: string, does: string): string {
    return this.#last?.copied && this.#last.text === text ? messages().copied : does;
  }

  #renderBlocked(text: string): unknown {
    return this.#last?.copied === false && this.#last.text === text
      ? html`<label>${messages().copyFailed}<input class="link" readonly .value=${text} /></label>`
      : nothing;
  }
}
