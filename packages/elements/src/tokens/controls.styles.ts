import { css } from 'lit';

/** Buttons, fields and the quiet panel, the same in every element. */
export const controls = css`
  button,
  select,
  input {
    font: inherit;
    color: inherit;
    touch-action: manipulation;
  }
  button {
    min-block-size: 44px;
    padding: 0.5em 1.1em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_card);
    font-weight: 600;
    cursor: pointer;
  }
  button.primary {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
  }
  button.quiet {
    border-color: transparent;
    margin-inline-start: calc(-0.25rem - 1px); /* its text stands under a heading's */
    padding-inline: 0.25rem;
    background: none;
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  button[aria-disabled='true'] {
    border-color: var(--_hairline);
    background: none;
    color: var(--_muted);
    cursor: default;
  }
  button.quiet[aria-disabled='true'] {
    border-color: transparent;
  }
  @media (hover: hover) {
    button:not([aria-disabled='true']):hover {
      border-color: var(--_text);
    }
  }
  button:not([aria-disabled='true']):active {
    transform: translateY(1px);
  }
  input,
  select {
    min-block-size: 44px;
    padding: 0.4em 0.7em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_card);
    /* Safari zooms the page into any field under 16 px. */
    font-size: max(16px, 1em);
  }
  @media (forced-colors: active) {
    button.primary {
      border-width: 2px;
    }
    button[aria-disabled='true'] {
      color: GrayText;
      border-style: dashed;
    }
  }
`;
