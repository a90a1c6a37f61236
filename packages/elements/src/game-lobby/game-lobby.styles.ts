import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
  }
  form {
    display: grid;
    gap: 1.25rem 2rem;
    align-items: start;
  }
  @container (min-width: 44rem) {
    form {
      grid-template-columns: 1fr 1fr;
    }
    .seats {
      grid-row: span 5;
    }
    .end,
    .how {
      grid-column: 1 / -1;
    }
  }
  h2 {
    margin: 0;
    font-size: 1.25rem;
    grid-column: 1 / -1;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  .label {
    display: block;
    padding: 0;
    margin-block-end: 0.25rem;
    font-size: 0.875rem;
    font-weight: 600;
  }
  .paste {
    margin-block-start: 0.9rem;
  }
  ol {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .place {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr) 6.5rem;
    align-items: center;
    gap: 0.5rem;
  }
  /* Where a name and who plays do not fit side by side. */
  @container (max-width: 17rem) {
    .place {
      grid-template-columns: 2.25rem minmax(0, 1fr);
    }
    .place > :nth-child(3) {
      grid-column: 2;
    }
  }
  .time {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
    grid-column: 2 / -1;
    font-size: 0.875rem;
  }
  .time select {
    flex: 1;
    min-inline-size: 6.5rem;
  }
  .seat {
    display: inline-flex;
    align-items: center;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  input,
  select,
  textarea {
    inline-size: 100%;
    min-inline-size: 0;
    text-overflow: ellipsis;
  }
  textarea {
    display: block;
    min-block-size: 9rem;
  }
  [aria-invalid='true'] {
    border: 2px solid var(--_bad);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    margin-block-start: 0.25rem;
  }
  p,
  ul {
    margin: 0.35rem 0 0;
  }
  p:empty,
  ul:empty {
    margin: 0;
  }
  .hint,
  ul {
    color: var(--_muted);
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  ul {
    max-block-size: 9rem;
    padding-inline-start: 1.1rem;
    overflow-y: auto;
  }
  .problem {
    color: var(--_bad);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .how p {
    max-inline-size: 40rem;
    margin: 0 0 0.75rem;
    font-size: 0.9375rem;
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0.5rem 1.5rem;
  }
  .end p {
    flex: 1 1 12rem;
    margin: 0;
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
