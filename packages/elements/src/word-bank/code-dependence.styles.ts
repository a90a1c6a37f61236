import { css } from 'lit';

/** The bank of Code Dependence: paper and ink, one accent; seats by sign, not by colour. */
export const styles = css`
  .lifted.seat {
    --_team: var(--_accent);
    background: color-mix(in srgb, var(--_accent) 12%, var(--_card));
  }
  .card .seat {
    display: inline-flex;
    align-items: center;
    gap: 0.15em;
  }
  .is-shed {
    background: transparent;
    color: var(--_muted);
    border-style: dashed;
  }
  .is-shed .word {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
  .is-exposed {
    background: var(--_trap);
    color: var(--_on-trap);
    border: 2px solid var(--_border);
  }
  .is-own {
    --_fill: var(--_accent);
  }
  .is-missed,
  .is-called {
    --_fill: var(--_hairline);
    background: var(--_card);
    border: 1px solid var(--_border);
  }
  .is-missed .owner {
    font-size: 1.25rem;
    line-height: 0.5;
  }
  .is-missed.lifted,
  .is-called.lifted {
    border-width: 3px;
    border-color: var(--_team);
  }
  .find {
    display: none;
    inline-size: 100%;
    min-block-size: 44px;
    margin-block-end: var(--_gap);
    padding: 0.4em 0.7em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_card);
    color: inherit;
    font: inherit;
    font-size: max(16px, 1em);
  }
  /* The slot of a shed card beside the sign of its seat, which is a number too. */
  .owner .seat + b {
    padding-inline: 0.3em;
    border: 1px solid currentColor;
    border-radius: 3px;
  }
  @container (max-width: 34rem) {
    .find {
      display: block;
    }
  }
  /* What stands in the corner of a small card keeps clear of its word. */
  @container (max-width: 9.5rem) {
    .is-own .word,
    .is-shed .word,
    .is-exposed .word {
      translate: 0 0.35em;
    }
  }
`;
