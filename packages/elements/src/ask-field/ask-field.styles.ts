import { css } from 'lit';

export const styles = css`
  label {
    display: block;
    margin-block-end: 0.25rem;
    font-size: 0.875rem;
    font-weight: 600;
  }
  .row {
    display: flex;
    gap: 0.5rem;
  }
  input {
    flex: 1;
    min-inline-size: 0;
  }
  p {
    margin: 0.35rem 0 0;
    color: var(--_muted);
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  .answer {
    color: var(--_text);
    font-size: 1rem;
  }
  .answer:empty {
    margin: 0;
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
