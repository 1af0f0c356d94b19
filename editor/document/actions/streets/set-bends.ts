import type { Point } from '../../../../model/index.js';
import { streetAction, type Action } from '../action.js';
import type { EntityName } from '../../entities/entity-name.js';
import { findLineByName, makeLine, sameLine, setLineBends } from '../../entities/lines.js';
import { roundPositions } from '../../entities/position.js';

/** Gives a line these bends, from its smaller end; none make it straight. */
export const setBends = (key: EntityName, bends: readonly Point[]): Action =>
  streetAction((board) => {
    const found = findLineByName(board, key);
    const places = roundPositions(bends);
    if (found === undefined || places === undefined) return board;
    const after = makeLine(found.line.between, places);
    return sameLine(found.line, after) ? board : setLineBends(board, found, places);
  });
