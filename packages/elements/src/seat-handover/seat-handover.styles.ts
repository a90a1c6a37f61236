import { css } from 'lit';

export const styles = css`
  .cover {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 0.75rem;
    min-block-size: 18rem;
    padding: 2rem 1rem;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_card);
    text-align: center;
  }
  .seat {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    font-size: 2.5rem;
    font-weight: 700;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  h2 {
    margin: 0;
    font-size: clamp(1.375rem, 5vi, 1.75rem);
    line-height: 1.2;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  h2:focus-visible {
    outline-offset: 0.35rem;
  }
  p {
    margin: 0 0 0.75rem;
    color: var(--_muted);
  }
  button {
    max-inline-size: 100%;
    min-block-size: 3.25rem;
    font-size: 1.0625rem;
    overflow-wrap: anywhere;
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
