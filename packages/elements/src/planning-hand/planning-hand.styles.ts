import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  h3,
  legend {
    margin: 0 0 0.5rem;
    padding: 0;
    font-size: 1.125rem;
    font-weight: 650;
  }
  .hint {
    margin: 0 0 0.75rem;
    color: var(--_muted);
    font-size: 0.9375rem;
  }
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
    gap: var(--_gap);
  }
  .choices.long {
    grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  }
  /* Seven in 4 and 3, six in 3 and 3; in one row where that is wide enough. */
  @container (min-width: 34rem) {
    .choices {
      grid-template-columns: repeat(4, 1fr);
    }
    .choices.six {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @container (min-width: 50rem) {
    .choices.long {
      grid-template-columns: repeat(4, 1fr);
    }
    .choices.six.long {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @container (min-width: 68rem) {
    .choices:not(.long) {
      grid-template-columns: repeat(7, 1fr);
    }
    .choices.six:not(.long) {
      grid-template-columns: repeat(6, 1fr);
    }
  }
  .choice {
    position: relative;
    display: grid;
    min-inline-size: 0;
    cursor: pointer;
  }
  .choice input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .choice .word {
    display: grid;
    place-items: center;
    min-block-size: 4rem;
    padding: 0.6rem;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_card);
    font-size: 1.0625rem;
    font-weight: 600;
    letter-spacing: 0.01em;
    line-height: 1.2;
    text-align: center;
    overflow-wrap: anywhere;
    transition: translate calc(120ms * var(--_motion));
  }
  /* What is seen is beside the radio button, since :has() is newer than Firefox 115. */
  :checked + .word {
    translate: 0 -4px;
    padding: calc(0.6rem - 2px);
    border: 3px solid var(--_accent);
    box-shadow: 0 4px 0 -1px var(--_accent);
    background: color-mix(in srgb, var(--_accent) 12%, var(--_card));
  }
  :focus-visible + .word {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  @media (hover: hover) {
    .choice:hover .word {
      border-color: var(--_text);
    }
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0.5rem 1rem;
    margin-block-start: 0.9rem;
  }
  .problem {
    flex: 1 1 12rem;
    margin: 0;
    color: var(--_bad);
    font-weight: 600;
  }
  .compact h3 {
    margin-block-end: 0.35rem;
    font-size: 0.875rem;
  }
  @media (prefers-reduced-motion: reduce) {
    .choice .word {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    :checked + .word {
      border-color: Highlight;
      outline: 2px solid Highlight;
      outline-offset: -7px;
    }
    :focus-visible:checked + .word {
      outline-offset: 2px;
    }
    .held.coded {
      border-style: double;
      border-width: 4px;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
