import { css } from 'lit';

export const styles = css`
  form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 1.5rem;
    align-items: start;
  }
  form > * {
    flex: 1 1 17rem;
    min-inline-size: 0;
  }
  .problem,
  .end {
    flex-basis: 100%;
  }
  label,
  legend {
    display: block;
    padding: 0;
    font-size: 0.875rem;
    font-weight: 600;
  }
  .word {
    inline-size: 100%;
    margin-block-start: 0.25rem;
    font-size: max(16px, 1.25em);
    font-weight: 600;
  }
  [aria-invalid='true'] {
    border: 2px solid var(--_bad);
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  .numbers {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(44px, 17%), 1fr));
    gap: 6px;
    margin-block-start: 0.25rem;
  }
  .number {
    position: relative;
    cursor: pointer;
  }
  .number input {
    position: absolute;
    inset: 0;
    margin: 0;
    min-block-size: 0;
    opacity: 0;
    cursor: inherit;
  }
  /* What is seen is the box beside the radio button, since :has() is newer than Firefox 115. */
  .box {
    display: grid;
    place-items: center;
    min-block-size: 44px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_card);
    font-size: 1.0625rem;
    font-variant-numeric: tabular-nums;
  }
  :checked + .box {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
  }
  :focus-visible + .box {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  @media (hover: hover) {
    .number:hover .box {
      border-color: var(--_text);
    }
  }
  .hint {
    margin: 0.35rem 0 0;
    font-size: 0.8125rem;
    color: var(--_muted);
  }
  .problem {
    margin: 0;
    min-block-size: 1.4em;
    color: var(--_bad);
    font-weight: 600;
  }
  .problem:empty {
    min-block-size: 0;
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 1rem;
  }
  .end .hint {
    margin: 0;
    flex: 1 6rem;
  }
  .end button {
    flex: none;
  }
  @media (forced-colors: active) {
    :checked + .box {
      outline: 3px solid Highlight;
      outline-offset: -5px;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
