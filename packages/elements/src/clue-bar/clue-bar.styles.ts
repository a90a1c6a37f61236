import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.9rem;
  }
  p {
    margin: 0;
  }
  .clue {
    font-size: clamp(1.5rem, 7cqi, 2.5rem);
    font-weight: 700;
    line-height: 1.1;
    overflow-wrap: anywhere;
    min-inline-size: 0;
  }
  .clue i {
    font-weight: 500;
  }
  .number {
    display: grid;
    place-items: center;
    min-inline-size: 2.75rem;
    block-size: 2.75rem;
    padding-inline: 0.5rem;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    font-size: 1.5rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .is-amber .number {
    background: var(--_amber);
    color: var(--_on-amber);
  }
  .is-teal .number {
    background: var(--_teal);
    color: var(--_on-teal);
  }
  .left {
    color: var(--_muted);
  }
`;
