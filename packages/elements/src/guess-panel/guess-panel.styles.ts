import { css } from 'lit';

/**
 * Pass stands left, Guess right, CALL IT between them, with space, so that a stray tap never costs an act. On a phone
 * Guess has a row of its own.
 */
export const styles = css`
  :host {
    container-type: inline-size;
  }
  .panel {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem 1.5rem;
  }
  .primary {
    margin-inline-start: auto;
  }
  .guess {
    min-inline-size: 9rem;
    overflow-wrap: anywhere;
  }
  @container (max-width: 30rem) {
    .panel > .guess {
      flex: 1 0 100%;
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
    overflow-wrap: anywhere;
  }
  .hint,
  .why {
    margin-block-start: 0.35rem;
    color: var(--_muted);
    font-size: 0.875rem;
  }
  .done {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .done + .hint {
    font-size: 0.9375rem;
  }
  .problem {
    color: var(--_bad);
    font-weight: 600;
  }
  /* The panel stays in sight on a phone: on a low one the words of the bank need the room more (How to play has it). */
  @media (max-height: 44rem) and (max-width: 30rem) {
    .hint:not(.problem) {
      display: none;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
