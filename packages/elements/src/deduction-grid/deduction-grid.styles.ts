import { css } from 'lit';

export const styles = css`
  h3 {
    margin: 0 0 0.5rem;
    font-size: 0.9375rem;
  }
  .grid {
    position: relative; /* else hidden texts stick out of the box that scrolls */
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 1rem 2rem;
    /* Room for the focus ring, which a scrolling box would cut off. */
    margin-inline-start: -3px;
    padding: 3px;
    overflow-x: auto;
  }
  .grid:focus-visible {
    outline-offset: -3px;
  }
  table {
    border-collapse: collapse;
    font-size: 0.875rem;
  }
  .giver {
    margin: 0;
  }
  .none {
    display: block;
    color: var(--_muted);
    font-size: 0.875rem;
    font-weight: 400;
  }
  .giver,
  caption {
    padding-block-end: 0.25rem;
    font-size: 0.9375rem;
    font-weight: 600;
    text-align: start;
    white-space: nowrap;
  }
  th,
  td {
    block-size: 1.9rem;
    padding: 0.2rem 0.5rem;
    border-block-end: 1px solid var(--_hairline);
    font-weight: 500;
    text-align: center;
    vertical-align: middle;
  }
  thead th {
    border-block-end: 1px solid var(--_border);
    font-weight: 600;
  }
  thead th:first-child {
    color: var(--_muted);
    font-weight: 400;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: nowrap;
  }
  .number {
    display: inline-block;
    min-inline-size: 1.25em;
    font-variant-numeric: tabular-nums;
  }
  .shed .word {
    color: var(--_muted);
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
  td[colspan] {
    text-align: start;
  }
  .exposed {
    color: var(--_bad);
    font-weight: 600;
  }
  .dot {
    inline-size: 0.8em;
    block-size: 0.8em;
    fill: currentColor;
  }
  @media print {
    table {
      break-inside: avoid;
    }
  }
`;
