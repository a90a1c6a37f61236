import { html, nothing, type TemplateResult } from 'lit';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { MAX_NAME } from './clean-name.js';
import type { Draft, Fixed, LobbyProblem } from './draft.js';
import { bankSize, DECKS, GUESS_MODES, ROUNDS, TIMES, type DeckCheck } from './settings.js';

/** What the parts of the lobby show. */
export interface LobbyState {
  readonly draft: Draft;
  readonly fixed: Fixed;
  readonly problems: readonly LobbyProblem[];
  readonly check: DeckCheck | null;
  /** The page has words of its own. */
  readonly own: boolean;
  readonly freeNames: boolean;
  readonly noBots: boolean;
}

/** Problems of a pasted list that are listed one by one. */
const LISTED = 8;

/** The seats, and the ways to have more or fewer of them. */
export function renderSeats(state: LobbyState, onSeats: (by: 1 | -1) => void): TemplateResult {
  const m = codeDependenceMessages();
  const { seats } = state.draft;
  const last = (by: 1 | -1, text: string, off: boolean): TemplateResult =>
    html`<button
      type="button"
      class="quiet"
      aria-disabled=${off ? 'true' : nothing}
      @click=${() => !off && onSeats(by)}
    >
      ${text}
    </button>`;
  return html`<fieldset class="seats">
    <legend>${state.fixed.players ? m.seatsFixed(seats.length) : m.seats}</legend>
    <ol>
      ${seats.map((_, i) => renderSeat(state, i))}
    </ol>
    ${
      state.fixed.players
        ? nothing
        : html`<div class="row">
            ${last(1, m.addSeat, seats.length >= 7)} ${last(-1, m.removeSeat, seats.length <= 2)}
          </div>`
    }
    ${told(state, 'name')} ${told(state, 'bot')}
  </fieldset>`;
}

function renderSeat(state: LobbyState, i: number): TemplateResult {
  const m = codeDependenceMessages();
  const { seats } = state.draft;
  const { name, bot } = seats[i] as Draft['seats'][number];
  const taken = seats.map((seat) => seat.name);
  const id = `name${i}`;
  return html`<li class="seat" part="seat">
    <span class="badge" aria-hidden="true">${i + 1}</span>
    ${
      state.freeNames
        ? html`<input
            id=${id}
            name=${id}
            aria-label=${m.nameOf(i)}
            aria-invalid=${invalid(state, id)}
            aria-describedby=${described(state, id)}
            maxlength=${MAX_NAME}
            placeholder=${m.seat(i)}
            .value=${name}
          />`
        : html`<select id=${id} name=${id} aria-label=${m.nameOf(i)}>
            <option value="" .selected=${name === ''}>${m.seat(i)}</option>
            ${m.neutralNames.map((each) =>
              each !== name && taken.includes(each)
                ? nothing
                : html`<option .selected=${each === name}>${each}</option>`,
            )}
          </select>`
    }
    ${
      state.noBots
        ? nothing
        : html`<select
            id="bot${i}"
            name="bot${i}"
            aria-label=${m.playedBy(i)}
            aria-invalid=${invalid(state, `bot${i}`)}
            aria-describedby=${described(state, `bot${i}`)}
          >
            <option value="false" .selected=${!bot}>${m.person}</option>
            <option value="true" .selected=${bot}>${m.bot}</option>
          </select>`
    }
  </li>`;
}

/** The words: a choice, and for pasted ones the field with what was read from it. */
export function renderDeck(state: LobbyState, onText: () => void): TemplateResult {
  const m = codeDependenceMessages();
  const { draft, fixed, own, check } = state;
  const decks = [...DECKS, ...(own ? ['page' as const] : []), 'pasted' as const];
  const more = (check?.problems.length ?? 0) - LISTED;
  return html`<div>
    ${
      fixed.deck
        ? plain(m.deck, m.decks[fixed.deck])
        : html`<label class="label" for="deck">${m.deck}</label>
            <select
              id="deck"
              name="deck"
              aria-invalid=${invalid(state, 'deck')}
              aria-describedby=${described(state, 'deck')}
            >
              ${decks.map(
                (each) =>
                  html`<option value=${each} .selected=${each === draft.deck}>${m.decks[each]}</option>`,
              )}
            </select>`
    }
    ${
      draft.deck === 'pasted'
        ? html`<label class="label paste" for="text">${m.pasteLabel}</label>
            <textarea
              id="text"
              name="text"
              spellcheck="false"
              aria-describedby="paste ${problemOf(state, 'text') ? 'problem-text' : ''}"
              aria-invalid=${invalid(state, 'text')}
              .value=${draft.text}
              @change=${onText}
            ></textarea>
            <p id="paste" class="hint">
              ${check ? m.wordsRead(check.words.length, bankSize(draft.seats.length)) : m.pasteHint}
            </p>
            ${
              check && check.problems.length > 0
                ? html`<ul>
                    ${check.problems
                      .slice(0, LISTED)
                      .map(({ line, message }) => html`<li>${m.onLine(line, message)}</li>`)}
                    ${more > 0 ? html`<li>${m.moreProblems(more)}</li>` : nothing}
                  </ul>`
                : nothing
            }`
        : nothing
    }
    ${told(state, 'text')} ${told(state, 'deck')}
  </div>`;
}

/** Rounds, the way of guessing and the clocks. */
export function renderOptions({ draft, fixed }: LobbyState): TemplateResult {
  const m = codeDependenceMessages();
  const timers = (n: number | null): string => (n === null ? m.timersOff : m.timersTimes(n));
  return html`${
    fixed.rounds
      ? plain(m.rounds, String(fixed.rounds))
      : html`<fieldset>
          <legend>${m.rounds}</legend>
          <div class="rounds">
            ${ROUNDS.map(
              (n) =>
                html`<label class="number"
                  ><input type="radio" name="rounds" value=${n} .checked=${n === draft.rounds} /><span
                    class="box"
                    >${n}</span
                  ></label
                >`,
            )}
          </div>
        </fieldset>`
  }
  ${
    fixed.guessMode
      ? plain(m.guessMode, m.guessModes[fixed.guessMode])
      : html`<fieldset>
          <legend>${m.guessMode}</legend>
          ${GUESS_MODES.map(
            (mode) =>
              html`<label class="mode"
                ><input type="radio" name="guessMode" value=${mode} .checked=${mode === draft.guessMode} />
                ${m.guessModes[mode]}</label
              >`,
          )}
        </fieldset>`
  }
  ${
    fixed.timers !== undefined
      ? plain(m.timers, timers(fixed.timers))
      : html`<div>
          <label class="label" for="timers">${m.timers}</label>
          <select id="timers" name="timers">
            ${[null, ...TIMES].map(
              (n) => html`<option value=${n ?? 'off'} .selected=${n === draft.timers}>${timers(n)}</option>`,
            )}
          </select>
        </div>`
  }`;
}

/** What the page has fixed, as text. */
const plain = (label: string, value: string): TemplateResult =>
  html`<div>
    <span class="label">${label}</span>
    ${value}
  </div>`;

const problemOf = ({ problems }: LobbyState, field: string): LobbyProblem | undefined =>
  problems.find((problem) => problem.field === field);

const invalid = (state: LobbyState, field: string): 'true' | typeof nothing =>
  problemOf(state, field) ? 'true' : nothing;

const described = (state: LobbyState, field: string): string | typeof nothing =>
  problemOf(state, field) ? `problem-${field.replace(/\d+$/, '')}` : nothing;

/** The problem of a kind of field, under it. */
function told({ problems }: LobbyState, kind: string): TemplateResult | typeof nothing {
  const problem = problems.find(({ field }) => field.replace(/\d+$/, '') === kind);
  return problem ? html`<p id="problem-${kind}" class="problem" part="problem">${problem.text}</p>` : nothing;
}
