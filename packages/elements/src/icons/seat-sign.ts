import { html, type TemplateResult } from 'lit';

/** An outline for each seat, all of about the same weight: disc, square, triangle, diamond, hexagon, cross, drop. */
const OUTLINES = [
  'M1 8a7 7 0 1 1 14 0A7 7 0 1 1 1 8z',
  'M1.5 1.5h13v13h-13z',
  'M8 .8 15.6 14.6H.4z',
  'M8 .3 15.7 8 8 15.7.3 8z',
  'M4.2 1.3h7.6L15.6 8l-3.8 6.7H4.2L.4 8z',
  'M5.4.8h5.2v4.6h4.6v5.2h-4.6v4.6H5.4v-4.6H.8V5.4h4.6z',
  'M8 .4C11 4 13.6 6.8 13.6 10a5.6 5.6 0 0 1-11.2 0C2.4 6.8 5 4 8 .4z',
];

/**
 * The sign of a seat: a glyph and its number, so that a seat is never told by colour alone. Hidden from screen readers:
 * a name stands beside it.
 *
 * @param seat from 0
 */
export function seatSign(seat: number): TemplateResult {
  return html`<span class="seat" aria-hidden="true"
    ><svg class="shape" viewBox="0 0 16 16"><path d=${OUTLINES[seat % OUTLINES.length]} /></svg
    >${seat + 1}</span
  >`;
}
