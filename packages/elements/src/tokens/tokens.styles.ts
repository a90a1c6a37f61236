import { css, unsafeCSS, type CSSResultGroup } from 'lit';
import { base } from './base.styles.js';
import { PALETTE } from './palette.js';

/** Declares every private colour from its public token; `value` gives what it falls back to. */
const colours = (value: (light: string, dark: string) => string): string =>
  PALETTE.map(([name, light, dark]) => `--_${name}:var(--clue-${name},${value(light, dark)});`).join('');

const light = unsafeCSS(colours((value) => value));
const either = unsafeCSS(colours((a, b) => `light-dark(${a},${b})`));

/**
 * The colours, by the `color-scheme` that the element has from the page or its game. Browsers without `light-dark()`
 * (before Safari 17.5, Chrome 123, Firefox 120) show the light ones.
 */
const palette = css`
  :host {
    ${light}
  }
  @supports (color: light-dark(red, red)) {
    :host {
      ${either}
    }
  }
`;

/** What every element's styles begin with. */
export const tokens: CSSResultGroup = [palette, base];
