import { css } from 'lit';

/** A field for a long text, where a list of words is pasted. */
export const textarea = css`
  textarea {
    padding: 0.5em 0.7em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_card);
    color: inherit;
    font: inherit;
    font-size: max(16px, 1em);
    resize: vertical;
  }
`;
