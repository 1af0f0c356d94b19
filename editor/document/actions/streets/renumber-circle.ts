import { type CircleId, idOfCircle, mapOrSame, updateOrSame } from '../../../../model/index.js';
import { streetBoardAction, type Action } from '../action.js';
import { hasNode, kindOfNode } from '../../entities/nodes.js';
import { renameNodeReferences } from '../../references/update-references.js';

/** The highest number that an id can hold. */
const HIGHEST = 9_999_999;

/** Gives a circle another number, or swaps it with the circle that has it. Witnesses stay: they cite printed numbers. */
export const renumberCircle = (id: CircleId, number: number): Action =>
  streetBoardAction((board) => {
    const [was, is] = [Number(id.slice(1)), idOfCircle({ number })];
    if (!Number.isInteger(number) || number < 1 || number > HIGHEST) return board;
    if (was === number || kindOfNode(id) !== 'circle' || !hasNode(board, id)) return board;
    const isTaken = hasNode(board, is);
    const renumbered = {
      ...board,
      circles: mapOrSame(board.circles, (circle) => {
        if (circle.number === was) return updateOrSame(circle, { number });
        return circle.number === number ? updateOrSame(circle, { number: was }) : circle;
      }),
    };
    return renameNodeReferences(renumbered, new Map([[id, is], ...(isTaken ? ([[is, id]] as const) : [])]));
  });
