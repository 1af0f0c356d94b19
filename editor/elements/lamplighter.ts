/** The elements for pages of others: loading this file registers them, and it brings along what reads a board. */
import { register } from '../view/register.js';

export { formatBoard, parseBoard } from '../../model/index.js';
export { LamplighterBoard } from '../view/lamplighter-board.js';
export { LamplighterEditor } from '../view/lamplighter-editor.js';

register();
