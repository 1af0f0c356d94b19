import type { Line, StreetBoard } from '../../model/index.js';
import { mapSame, withSame } from '../../model/same-or-new.js';
import { withNotesMended } from './heirs.js';
import type { FoundLine } from './lines.js';

/** The board with another line in the place of one. */
export const withLineChanged = (board: StreetBoard, { list, line }: FoundLine, after: Line): StreetBoard =>
  withNotesMended(
    board,
    withSame(board, { [list]: mapSame(board[list], (each) => (each === line ? after : each)) }),
  );
