/** The editor for other pages: importing this file registers `<lamplighter-editor>` and the elements that it consists of. */
import { registerElements, type LamplighterEditor } from '../view/index.js';

export { formatBoard, parseBoard } from '../../model/index.js';
export { LamplighterEditor } from '../view/index.js';

declare global {
  interface HTMLElementTagNameMap {
    'lamplighter-editor': LamplighterEditor;
  }
}

registerElements();
