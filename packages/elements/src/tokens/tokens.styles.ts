import { css, unsafeCSS } from 'lit';
import { PALETTE } from './palette.js';

/** Declares every private colour from its public token; `value` gives what it falls back to. */
const colours = (value: (light: string, dark: string) => string): string =>
  PALETTE.map(([name, light, dark]) => `--_${name}:var(--clue-${name},${value(light, dark)});`).join('');

const light = unsafeCSS(colours((value) => value));
const dark = unsafeCSS(colours((_, value) => value));
const both = unsafeCSS(colours((a, b) => (a === b ? a : `light-dark(${a},${b})`)));

/**
 * What every element starts from: the page's font, colour and direction; our tokens; `hidden` that hides. Browsers
 * without `light-dark()` (before Safari 17.5, Chrome 123, Firefox 120) show the light colours unless the game says
 * `theme="dark"`.
 */
export const tokens = css`
  :host {
    ${light}
    --_radius: var(--clue-radius, 8px);
    --_gap: var(--clue-gap, 8px);
    --_motion: var(--clue-motion, 1);
    display: block;
    box-sizing: border-box;
    color: var(--_text);
    font-family: var(--clue-font, inherit);
    line-height: 1.4;
    -webkit-text-size-adjust: 100%;
  }
  @supports (color: light-dark(red, red)) {
    :host {
      ${both}
    }
  }
  :host([theme='light']) {
    ${light}
    color-scheme: light;
  }
  :host([theme='dark']) {
    ${dark}
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
`;
