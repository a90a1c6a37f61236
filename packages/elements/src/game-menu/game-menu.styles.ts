import { css } from 'lit';

export const styles = css`
  .menu {
    display: grid;
    justify-items: start;
  }
  details {
    inline-size: 100%;
    border-block-end: 1px solid var(--_hairline);
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    padding-block-end: 1rem;
  }
  details > p {
    margin: 0 0 0.75rem;
    font-size: 0.9375rem;
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  legend,
  form > label {
    padding: 0;
    font-size: 0.875rem;
    font-weight: 600;
  }
  fieldset label {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-block-size: 44px;
    line-height: 1.25;
  }
  fieldset input {
    flex: none;
    min-block-size: 0;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: var(--_accent);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .row input {
    flex: 1 1 9rem;
    min-inline-size: 0;
    text-transform: uppercase;
  }
  .link {
    display: block;
    inline-size: 100%;
  }
  .code {
    letter-spacing: 0.06em;
    white-space: nowrap;
  }
  .hint {
    margin: 0;
    color: var(--_muted);
    font-size: 0.875rem;
  }
  .problem {
    margin: 0;
    color: var(--_bad);
    font-weight: 600;
  }
  .menu > button {
    padding-inline: 0.25rem;
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
