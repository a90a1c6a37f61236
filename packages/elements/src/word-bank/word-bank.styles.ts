import { css } from 'lit';

/** The board: as many columns as the longest word lets stand side by side at a readable size, five at most. */
export const styles = css`
  :host {
    container-type: inline-size;
  }
  .bank {
    /* A column is at least as wide as the longest word, were it of wide letters: at 14 px, or at the size that a person
       who chose a larger one gets. */
    --_column: calc(var(--_longest) * 0.7 * var(--_least, 0.875em) + 1.1em);
    display: grid;
    font-size: 1rem; /* 'em' from here, which WebKit makes larger under zoom, as it does not 'rem' */
    grid-template-columns: repeat(auto-fill, minmax(min(max(var(--_column), 17%), 100%), 1fr));
    gap: var(--_gap);
  }
  /* Two columns on the smallest phones, whatever would fit: a word there is worth a larger size. */
  @container (max-width: 20.5rem) {
    .bank {
      grid-template-columns: repeat(auto-fill, minmax(min(max(var(--_column), 34%), 100%), 1fr));
    }
  }
  .row {
    display: contents;
  }
  .cell {
    container-type: inline-size;
    min-inline-size: 0;
  }
  .card {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    inline-size: 100%;
    min-block-size: clamp(3em, 12vmin, 4.75em);
    block-size: 100%;
    padding: 0.6rem 0.4rem;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_card);
    color: var(--_text);
    font: inherit;
    touch-action: manipulation;
    cursor: pointer;
    scroll-margin-block: 5rem 13rem;
    transition: translate calc(120ms * var(--_motion));
  }
  .word {
    font-size: clamp(0.875rem, calc((100cqi - 1.1rem) / (var(--_longest) * 0.73)), 1.3rem);
    font-weight: 600;
    letter-spacing: 0.01em;
    line-height: 1.15;
    text-align: center;
    hyphens: none;
    overflow-wrap: break-word;
    max-inline-size: 100%;
  }
  .owner {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-end: 0.25rem;
    font-size: 0.6875rem;
    line-height: 1;
  }
  .card[aria-disabled='true'] {
    cursor: default;
  }
  @media (hover: hover) {
    .card:not([aria-disabled='true']):hover {
      border-color: var(--_text);
    }
  }
  .card:not([aria-disabled='true']):active {
    translate: 0 1px;
  }
  /* Only a card that was flipped turns its colour slowly: what is peeked at comes and goes at once (WC-5). */
  .up:not(.peeked) {
    transition: background-color calc(240ms * var(--_motion));
  }
  .lifted {
    translate: 0 -4px;
    border-width: 3px;
    border-color: var(--_team);
    padding: calc(0.6rem - 2px) calc(0.4rem - 2px);
    box-shadow: 0 4px 0 -1px var(--_team);
  }
  .lifted.amber {
    --_team: var(--_amber);
    background: color-mix(in srgb, var(--_amber) 22%, var(--_card));
  }
  .lifted.teal {
    --_team: var(--_teal);
    background: color-mix(in srgb, var(--_teal) 22%, var(--_card));
  }
  .is-amber,
  .is-teal,
  .is-bystander,
  .is-trap {
    background: var(--_fill);
  }
  .is-amber {
    --_fill: var(--_amber);
    color: var(--_on-amber);
  }
  .is-teal {
    --_fill: var(--_teal);
    color: var(--_on-teal);
  }
  .is-bystander {
    --_fill: var(--_bystander);
    color: var(--_on-bystander);
  }
  .is-trap {
    --_fill: var(--_trap);
    color: var(--_on-trap);
    border-width: 2px;
  }
  /* Seen only at the end: an edge of the owner's colour, where the flipped cards are filled. */
  .shown {
    background: color-mix(in srgb, var(--_fill) 18%, var(--_card));
    color: var(--_text);
    border: 3px solid var(--_fill);
  }
  .peeked {
    border-width: 2px;
  }
  /* Under an open key a card that is up looks like one that is not. */
  .peeked.up .word {
    text-decoration: line-through;
  }
  .moved .card {
    transition: none;
  }
  /* In a list the shape stands before its word, as the sign of an item does, and no word moves when it comes. */
  :host([layout='list']) .bank {
    grid-template-columns: 1fr;
  }
  :host([layout='list']) .card {
    justify-content: start;
  }
  :host([layout='list']) .word {
    margin-inline-start: 2.4rem;
  }
  :host([layout='list']) .owner {
    inset: auto;
    margin-inline-start: 0.5rem;
    font-size: 1rem;
  }
  :focus-visible {
    z-index: 1;
  }
  @media (prefers-reduced-motion: reduce) {
    .card,
    .card.up {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .card {
      border-color: ButtonText;
    }
    .lifted {
      border-color: Highlight;
      outline: 2px solid Highlight;
      outline-offset: -6px;
    }
    .up {
      border-style: double;
      border-width: 4px;
    }
    .card[aria-disabled='true']:not(.up) {
      border-color: GrayText;
    }
  }
  @media print {
    .card {
      break-inside: avoid;
      box-shadow: none;
    }
    .card.peeked {
      border: 1px solid var(--_border);
      background: var(--_card);
      color: var(--_text);
    }
    .peeked .owner {
      display: none;
    }
  }
`;
