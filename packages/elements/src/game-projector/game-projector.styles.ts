import { css } from 'lit';

/** Everything of a game on one screen of 1280 by 720, with words of 32 px and more (B21). */
export const styles = css`
  :host {
    min-block-size: 100vb;
    padding: clamp(0.5rem, 1.5vmin, 2rem);
    background: var(--_surface);
    font-size: clamp(1.125rem, 2.6vmin, 2.25rem);
  }
  .table {
    display: grid;
    gap: 0.75rem;
    align-content: start;
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 2rem;
    min-block-size: 4rem;
  }
  .top > :first-child {
    flex: 1 1 12rem;
  }
  .top > .now {
    flex: 1 1 20rem;
    font-size: max(1.5rem, 3vmin);
  }
  /* What came of a turn takes what it needs: before the first there is nothing of it, and nothing is beside the rest. */
  .top > .came {
    flex: 0 1 auto;
  }
  /* Sizes inside are a reader's: here they are those of the last row. */
  .far,
  .now {
    zoom: 1.5;
  }
  /* What is said is no smaller than the words. */
  @media (min-width: 60rem) {
    .top > .far {
      zoom: 2.15;
    }
  }
  /* A bank leaves less room for it, and there is more of it: a line for each seat. */
  @media (min-width: 60rem) {
    .table:not(.codes) .top > .far {
      zoom: 1.5;
    }
    .table:not(.codes) .foot > .far {
      zoom: 1.15;
    }
    .table:not(.codes) .came {
      --_lines: 2 14rem;
    }
  }
  @media (min-width: 100rem) and (min-height: 60rem) {
    .top > .far {
      zoom: 3;
    }
    .far,
    .now,
    .table:not(.codes) .top > .far {
      zoom: 2.1;
    }
  }
  .foot {
    display: grid;
    gap: 1rem;
  }
  h2,
  p {
    margin: 0;
  }
  h2 {
    font-size: max(2.75rem, 6vmin);
    line-height: 1.15;
  }
  .top p {
    font-size: max(2rem, 4.2vmin);
  }
  .waiting {
    display: grid;
    place-content: center;
    min-block-size: 60vb;
    font-size: 2rem;
    text-align: center;
  }
  ::part(bank) {
    /* As many columns as the longest word lets stand side by side at 32 px; five at most for a board. */
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(max(calc(var(--_longest) * 1.22rem + 1.25rem), 15%), 100%), 1fr)
    );
  }
  .codes ::part(bank) {
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(max(calc(var(--_longest) * 1.22rem + 1.25rem), 17%), 100%), 1fr)
    );
  }
  ::part(card) {
    min-block-size: clamp(3.5rem, 10.3vb, 9rem);
    padding-inline: 0.5rem;
    cursor: default;
  }
  ::part(word) {
    font-size: max(2rem, 4.2vmin);
  }
  ::part(owner) {
    font-size: 1.25rem;
  }
  /* Under what came of a turn the scores have room too. */
  .told ~ ::part(card) {
    min-block-size: clamp(3.25rem, 8.6vb, 9rem);
  }
  /* Cards of a bank are more than 25: so low that all of them, and the scores, have room below what is said. */
  :not(.codes) > ::part(card) {
    min-block-size: clamp(3rem, 7vb, 9rem);
    padding-block: 0.25rem;
  }
  :not(.codes) > ::part(word) {
    line-height: 1.15;
  }
  :not(.codes) > ::part(owner) {
    font-size: 0.8rem;
  }
  .top.told {
    align-items: start;
  }
  /* What came of the last turn: told, and nobody goes on here. */
  ::part(outcome) {
    margin: 0;
    padding-block: 0.2rem;
    font-size: 1rem; /* of the zoom above */
    line-height: 1.25;
  }
  ::part(find) {
    display: none;
  }
`;
