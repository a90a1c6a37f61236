import type { CodeDependenceShared, CodeDependenceView } from '@cluekit/sdk/code-dependence';
import { css, html, nothing } from 'lit';
import { seatSign } from '../icons/seat-sign.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { messages } from '../locales/messages.js';
import { seatName } from '../locales/seat-name.js';
import { announce } from '../store/announcer.js';
import type { GameResult } from './game-result.js';
import type { ResultFace } from './result-face.js';

/** What the face shows: the public view as it is. */
export interface Slice {
  readonly shared: CodeDependenceShared;
}

/** Who won and how a tie was decided (CD-19), the standings, and the check of the sealed deal. */
export const codeDependenceResult: ResultFace<Slice> = {
  styles: css`
    .standings {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .standings li {
      padding-block: 0.25rem;
      border-block-start: 1px solid var(--_hairline);
    }
    .seal {
      overflow-wrap: anywhere;
      font-size: 0.8125rem;
      color: var(--_muted);
    }
  `,
  select: ({ shared }: CodeDependenceView) => ({ shared }),
  told: (slice, element) => (over(slice) ? told(over(slice) as CodeDependenceShared, element) : []),
  render(slice, result) {
    const shared = over(slice);
    if (!shared) return nothing;
    const m = codeDependenceMessages();
    const [headline, ...why] = told(shared, result);
    const name = (seat: number): string => seatName(seat, result.names);
    return html`<section class="result" part="result">
      <h2 tabindex="-1" part="headline">${(shared.winners ?? []).map(seatSign)} ${headline}</h2>
      ${why.map((text) => html`<p>${text}</p>`)}
      <h3>${m.standings}</h3>
      <ol class="standings">
        ${byRank(shared).map(
          ({ seat, score, misses, calls }) =>
            html`<li>${seatSign(seat)} ${m.standing(name(seat), score, misses, calls)}</li>`,
        )}
      </ol>
      <div class="ways">
        ${
          result.verify && shared.commitment
            ? html`<button part="verify" @click=${() => void check(result)}>${m.checkDeal}</button>`
            : nothing
        }
        <button class="primary" part="play-again" @click=${() => result.emit('play-again')}>
          ${messages().playAgain}
        </button>
      </div>
      <div class="share">${result.copy.renderShare(result.toText())}</div>
      ${
        result.checked === undefined
          ? nothing
          : html`<p class="checked">${result.checked ? m.dealHolds : m.dealBroken}</p>
              <p class="seal">${m.sealed}: <bdi>${shared.commitment}</bdi></p>`
      }
    </section>`;
  },
};

/** A check that throws has not held. The text comes below the button that has the focus, so it is said too. */
async function check(result: GameResult): Promise<void> {
  try {
    result.checked = await result.verify?.();
  } catch {
    result.checked = false;
  }
  const m = codeDependenceMessages();
  announce(result.checked ? m.dealHolds : m.dealBroken);
}

function over(slice: Slice | undefined): CodeDependenceShared | null {
  return slice?.shared.phase === 'finished' ? slice.shared : null;
}

/** By points, then fewest misses, then most right calls. */
function byRank({ seats }: CodeDependenceShared): CodeDependenceShared['seats'] {
  return [...seats].sort((a, b) => b.score - a.score || a.misses - b.misses || b.calls - a.calls);
}

/** The headline, then how it was decided. */
function told(shared: CodeDependenceShared, { names }: GameResult): string[] {
  const m = codeDependenceMessages();
  const [first] = byRank(shared);
  if (!shared.winners || !first) return [messages().gameOver];
  const named = (seats: CodeDependenceShared['seats']): string[] =>
    seats.map(({ seat }) => seatName(seat, names)).sort();
  const level = shared.seats.filter(({ score }) => score === first.score);
  const fewest = level.filter(({ misses }) => misses === first.misses);
  const lines = [m.wins(shared.winners.map((seat) => seatName(seat, names)))];
  if (level.length === 1) lines.push(m.winsWith(first.score));
  else if (fewest.length === 1) lines.push(m.tieMisses(named(level), first.score));
  else if (shared.winners.length === 1) lines.push(m.tieCalls(named(fewest), first.score));
  else lines.push(m.tieShared(named(fewest.filter(({ calls }) => calls === first.calls)), first.score));
  return lines;
}
