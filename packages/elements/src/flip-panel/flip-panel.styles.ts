import { css } from 'lit';

/** End turn stands left, Flip right, with space between, so that a stray tap never costs a turn (WC-8). */
export const styles = css`
  :host {
    container-type: inline-size;
  }
  .panel {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 1.5rem;
    min-block-size: 44px;
  }
  /* A long word breaks inside the button before the button leaves the row. */
  .flip {
    flex: 1 1 6.5rem;
    min-inline-size: 6.5rem;
    max-inline-size: fit-content;
    margin-inline-start: auto;
    overflow-wrap: anywhere;
  }
  @container (max-width: 30rem) {
    .foul {
      order: 1;
      flex-basis: 100%;
      margin-block-start: -1rem;
    }
  }
  p {
    margin: 0;
  }
  .ask {
    display: grid;
    gap: 0.75rem;
    padding: 0.75rem 1rem;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .problem {
    min-block-size: 1.4em;
    margin-block-start: 0.35rem;
    color: var(--_muted);
    font-size: 0.875rem;
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
