/** All elements for other pages: importing this file registers them. Also exports the board parser. */
export { formatBoard, parseBoard } from '../../model/index.js';
export { LamplighterBoard } from './board.js';
export { LamplighterEditor } from './editor.js';
