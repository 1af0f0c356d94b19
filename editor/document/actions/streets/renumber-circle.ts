import { idOfCircle, type CircleId } from '../../../model/index.js';
import { mapSame, withSame } from '../../../model/same-or-new.js';
import { onStreets, type Action } from '../action.js';
import { kindOfNode } from '../key.js';
import { hasNode } from '../nodes.js';
import { withNames } from '../rename-nodes.js';

/** The highest number that an id can hold. */
const HIGHEST = 9_999_999;

/**
 * Gives a circle another number; if a circle has that number, the two exchange theirs. Lines, walks, notes and waivers
 * follow. Witnesses do not: they cite printed numbers, and it is the board that was wrong.
 */
export const renumberCircle = (id: CircleId, number: number): Action =>
  onStreets((board) => {
    const [was, is] = [Number(id.slice(1)), idOfCircle({ number })];
    if (!Number.isInteger(number) || number < 1 || number > HIGHEST) return board;
    if (was === number || kindOfNode(id) !== 'circle' || !hasNode(board, id)) return board;
    const isTaken = hasNode(board, is);
    const renumbered = {
      ...board,
      circles: mapSame(board.circles, (circle) => {
        if (circle.number === was) return withSame(circle, { number });
        return circle.number === number ? withSame(circle, { number: was }) : circle;
      }),
    };
    return withNames(board, renumbered, new Map([[id, is], ...(isTaken ? ([[is, id]] as const) : [])]));
  });
