import { css } from 'lit';

export const styles = css`
  .seal code {
    overflow-wrap: anywhere;
  }
`;
