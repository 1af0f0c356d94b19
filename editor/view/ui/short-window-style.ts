/** For panels over the map: in a short window, as with text at 200 %, they cover the whole editor. */
import { css } from 'lit';

export const shortWindowStyle = css`
  @container (max-height: 480px) {
    :host {
      position: fixed;
      inset: 4px;
      width: auto;
    }
  }
`;
