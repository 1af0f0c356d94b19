import type { Point } from '../../../../model/index.js';
import { streetAction, type Action } from '../action.js';
import type { EntityName } from '../../entities/entity-name.js';
import { countBendsBefore, findLineByName, pathOfLine, setLineBends } from '../../entities/lines.js';
import { roundPosition, isSamePosition } from '../../entities/position.js';

/** Bends a line at a place, between the bends next to it. */
export const addBend = (key: EntityName, at: Point): Action =>
  streetAction((board) => {
    const found = findLineByName(board, key);
    const course = found && pathOfLine(board, found.line);
    const place = roundPosition(at);
    if (found === undefined || course === undefined || place === undefined) return board;
    if (course.some((point) => isSamePosition(point, place))) return board;
    const bends = (found.line.bends ?? []).toSpliced(countBendsBefore(course, place), 0, place);
    return setLineBends(board, found, bends);
  });
