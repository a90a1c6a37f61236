import type { GuessMode } from '@cluekit/sdk/code-dependence';
import { html, nothing, type TemplateResult } from 'lit';
import { seatSign } from '../icons/seat-sign.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { MAX_NAME } from './clean-name.js';
import type { Chosen, Draft, LobbyProblem } from './draft.js';
import { bankSize, OPTIONS, TIMES, type DeckCheck, type OptionName } from './settings.js';

/** What the parts of the lobby show. */
export interface LobbyState {
  readonly draft: Draft;
  /** What the page has fixed. */
  readonly fixed: Chosen;
  /** The fewest seats. */
  readonly least: number;
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
  const { length } = state.draft.seats;
  const button = (by: 1 | -1, text: string, off: boolean): TemplateResult =>
    html`<button
      type="button"
      class="quiet"
      aria-disabled=${off ? 'true' : nothing}
      @click=${() => !off && onSeats(by)}
    >
      ${text}
    </button>`;
  return html`<fieldset class="seats">
    <legend>${state.fixed.players ? m.seatsFixed(length) : m.seats}</legend>
    <ol>
      ${state.draft.seats.map((_, i) => renderSeat(state, i))}
    </ol>
    ${
      state.fixed.players
        ? nothing
        : html`<div class="row">
            ${button(1, m.addSeat, length >= 7)} ${button(-1, m.removeSeat, length <= state.least)}
          </div>`
    }
    ${told(state, 'name')} ${told(state, 'bot')}
  </fieldset>`;
}

function renderSeat(state: LobbyState, i: number): TemplateResult {
  const m = codeDependenceMessages();
  const { seats } = state.draft;
  const { name, bot, time } = seats[i] as Draft['seats'][number];
  const free = m.neutralNames.filter((each) => each === name || !seats.some((seat) => seat.name === each));
  const id = `name${i}`;
  return html`<li class="place" part="seat">
    ${seatSign(i)}
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
        : select(
            state,
            id,
            m.nameOf(i),
            [['', m.seat(i)], ...free.map((each) => [each, each] as const)],
            name,
          )
    }
    ${
      state.noBots
        ? nothing
        : select(
            state,
            `bot${i}`,
            m.playedBy(i),
            [
              ['false', m.person],
              ['true', m.bot],
            ],
            String(bot),
          )
    }
    ${
      bot || (state.draft.chosen.timers ?? 'off') === 'off'
        ? nothing
        : html`<label class="time"
            ><span aria-hidden="true">${m.ownTime}</span> ${select(
              state,
              `time${i}`,
              m.timeOf(i),
              timesOf(time).map((each) => [each, m.ownTimes(Number(each))] as const),
              String(time ?? 1),
            )}</label
          >`
    }
  </li>`;
}

/** The factors that are offered, and the one that the page gave. */
const timesOf = (time = 1): string[] => [...new Set([...TIMES, String(time)])];

/** The words; for pasted ones the field with what was read from it. */
export function renderDeck(state: LobbyState, onText: () => void): TemplateResult {
  const m = codeDependenceMessages();
  const { draft, own, check } = state;
  const listed = check?.problems.slice(0, LISTED) ?? [];
  const more = (check?.problems.length ?? 0) - listed.length;
  return html`<div>
    ${option(state, 'deck', m.deck, (value) => (value === 'page' && !own ? null : m.decks[value]))}
    ${
      draft.chosen.deck === 'pasted'
        ? html`<label class="label paste" for="text">${m.pasteLabel}</label>
            <textarea
              id="text"
              name="text"
              spellcheck="false"
              aria-describedby="paste problem-text"
              aria-invalid=${invalid(state, 'text')}
              .value=${draft.text}
              @change=${onText}
            ></textarea>
            <p id="paste" class="hint">${pasteHint(state)}</p>
            <ul>
              ${listed.map(({ line, message }) => html`<li>${m.onLine(line, message)}</li>`)}
              ${more > 0 ? html`<li>${m.moreProblems(more)}</li>` : nothing}
            </ul>
            ${told(state, 'text')}`
        : told(state, 'deck')
    }
  </div>`;
}

/** What a table needs, then what was read; not where a problem says it already. */
function pasteHint({ draft, check, problems }: LobbyState): string {
  const m = codeDependenceMessages();
  const needed = bankSize(draft.seats.length);
  if (!check) return m.pasteHint(needed);
  return problems.some(({ field }) => field === 'text') ? '' : m.wordsRead(check.words.length, needed);
}

/** Rounds, the way of guessing and the clocks. */
export function renderOptions(state: LobbyState): TemplateResult {
  const m = codeDependenceMessages();
  return html`<div>${option(state, 'rounds', m.rounds, String)}</div>
    <div>
      ${option(state, 'guessMode', m.guessMode, (value) => m.guessModes[value])}
      <p id="hint-guessMode" class="hint">${m.guessModeHints[state.draft.chosen.guessMode as GuessMode]}</p>
    </div>
    <div>
      ${option(state, 'timers', m.timers, (value) =>
        value === 'off' ? m.timersOff : m.timersTimes(Number(value)),
      )}
    </div>`;
}

/** One option with its label: a choice, or as text what the page has fixed. */
function option<N extends OptionName>(
  state: LobbyState,
  name: N,
  label: string,
  textOf: (value: (typeof OPTIONS)[N][number]) => string | null,
): TemplateResult {
  const fixed = state.fixed[name];
  if (fixed !== undefined)
    return html`<span class="label">${label}</span> ${textOf(fixed as (typeof OPTIONS)[N][number])}`;
  const chosen = state.draft.chosen[name];
  const values = new Set([...OPTIONS[name], ...(chosen === undefined ? [] : [chosen])]);
  const texts = [...values].map((value) => [value, textOf(value as (typeof OPTIONS)[N][number])] as const);
  return html`<label class="label" for=${name}>${label}</label>
    ${select(state, name, undefined, texts, chosen)}`;
}

function select(
  state: LobbyState,
  name: string,
  label: string | undefined,
  options: readonly (readonly [string, string | null])[],
  chosen: string | undefined,
): TemplateResult {
  return html`<select
    id=${name}
    name=${name}
    aria-label=${label ?? nothing}
    aria-invalid=${invalid(state, name)}
    aria-describedby=${described(state, name)}
  >
    ${options.map(([value, text]) =>
      text === null ? nothing : html`<option value=${value} .selected=${value === chosen}>${text}</option>`,
    )}
  </select>`;
}

const invalid = ({ problems }: LobbyState, field: string): 'true' | typeof nothing =>
  problems.some((problem) => problem.field === field) ? 'true' : nothing;

const kindOf = (field: string): string => field.replace(/\d+$/, '');

const described = (state: LobbyState, field: string): string | typeof nothing => {
  if (field === 'guessMode') return 'hint-guessMode';
  return invalid(state, field) === nothing ? nothing : `problem-${kindOf(field)}`;
};

/** The problem of a kind of field, under it. */
function told({ problems }: LobbyState, kind: string): TemplateResult {
  const problem = problems.find(({ field }) => kindOf(field) === kind);
  return html`<p id="problem-${kind}" class="problem" part="problem">${problem?.text}</p>`;
}
