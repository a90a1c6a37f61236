import { css } from 'lit';

export const styles = css`
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6.3rem, 1fr));
    gap: var(--_gap);
    margin: 0;
  }
  .score {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    padding: 0.4rem 0.75rem;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  dt {
    font-size: 0.9375rem;
  }
  dd {
    margin: 0;
    font-size: 1.5rem;
    font-weight: 700;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  .is-amber {
    background: var(--_amber);
    color: var(--_on-amber);
  }
  .is-teal {
    background: var(--_teal);
    color: var(--_on-teal);
  }
  .on {
    outline: 2px solid var(--_text);
    outline-offset: 2px;
  }
  .turns {
    margin: 0.25rem 0;
    color: var(--_muted);
    font-size: 0.9375rem;
  }
`;
