import type { Owner } from '@cluekit/sdk/word-codes';
import { html, type TemplateResult } from 'lit';

/**
 * The shape that says an owner without colour: ◆ Amber, ● Teal, — bystander, ✕ trap. Drawn, not typed, so that it
 * looks the same everywhere; it takes the colour of the text, so that forced colours keep it.
 */
export function ownerShape(owner: Owner): TemplateResult {
  return SHAPES[owner];
}

const SHAPES: Record<Owner, TemplateResult> = {
  amber: html`<svg class="shape" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 .5 15.5 8 8 15.5.5 8z" />
  </svg>`,
  teal: html`<svg class="shape" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="7" /></svg>`,
  bystander: html`<svg class="shape" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M1 6.5h14v3H1z" />
  </svg>`,
  trap: html`<svg class="shape" viewBox="0 0 16 16" aria-hidden="true">
    <path d="m3 .7 5 5 5-5L15.3 3l-5 5 5 5-2.3 2.3-5-5-5 5L.7 13l5-5-5-5z" />
  </svg>`,
};
