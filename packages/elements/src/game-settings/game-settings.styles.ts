import { css } from 'lit';

export const styles = css`
  :host {
    padding-block-end: 1rem;
  }
  form {
    display: grid;
    gap: 0.75rem;
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  legend {
    padding: 0;
    font-size: 0.875rem;
    font-weight: 600;
  }
  label {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-block-size: 44px;
    line-height: 1.25;
  }
  input[type='radio'] {
    flex: none;
    min-block-size: 0;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: var(--_accent);
  }
  details {
    margin-block: 0.75rem;
    border-block: 1px solid var(--_hairline);
  }
  .hint {
    margin: 0 0 0.5rem;
    color: var(--_muted);
    font-size: 0.875rem;
  }
`;
