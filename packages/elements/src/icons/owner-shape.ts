import type { Owner } from '@cluekit/sdk/word-codes';
import { html, type TemplateResult } from 'lit';

const SHAPES: Record<Owner, string> = {
  amber: 'M8 .5 15.5 8 8 15.5.5 8z',
  teal: 'M1 8a7 7 0 1 1 14 0A7 7 0 1 1 1 8z',
  bystander: 'M1 6.5h14v3H1z',
  trap: 'm3 .7 5 5 5-5L15.3 3l-5 5 5 5-2.3 2.3-5-5-5 5L.7 13l5-5-5-5z',
};

/** The path of that shape, in a box of 16 by 16. */
export const ownerPath = (owner: Owner): string => SHAPES[owner];

/**
 * The shape that says an owner without colour: ◆ Amber, ● Teal, — bystander, ✕ trap. Drawn, not typed, so that it
 * looks the same everywhere; it takes the colour of the text, so that forced colours keep it.
 */
export function ownerShape(owner: Owner): TemplateResult {
  return html`<svg class="shape" viewBox="0 0 16 16" aria-hidden="true"><path d=${SHAPES[owner]} /></svg>`;
}
