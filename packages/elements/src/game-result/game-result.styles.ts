import { css } from 'lit';

export const styles = css`
  .result {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.35rem;
  }
  .result ::slotted(*) {
    margin-block-start: 0.75rem;
  }
  h2 {
    margin: 0;
    font-size: 1.75rem;
    line-height: 1.15;
  }
  .is-teal h2 svg {
    color: var(--_teal);
  }
  .is-amber h2 svg {
    color: var(--_amber);
    stroke: var(--_border);
  }
  .best {
    color: var(--_muted);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.75rem 1.5rem;
    margin-block: 0.5rem;
  }
  .ways .primary {
    margin-inline-start: auto; /* at the end where the ways do not fit side by side, too */
  }
  /* On a phone the ways on stay in sight over a long board. */
  @media (min-height: 30rem) {
    slot + .ways {
      position: sticky;
      inset-block-end: 0;
      z-index: 2;
      padding-block: 0.5rem;
      background: var(--_surface);
    }
  }
  .share {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1rem;
  }
  .code {
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.06em;
    white-space: nowrap;
  }
  label {
    flex: 1 1 100%;
    font-size: 0.875rem;
  }
  .link {
    display: block;
    inline-size: 100%;
  }
  h3 {
    margin: 1rem 0 0;
  }
  @media print {
    .ways,
    .share button {
      display: none;
    }
  }
`;
