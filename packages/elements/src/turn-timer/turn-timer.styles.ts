import { css } from 'lit';

export const styles = css`
  :host {
    --_left: 1;
  }
  .timer {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    column-gap: 0.75rem;
  }
  .quiet {
    font-size: 0.875rem;
  }
  /* It grows when time is short, in space that is kept for it. */
  .bar {
    grid-column: 1 / -1;
    block-size: 6px;
    margin-block: 2px;
    border: 1px solid var(--_border);
    border-radius: 3px;
    overflow: hidden;
  }
  .fill {
    block-size: 100%;
    inline-size: calc(var(--_left) * 100%);
    background: var(--_text);
    transition: inline-size calc(300ms * var(--_motion));
  }
  .digits {
    min-inline-size: 2.75em;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .state {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 0.3rem;
    white-space: nowrap;
    font-size: 0.875rem;
    font-weight: 600;
  }
  svg {
    inline-size: 1em;
    block-size: 1em;
    fill: currentColor;
  }
  .low .bar {
    block-size: 10px;
    margin-block: 0;
  }
  .low .fill {
    background: var(--_bad);
  }
  .low .state,
  .low .digits {
    color: var(--_bad);
  }
  @media (prefers-reduced-motion: reduce) {
    .fill {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .timer .fill {
      background: CanvasText;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
