import { css } from 'lit';

export const styles = css`
  .sheet {
    margin-inline-start: -3px;
    padding: 3px;
    overflow-x: auto;
  }
  .sheet:focus-visible {
    outline-offset: -3px;
  }
  table {
    inline-size: 100%;
    max-inline-size: 34rem;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption,
  h3 {
    margin: 0 0 0.5rem;
    font-size: 0.9375rem;
    font-weight: 700;
    text-align: start;
  }
  th,
  td {
    block-size: 2.1rem;
    padding: 0.2rem 0.3rem;
    border-block-end: 1px solid var(--_hairline);
    font-weight: 500;
    text-align: end;
  }
  thead th {
    border-block-end-color: var(--_border);
    color: var(--_muted);
    font-size: 0.8125rem;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: nowrap;
  }
  .total {
    font-size: 1.0625rem;
    font-weight: 700;
  }
  details {
    border-block-end: 1px solid var(--_hairline);
  }
  summary {
    overflow-wrap: anywhere;
  }
  h4 {
    margin: 0;
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  h4 ~ h4 {
    margin-block-start: 0.75rem;
  }
  .lines {
    max-inline-size: 34rem;
    margin: 0 0 0.75rem;
    padding: 0;
    list-style: none;
    font-size: 0.9375rem;
  }
  .line {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.15rem;
    overflow-wrap: anywhere;
  }
  .points {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .clue {
    color: var(--_muted);
  }
  .none {
    margin: 0.5rem 0;
    color: var(--_muted);
    font-size: 0.9375rem;
  }
  .hands {
    display: grid;
    gap: 1rem;
    margin-block-start: 1.25rem;
  }
  .hands h3,
  .hands h4 {
    margin-block: 0 0.35rem;
  }
  @media print {
    .line {
      break-inside: avoid;
    }
  }
`;
