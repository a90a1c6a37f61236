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
    .panel {
      row-gap: 0.75rem;
    }
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
  @container (max-width: 30rem) {
    .ask {
      gap: 0.4rem;
      padding: 0;
      border: 0;
      font-size: 0.9375rem;
    }
    .ask .panel {
      flex-wrap: nowrap;
      gap: 0.75rem;
    }
    .ask button {
      padding-inline: 0.6em;
      line-height: 1.2;
    }
  }
  .hint,
  .why {
    margin-block-start: 0.35rem;
    color: var(--_muted);
    font-size: 0.875rem;
  }
  @container (max-width: 30rem) {
    .hint,
    .why {
      margin-block-start: 0.2rem;
      line-height: 1.25;
    }
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
    /* Still read with CALL IT, and told where that is pressed. */
    .why {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      margin: -1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
