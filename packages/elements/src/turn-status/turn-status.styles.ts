import { css } from 'lit';

export const styles = css`
  :host {
    scroll-margin-block: 0.75rem;
  }
  .status {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.15rem 0.9rem;
    min-block-size: 2.5rem;
  }
  h2,
  p {
    margin: 0;
  }
  .what {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    font-size: 1.125rem;
    font-weight: 650;
  }
  .hint {
    color: var(--_muted);
    font-size: 0.9375rem;
  }
  .badge {
    display: grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border-radius: 50%;
    border: 1px solid var(--_border);
    font-size: 0.875rem;
  }
  .is-amber .badge {
    background: var(--_amber);
    color: var(--_on-amber);
  }
  .is-teal .badge {
    background: var(--_teal);
    color: var(--_on-teal);
  }
`;
