import { css } from 'lit';

export const styles = css`
  .outcome {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 0.75rem 1.5rem;
  }
  p {
    margin: 0;
  }
  .told {
    display: grid;
    gap: 0.25rem;
    min-inline-size: 0;
  }
  .headline {
    font-size: 1.375rem;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  .next {
    color: var(--_muted);
  }
  button {
    margin-inline-start: auto;
    min-inline-size: 9rem;
  }
  @media print {
    button {
      display: none;
    }
  }
`;
