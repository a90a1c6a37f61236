import { css, unsafeCSS } from 'lit';

/** What sheets are set in; what is measured for them is measured in it. */
export const FONTS = "system-ui, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif";

/**
 * Sheets of paper: each fits A4 and Letter, and nothing on them is told by colour. Browsers leave backgrounds out
 * unless a person wants them, so lines, signs and letters say all of it.
 */
export const styles = css`
  :host {
    all: initial;
    display: none !important;
  }
  @media print {
    :host {
      display: block !important;
    }
  }
  * {
    box-sizing: border-box;
    unicode-bidi: plaintext;
  }
  .sheet {
    padding-inline-end: 0.5mm; /* a line at the very edge is cut on paper */
    color: #000;
    font: 12pt/1.35 ${unsafeCSS(FONTS)};
  }
  .sheet + .sheet {
    break-before: page;
  }
  h1 {
    margin: 0 0 4mm;
    font-size: 15pt;
  }
  p {
    margin: 0 0 3mm;
  }
  .grid {
    display: grid;
    gap: 2mm;
  }
  /* What a card leaves for its word, whatever line is around it, on A4, the narrower of the two. Not by units of a
     container: Firefox lays what stands in one out for another width than it prints it at. */
  .five {
    --_room: 32mm;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    grid-auto-rows: 45mm;
  }
  .four {
    --_room: 41mm;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-auto-rows: 16mm;
  }
  /* With two lines more, and what the signs mean. */
  .key .five {
    --_room: 29mm;
    grid-auto-rows: 40mm;
  }
  .cell {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2mm;
    padding: 1mm;
    border: 0.4mm solid #000;
    border-radius: 1.5mm;
    text-align: center;
    break-inside: avoid;
  }
  .word {
    --_fits: calc(var(--_room) / var(--_wide));
    max-inline-size: 100%;
    font-size: min(26pt, max(13pt, var(--_room) / var(--_widest)), var(--_fits));
    font-weight: 700;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  .cards {
    --_room: 34mm;
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    grid-auto-rows: 47mm;
  }
  .card {
    display: grid;
    grid-template-rows: 1fr 2fr;
    place-items: center;
    padding: 2mm 1mm;
    border: 0.25mm dashed #666;
    text-align: center;
    break-inside: avoid;
  }
  /* For whoever sits on the other side of the table. */
  .card .turned {
    rotate: 180deg;
    font-size: min(11pt, var(--_fits));
    font-weight: 400;
  }
  svg {
    inline-size: 1em;
    block-size: 1em;
    vertical-align: -0.1em;
    fill: #000;
  }
  .sign {
    display: flex;
    align-items: center;
    gap: 1.5mm;
    font-size: 17pt;
    font-weight: 700;
    line-height: 1;
  }
  .cell.amber {
    border-width: 0.9mm;
  }
  .cell.teal {
    border: 0.9mm double #000;
    background: #ddd;
  }
  .cell.bystander {
    border-style: dotted;
  }
  .cell.trap {
    border: 2mm solid #000;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 1mm 8mm;
    margin: 4mm 0 0;
    padding: 0;
    list-style: none;
  }
  ol,
  .flips {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .turn {
    padding: 2mm 0;
    border-block-start: 0.25mm solid #888;
    break-inside: avoid;
  }
  .turn b {
    font-size: 15pt;
  }
  .flips {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6mm;
    padding-inline-start: 8mm;
    font-size: 13pt;
  }
`;

/** What the page around the sheets is on paper while they are there: nothing, with a margin around. */
export const pageStyles = css`
  @page {
    margin: 12mm;
  }
  @media print {
    html,
    body {
      display: block !important;
      position: static !important;
      inline-size: auto !important;
      block-size: auto !important;
      min-block-size: 0 !important;
      max-inline-size: none !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      overflow: visible !important;
      background: none !important;
    }
    body::before,
    body::after,
    body > :not([data-cluekit='paper']) {
      display: none !important;
    }
  }
`;
