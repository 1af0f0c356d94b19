import type { Line, NodeId, Point, StreetBoard } from '../../../../model/index.js';
import { streetAction, type Action } from '../action.js';
import type { LineList } from '../../entities/entity-name.js';
import { makeLine, linesBetween, sameLine } from '../../entities/lines.js';
import { hasNode } from '../../entities/nodes.js';
import { roundPositions } from '../../entities/position.js';

/** Draws a line between two nodes; not from a node straight to itself, and not where the very same line is drawn already. */
export const addLine = (
  list: LineList,
  between: readonly [NodeId, NodeId],
  bends: readonly Point[] = [],
): Action =>
  streetAction((board) => {
    const places = roundPositions(bends);
    if (places === undefined || (between[0] === between[1] && places.length === 0)) return board;
    if (!between.every((end) => hasNode(board, end))) return board;
    return insertLine(board, list, makeLine([between[0], between[1]], places));
  });

/** The board with one more line; the same board if it has this one. */
export const insertLine = (board: StreetBoard, list: LineList, line: Line): StreetBoard =>
  linesBetween(board[list], line.between).some((each) => sameLine(each, line))
    ? board
    : { ...board, [list]: [...board[list], line] };
