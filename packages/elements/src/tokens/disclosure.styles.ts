import { css } from 'lit';

/** The heading of what opens and closes. Elements that come later have it: the first file shows none. */
export const disclosure = css`
  summary {
    unicode-bidi: isolate; /* its sign stands where the page begins its lines (B30) */
    min-block-size: 44px;
    padding-block: 0.6rem;
    font-weight: 600;
    cursor: pointer;
  }
`;
