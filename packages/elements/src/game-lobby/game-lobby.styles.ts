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
    .end {
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
  ol {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .seat {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr) 6.5rem;
    align-items: center;
    gap: 0.5rem;
  }
  .badge {
    display: grid;
    place-items: center;
    block-size: 1.75rem;
    border: 1px solid var(--_border);
    border-radius: 50%;
    font-size: 0.875rem;
    font-weight: 600;
  }
  input,
  select,
  textarea {
    inline-size: 100%;
    min-inline-size: 0;
  }
  textarea {
    display: block;
    min-block-size: 9rem;
    padding: 0.5em 0.7em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_card);
    color: inherit;
    font: inherit;
    font-size: max(16px, 1em);
    resize: vertical;
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
  .rounds {
    display: grid;
    grid-template-columns: repeat(4, minmax(44px, 5rem));
    gap: 6px;
  }
  .number {
    position: relative;
    cursor: pointer;
  }
  .number input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .box {
    display: grid;
    place-items: center;
    min-block-size: 44px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_card);
    font-variant-numeric: tabular-nums;
  }
  :checked + .box {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
  }
  :focus-visible + .box {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  .mode {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-block-size: 44px;
    line-height: 1.25;
  }
  .mode input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    min-block-size: 0;
    accent-color: var(--_accent);
  }
  p,
  ul {
    margin: 0.35rem 0 0;
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
  @media (forced-colors: active) {
    :checked + .box {
      outline: 3px solid Highlight;
      outline-offset: -5px;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
