/** The elements for other pages: importing this file registers them. Also exports the board parser. */
import { registerElements } from '../view/index.js';

export { formatBoard, parseBoard } from '../../model/index.js';
export { LamplighterBoard, LamplighterEditor } from '../view/index.js';

registerElements();
