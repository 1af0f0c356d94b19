/** For panels over the map: where that is too low for them, as in a window enlarged to twice its letters, over the whole editor. */
import { css } from 'lit';

export const lowWindowStyle = css`
  @container (max-height: 480px) {
    :host {
      position: fixed;
      inset: 4px;
      width: auto;
    }
  }
`;
