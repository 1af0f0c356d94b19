/** The parser of board files, loaded when the viewer loads one. */
export { parseBoard } from '../../model/index.js';
