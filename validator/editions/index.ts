/** The printed editions that boards are compared with. */
export { HEX_EDITIONS, hasPrintedBoard, printedHexBoard, printedStreetBoard } from './printed-boards.js';
