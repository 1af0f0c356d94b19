/** The board viewer for other pages, without the editor: importing this file registers `<lamplighter-board>`. */
import { registerViewer, type LamplighterBoard } from '../view/index.js';

export { LamplighterBoard } from '../view/index.js';

declare global {
  interface HTMLElementTagNameMap {
    'lamplighter-board': LamplighterBoard;
  }
}

registerViewer();
