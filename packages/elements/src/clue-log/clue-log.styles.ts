import { css } from 'lit';

export const styles = css`
  h3 {
    margin: 0 0 0.5rem;
    font-size: 0.9375rem;
  }
  p {
    margin: 0;
  }
  .none {
    color: var(--_muted);
    font-size: 0.9375rem;
  }
  ol,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .turn {
    padding-block: 0.5rem;
    border-block-start: 1px solid var(--_hairline);
  }
  .clue {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.45rem;
    overflow-wrap: anywhere;
  }
  .mark {
    margin-inline-start: 0.25em;
  }
  .number {
    font-variant-numeric: tabular-nums;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 0.9rem;
    padding-inline-start: 1.35rem;
    color: var(--_muted);
    font-size: 0.875rem;
  }
  .flip svg {
    inline-size: 0.65em;
    block-size: 0.65em;
    vertical-align: 0.05em;
  }
  @media print {
    .turn {
      break-inside: avoid;
    }
  }
`;
