import { css } from 'lit';

/** Where things stand: always in the same places, whatever the phase. Wide games put scores and log at the side. */
export const styles = css`
  :host {
    container-type: inline-size;
    padding: clamp(0.75rem, 2.5vmin, 1.5rem);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_surface);
  }
  .table {
    display: grid;
    gap: 1rem;
    align-items: start;
  }
  .main,
  .side {
    display: grid;
    gap: 1rem;
    min-inline-size: 0;
    align-content: start;
  }
  .actions {
    display: grid;
    gap: 1rem;
    padding-block-start: 1rem;
    border-block-start: 1px solid var(--_hairline);
    align-content: start;
  }
  /* On a phone the actions stay in sight while one looks for a word; not where they would take half of the screen. */
  @media (min-height: 38rem) {
    .actions.guess {
      position: sticky;
      inset-block-end: 0;
      z-index: 2;
      /* As wide as the focus ring of a card that goes under it. */
      margin-inline: -6px;
      padding: 0.75rem 6px 0.5rem;
      background: var(--_surface);
      /* Whatever stands in it, with whatever size of text: the words keep two thirds of the screen. */
      max-block-size: 35vh;
      overflow-y: auto;
    }
  }
  @container (max-width: 30rem) {
    .actions.guess {
      gap: 0.5rem;
      padding-block: 0.35rem 0.2rem;
    }
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1.5rem;
  }
  .top > :first-child {
    flex: 1 1 14rem;
    min-inline-size: 0;
  }
  .end {
    display: flex;
    justify-content: flex-end;
  }
  .project {
    padding-block: 0.6rem;
    color: inherit;
  }
  .problem {
    margin: 0;
    color: var(--_bad);
    font-weight: 600;
  }
  .still h2 {
    margin: 0 0 0.25rem;
    font-size: 1.5rem;
  }
  .still p {
    margin: 0 0 1rem;
    color: var(--_muted);
  }
  @container (min-width: 56rem) {
    .table {
      grid-template-columns: minmax(0, 1fr) 18rem;
      column-gap: 1.5rem;
    }
  }
`;
