import type { StreetBoard } from '../../../model/index.js';
import { hasPrintedBoard } from '../../editions/index.js';

/** With fewer streets nothing is usual. */
const FEWEST_STREETS = 8;

/** Whether hints about plausible streets are all that can be said: no print is known to compare with, and the board has enough streets. */
export const isUnknownBoard = (board: StreetBoard): boolean =>
  board.streets.length >= FEWEST_STREETS && !hasPrintedBoard(board);
