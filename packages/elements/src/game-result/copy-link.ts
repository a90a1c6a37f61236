import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { messages } from '../locales/messages.js';
import { announce } from '../store/announcer.js';
import { copyText } from './copy-text.js';

/** A game code with a button that copies its link; where copying is blocked the link is shown, to be copied by hand. */
export class CopyLink implements ReactiveController {
  readonly #host: LitElement;
  #copied: boolean | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#copied = undefined;
  }

  async #copy(link: string): Promise<void> {
    this.#copied = await copyText(link);
    this.#host.requestUpdate();
    if (this.#copied) return announce(messages().copied);
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLInputElement>('.link')?.select();
  }

  render(code: string, link: string): TemplateResult {
    const m = messages();
    return html`<p class="share">
        <b class="code">${code}</b>
        <button class="quiet" part="copy" @click=${() => this.#copy(link)}>
          ${this.#copied ? m.copied : m.copyLink}
        </button>
      </p>
      ${
        this.#copied === false
          ? html`<label>${m.copyFailed}<input class="link" readonly .value=${link} /></label>`
          : nothing
      }`;
  }
}
