import { css } from 'lit';

export const styles = css`
  form {
    display: grid;
    gap: 0.5rem;
    padding-block: 0.5rem 1rem;
  }
  label {
    font-size: 0.875rem;
    font-weight: 600;
  }
  textarea,
  input:not([type='checkbox']) {
    inline-size: 100%;
    min-inline-size: 0;
  }
  input[type='file'] {
    padding-block: 0.6rem;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-block-size: 44px;
    font-size: 1rem;
    font-weight: 400;
    line-height: 1.25;
  }
  input[type='checkbox'] {
    flex: none;
    min-block-size: 0;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: var(--_accent);
  }
  p {
    margin: 0;
  }
  .hint {
    color: var(--_muted);
    font-size: 0.875rem;
  }
  .count {
    font-weight: 600;
  }
  .problem {
    color: var(--_bad);
    font-weight: 600;
  }
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
  .problems li {
    display: flex;
    gap: 0.5rem;
    padding-block: 0.15rem;
    color: var(--_bad);
    font-size: 0.9375rem;
  }
  .sign {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: 2px solid;
    border-radius: 50%;
    font-size: 0.8125rem;
    font-weight: 700;
    line-height: 1;
  }
  /* Words with much room stand side by side, each with its Swap near it. */
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    gap: 0 2rem;
  }
  .came {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem 1.5rem;
    padding: 0.75rem 1rem;
    border-inline-start: 4px solid var(--_accent);
    background: var(--_card);
  }
  .came p {
    flex: 1 1 20rem;
    max-inline-size: 42rem;
  }
  ol li {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: 0 1rem;
    border-block-end: 1px solid var(--_hairline);
  }
  .word {
    flex: 1 1 8rem;
    min-inline-size: 0;
    padding-block: 0.6rem;
  }
  details.word {
    padding-block: 0;
  }
  details.word summary {
    font-weight: 400;
  }
  .swap {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    inline-size: 100%;
    padding-block: 0.5rem;
  }
  .swap label,
  .swap p {
    flex: 1 1 100%;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.75rem 1.5rem;
  }
  .ways .primary {
    margin-inline-start: auto;
  }
  .ways .hint {
    flex-basis: 100%;
    text-align: end;
  }
  button.quiet {
    justify-self: start;
    text-align: start;
  }
`;
