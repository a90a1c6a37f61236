import { css } from 'lit';

/** The bank of Code Dependence: paper and ink, the accent for the lifted card alone; seats by sign, not by colour. */
export const styles = css`
  /* Columns by the words that a bank has (CD-1), so that no row is left nearly empty where that can be. */
  .bank {
    --_most: 8;
    --_some: 6;
  }
  .bank[data-words='21'] {
    --_most: 7;
    --_some: 3;
  }
  .bank[data-words='32'] {
    --_some: 4;
  }
  .bank[data-words='42'] {
    --_most: 7;
  }
  @container (min-width: 34rem) {
    .bank {
      --_share: calc((100% - (var(--_some) - 1) * var(--_gap)) / var(--_some) - 1px);
      grid-template-columns: repeat(auto-fill, minmax(min(max(var(--_column), var(--_share)), 100%), 1fr));
    }
  }
  @container (min-width: 46rem) {
    .bank {
      --_share: calc((100% - (var(--_most) - 1) * var(--_gap)) / var(--_most) - 1px);
      column-gap: min(var(--_gap), 6px);
    }
  }
  /* Above each word there is room for what stands in the corner, and as much below it. */
  .card {
    --_room: 1.2rem;
    min-block-size: 44px;
    padding-block: var(--_room);
    scroll-margin-block: 5rem min(35vh + 1rem, 20rem); /* the actions that stay in sight are no higher */
  }
  .lifted {
    padding-block: calc(var(--_room) - 2px);
  }
  .lifted.seat {
    --_team: var(--_accent);
    background: color-mix(in srgb, var(--_accent) 12%, var(--_card));
  }
  .shown:not(.lifted) {
    border: 1px solid var(--_border);
    background: var(--_card);
  }
  .shown.lifted {
    border: 3px solid var(--_accent);
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
    padding-block: calc(var(--_room) - 1px);
    background: var(--_trap);
    color: var(--_on-trap);
    border: 2px solid var(--_border);
  }
  .owner {
    display: flex;
    gap: 0.35rem;
    align-items: center;
    inset-block-start: 0;
    inset-inline: 0 auto;
    block-size: 1.1rem;
    font-size: 0.875rem;
    white-space: nowrap;
  }
  .owner .seat,
  .owner i {
    display: inline-flex;
    align-items: center;
    padding-inline-start: 0.35rem;
    font-style: normal;
  }
  .owner i {
    color: var(--_muted);
  }
  .owner i svg {
    margin-inline-end: 0.2em;
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
  /* A slot is a little numbered tab. */
  .owner b {
    display: grid;
    place-items: center;
    min-inline-size: 1.4rem;
    block-size: 1.1rem;
    padding-inline: 0.3rem;
    border: solid currentColor;
    border-width: 0 1px 1px;
    border-radius: 0 0 4px 4px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .owner b:first-child {
    border-inline-start: 0;
    border-start-start-radius: calc(var(--_radius) - 1px);
    border-end-start-radius: 0;
    border-color: var(--_border);
  }
  .owner b.coded {
    background: var(--_trap);
    color: var(--_on-trap);
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
  .none {
    margin: 0;
    color: var(--_muted);
    overflow-wrap: anywhere;
  }
  @container (max-width: 34rem) {
    .find {
      display: block;
    }
  }
`;
