import { css } from 'lit';
import { disclosure } from '../tokens/disclosure.styles.js';

/** What the words of a board mean, in the game they stand in: they come with the later file. */
export const styles = css`
  ${disclosure}
  dl {
    margin: 0;
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0 0 0.5rem;
  }
`;
