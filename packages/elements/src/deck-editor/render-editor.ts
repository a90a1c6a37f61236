import { html, nothing, type TemplateResult } from 'lit';
import { deckProblemSentence } from '@cluekit/sdk/decks';
import { settingsMessages } from '../locales/settings-messages.js';
import { hasColon, type DraftWord } from './deck-draft.js';
import type { DeckEditor } from './deck-editor.js';

/** Problems that are listed one by one. */
const LISTED = 12;

/** The whole editor: what one types, what was read from it, and the ways on. */
export function renderEditor(host: DeckEditor): TemplateResult {
  const m = settingsMessages();
  const { read, problem, came } = host;
  const few = read.played.length < host.minimum;
  return html`<form part="editor" novalidate autocomplete="off" @submit=${host.onPlay}>
    ${
      host.packed
        ? html`<div class="came">
            ${came > 0 ? html`<p>${m.cameWithLink(came)}</p>` : nothing}
            <button type="button" part="leave" @click=${host.onLeave}>${m.leave}</button>
          </div>`
        : nothing
    }
    ${host.isLong ? renderLong(host) : renderField(host)}
    <label for="file">${m.file}</label>
    <input
      id="file"
      type="file"
      accept=".txt,.csv,.tsv,text/plain,text/csv,text/tab-separated-values"
      @change=${host.onFileChosen}
    />
    ${check('meanings', m.meanings, host.meanings, (on) => (host.meanings = on))}
    ${check('heading', m.heading, host.heading, (on) => (host.heading = on))}
    <p id="count" class="count">${m.read(read.played.length, host.minimum)}</p>
    ${renderProblems(host)} ${read.all.length > 0 ? renderWords(host) : nothing}
    <p id="problem" class="problem" part="problem">${problem}</p>
    <div class="ways">
      <button
        class="primary"
        part="play"
        aria-disabled=${few ? 'true' : nothing}
        aria-describedby=${few ? 'few' : nothing}
      >
        ${m.play}
      </button>
      ${few ? html`<p id="few" class="hint">${m.few(read.played.length, host.minimum)}</p>` : nothing}
    </div>
    ${renderLink(host)}
  </form>`;
}

function check(id: string, text: string, checked: boolean, set: (on: boolean) => void): TemplateResult {
  return html`<label class="check"
    ><input
      id=${id}
      type="checkbox"
      .checked=${checked}
      @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}
    />
    ${text}</label
  >`;
}

function renderField(host: DeckEditor): TemplateResult {
  const m = settingsMessages();
  return html`<label for="text">${m.paste}</label>
    <textarea
      id="text"
      rows="6"
      spellcheck="false"
      lang=${host.wordsLang ?? ''}
      dir="auto"
      aria-describedby="hint count problem"
      aria-invalid=${host.problem ? 'true' : nothing}
      .value=${host.text}
      @input=${host.onInput}
      @change=${host.onChange}
      @paste=${host.onPaste}
      @drop=${host.onDrop}
    ></textarea>
    <p id="hint" class="hint">${m.pasteHint}</p>`;
}

function renderLong(host: DeckEditor): TemplateResult {
  const m = settingsMessages();
  return html`<p>${m.longText}</p>
    <button id="text" type="button" class="quiet" aria-describedby="problem" @click=${host.onClear}>
      ${m.clearText}
    </button>`;
}

/** What is wrong, by line: the first of them, and how many more. */
function renderProblems(host: DeckEditor): unknown {
  const { problems } = host.read;
  if (problems.length === 0) return nothing;
  const m = settingsMessages();
  const more = problems.length - LISTED;
  return html`<ul class="problems" part="problems">
      ${problems.slice(0, LISTED).map((each) => {
        const { line, code, word } = each;
        const why = hasColon(each) ? m.colon(m.meanings) : deckProblemSentence(code);
        return html`<li>
          <span class="sign" aria-hidden="true">!</span>
          <span dir="auto">${m.onLine(line, word, why)}</span>
        </li>`;
      })}
      ${more > 0 ? html`<li>${m.moreProblems(more)}</li>` : nothing}
    </ul>
    ${problems.some(hasColon) ? renderColon(host) : nothing}`;
}

/** Does what the sentence about the colon says; then the focus is on the box that it ticked. */
function renderColon(host: DeckEditor): TemplateResult {
  const keep = (): void => {
    host.meanings = true;
    void host.updateComplete.then(() => host.renderRoot.querySelector<HTMLElement>('#meanings')?.focus());
  };
  return html`<button type="button" class="quiet" @click=${keep}>${settingsMessages().keepMeanings}</button>`;
}

function renderWords(host: DeckEditor): TemplateResult {
  const m = settingsMessages();
  const { all } = host.read;
  return html`<details ?open=${host.packed !== undefined}>
    <summary>${m.allWords(all.length)}</summary>
    <ol part="words">
      ${all.slice(0, host.shown).map((word) => html`<li>${renderWord(host, word)}</li>`)}
    </ol>
    ${
      all.length > host.shown
        ? html`<button type="button" class="quiet" @click=${host.onShowMore}>${m.showMore}</button>`
        : nothing
    }
  </details>`;
}

function renderWord(host: DeckEditor, { word, definition, swap }: DraftWord): TemplateResult {
  const m = settingsMessages();
  const lang = host.wordsLang ?? '';
  if (host.swapping === word) return renderSwap(host, word);
  if (swap !== undefined)
    return html`<span class="word" dir="auto"
        >${swap === '' ? m.leftOut(word) : html`<b lang=${lang}>${swap}</b> ${m.insteadOf(word)}`}</span
      >
      <button type="button" class="quiet" data-word=${word} @click=${() => host.onPutBack(word)}>
        ${m.putBack}<span class="sr"> ${word}</span>
      </button>`;
  const text = html`<span lang=${lang} dir="auto">${word}</span>`;
  return html`${
      definition
        ? html`<details class="word">
            <summary>${text}</summary>
            <span dir="auto">${definition}</span>
          </details>`
        : html`<span class="word">${text}</span>`
    }
    <button type="button" class="quiet" data-word=${word} @click=${() => host.onSwap(word)}>
      ${m.swap}<span class="sr"> ${word}</span>
    </button>`;
}

/** The field for what is played in place of a word. Enter puts it in, and starts no game. */
function renderSwap(host: DeckEditor, word: string): TemplateResult {
  const m = settingsMessages();
  const typed = (event: Event): string =>
    (event.currentTarget as Element).closest('.swap')?.querySelector('input')?.value ?? '';
  const onKeydown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') host.onPutBack(word);
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    if (typed(event).trim() !== '') host.onSwapped(word, typed(event));
  };
  return html`<div class="swap">
    <label for="swap">${m.swapFor(word)}</label>
    <input
      id="swap"
      autocomplete="off"
      maxlength="60"
      aria-describedby="swap-problem"
      aria-invalid=${host.swapProblem ? 'true' : nothing}
      @keydown=${onKeydown}
    />
    <p id="swap-problem" class="problem">${host.swapProblem}</p>
    <button type="button" @click=${(event: Event) => host.onSwapped(word, typed(event) || ' , ')}>
      ${m.swapIn}
    </button>
    <button type="button" class="quiet" @click=${() => host.onSwapped(word, '')}>${m.leaveOut}</button>
    <button type="button" class="quiet" @click=${() => host.onPutBack(word)}>${m.keepIt}</button>
  </div>`;
}

function renderLink(host: DeckEditor): unknown {
  const m = settingsMessages();
  const { link } = host;
  if (link.tooLong) return html`<p class="hint">${m.noLink}</p>`;
  const { href } = link;
  if (!href) return nothing;
  return html`<button type="button" class="quiet" part="copy" @click=${host.onCopy}>
      ${host.copied ? m.copied : m.copyLink}
    </button>
    ${link.isLong ? html`<p class="hint">${m.longLink(href.length)}</p>` : nothing}
    ${
      host.copied === false
        ? html`<label>${m.copyBlocked}<input class="link" readonly .value=${href} /></label>`
        : nothing
    }`;
}
