import { css } from 'lit';

/** The key stands over what is below it, so that nothing jumps when it opens and closes. */
export const styles = css`
  .buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
  }
  .hold {
    flex: 1 1 12rem;
    max-inline-size: 22rem;
    /* A long press is ours here: no text selection, no callout, no scrolling away. */
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    touch-action: none;
  }
  .hold.held {
    border-color: var(--_accent);
    background: linear-gradient(var(--_accent), var(--_accent)) 0 0 / 100% 4px no-repeat var(--_card);
  }
  .notice {
    display: grid;
    justify-items: start;
    gap: 0.5rem;
    margin: 0.75rem 0 0;
  }
  .peek {
    position: relative;
  }
  .key {
    margin-block-start: 0.75rem;
    padding: 0.75rem 1rem;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.5rem;
  }
  .group {
    flex: 1 1 11rem;
  }
  h3 {
    flex-basis: 100%;
    margin: 0;
    font-size: 1rem;
  }
  h4 {
    margin: 0;
    font-size: 0.875rem;
    font-weight: 600;
  }
  ul {
    margin: 0.25rem 0 0;
    padding: 0;
    list-style: none;
    columns: 2 5rem;
    font-size: 0.9375rem;
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
