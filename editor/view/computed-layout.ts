/** The computed layout of boards without places, loaded when such a board is shown. */
export { layOutBoard } from '../../model/index.js';
