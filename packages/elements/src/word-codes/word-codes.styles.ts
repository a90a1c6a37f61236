import { css } from 'lit';

/** Where things stand: always in the same places, whatever the phase. Wide games put score and log at the side. */
export const styles = css`
  :host {
    container-type: inline-size;
    padding: clamp(0.75rem, 2.5vmin, 1.5rem);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_surface);
  }
  .table,
  .main,
  .side,
  .actions {
    display: grid;
    gap: 1rem;
    align-content: start;
    min-inline-size: 0;
  }
  .table {
    align-items: start;
  }
  /* Fewer columns rather than smaller words, which the zoom alone would make of it. */
  .large,
  .larger {
    --_least: 1.2em;
  }
  .large {
    zoom: 1.25;
  }
  .larger {
    zoom: 1.5;
  }
  /* The menu's file did not come. */
  :not(:defined) {
    display: none;
  }
  .still {
    --clue-motion: 0;
  }
  .actions {
    padding-block-start: 1rem;
    border-block-start: 1px solid var(--_hairline);
    min-block-size: 8.5rem;
  }
  /* On a phone the clue and Flip stay in sight while one looks for a card; not where the screen is very low. */
  @media (min-height: 30rem) {
    .actions.guess {
      position: sticky;
      inset-block-end: 0;
      z-index: 2;
      min-block-size: 0;
      padding-block-end: 0.5rem;
      background: var(--_surface);
    }
  }
  .larger .actions {
    position: static;
  }
  .project {
    padding-block: 0.6rem;
    color: inherit;
  }
  .problem,
  .notice {
    margin: 0;
  }
  .problem {
    color: var(--_bad);
    font-weight: 600;
  }
  @container (min-width: 56rem) {
    .table {
      grid-template-columns: minmax(0, 1fr) minmax(17rem, auto);
      column-gap: 2rem;
    }
    .side > * {
      contain: inline-size;
    }
  }
  /* An open panel of the menu gets the width of a form; five columns of words still stand beside it. */
  @container (min-width: 68rem) {
    [data-open] {
      min-inline-size: 26rem;
    }
  }
  @media print {
    .main {
      break-inside: avoid;
    }
    .actions.clue {
      display: none;
    }
  }
`;
