import { css } from 'lit';

/** What the words of a board mean, in the game they stand in: they come with the later file. */
export const styles = css`
  dl {
    margin: 0;
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0 0 0.5rem;
  }
  summary {
    unicode-bidi: isolate; /* its sign stands where the page begins its lines */
    min-block-size: 44px;
    padding-block: 0.6rem;
    font-weight: 600;
    cursor: pointer;
  }
`;
