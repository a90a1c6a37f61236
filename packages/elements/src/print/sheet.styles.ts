import { css } from 'lit';

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
  }
  .sheet {
    color: #000;
    font:
      11pt/1.35 system-ui,
      'Segoe UI',
      Roboto,
      'Liberation Sans',
      sans-serif;
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
    inline-size: 184mm;
  }
  .five {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    grid-auto-rows: 36mm;
  }
  .four {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-auto-rows: 16mm;
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
    max-inline-size: 100%;
    font-size: 13pt;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  .long {
    font-size: 10.5pt;
  }
  .longest {
    font-size: 8pt;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(3, 60mm);
    grid-auto-rows: 38mm;
    gap: 0;
  }
  .card {
    display: grid;
    grid-template-rows: 1fr 2fr;
    place-items: center;
    padding: 3mm;
    border: 0.25mm dashed #666;
    text-align: center;
    break-inside: avoid;
  }
  .card .word {
    font-size: 19pt;
  }
  .card .long {
    font-size: 15pt;
  }
  .card .longest {
    font-size: 10pt;
  }
  /* For whoever sits on the other side of the table. */
  .card .turned {
    rotate: 180deg;
    font-size: 10pt;
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
  .flips {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6mm;
    padding-inline-start: 8mm;
    font-size: 10pt;
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
