import { css } from 'lit';

/** A hand as a list: CODED stands out by its filled tab, what is shed is struck and still readable. */
export const handStyles = css`
  .hand {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    gap: var(--_gap);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .held {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding-inline-end: 0.6rem;
    overflow: hidden;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_card);
  }
  .tab {
    display: grid;
    place-items: center;
    align-self: stretch;
    min-inline-size: 2.25rem;
    padding-inline: 0.5rem;
    border-inline-end: 1px solid var(--_border);
    font-size: 0.875rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .held.coded {
    border: 2px solid var(--_text);
  }
  .coded .tab {
    background: var(--_text);
    color: var(--_surface);
  }
  .held .word {
    flex: 1;
    min-inline-size: 0;
    padding-block: 0.25rem;
    font-weight: 600;
    letter-spacing: 0.01em;
    overflow-wrap: anywhere;
  }
  .mark {
    font-size: 0.8125rem;
    color: var(--_muted);
  }
  .held.shed {
    border-style: dashed;
    background: none;
  }
  .shed .word {
    color: var(--_muted);
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
  .exposed .mark {
    color: var(--_bad);
    font-weight: 600;
  }
  /* Chips in rows, beside the bank and where many hands stand together. */
  .compact .hand {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .compact .held {
    min-block-size: 2rem;
    gap: 0.4rem;
    font-size: 0.875rem;
  }
  .compact .tab {
    min-inline-size: 1.75rem;
    padding-inline: 0.35rem;
    font-size: 0.75rem;
  }
`;
