import { css } from 'lit';

/** What every element has beside its colours. Apart from them, so that the build of the drop-in file can shorten it. */
export const base = css`
  :host {
    --_radius: var(--clue-radius, 8px);
    --_gap: var(--clue-gap, 8px);
    --_motion: var(--clue-motion, 1);
    display: block;
    box-sizing: border-box;
    color: var(--_text);
    font-family: var(--clue-font, inherit);
    line-height: 1.4;
    /* What pages say of all their text. Spacing that a person wants on everything still comes in: on the outermost
       element it stands above this, and inside it is inherited, since there '--_inside' is no value for a length. */
    letter-spacing: var(--_inside, normal);
    word-spacing: var(--_inside, normal);
    text-align: start;
    text-indent: 0;
    text-transform: none;
    white-space: normal;
    word-break: normal;
    -webkit-text-size-adjust: 100%;
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
  :host([hidden]) {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  /* Each text runs the way its own letters do, whatever the way of the page: A40. */
  * {
    --_inside: yes;
    unicode-bidi: plaintext;
  }
  /* But it stands on the side where the page begins its lines. A heading that opens has its sign there too: A40, B30. */
  :host > * {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--_surface);
  }
  .sr {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  svg.shape {
    inline-size: 0.9em;
    block-size: 0.9em;
    flex: none;
    fill: currentColor;
    vertical-align: -0.08em;
  }
  .seat {
    white-space: nowrap;
  }
  .seat svg {
    margin-inline-end: 0.2em;
  }
`;
