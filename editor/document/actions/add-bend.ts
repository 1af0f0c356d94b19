import type { Point } from '../../../model/index.js';
import { onStreets, type Action } from '../action.js';
import type { Key } from '../key.js';
import { bendsBefore, courseOf, lineOf, lineOfKey } from '../lines.js';
import { placeNear, samePlace } from '../place.js';
import { withLineChanged } from '../with-line-changed.js';

/** Bends a line at a place, between the bends next to it. */
export const addBend = (key: Key, at: Point): Action =>
  onStreets((board) => {
    const found = lineOfKey(board, key);
    const course = found && courseOf(board, found.line);
    const place = placeNear(at);
    if (found === undefined || course === undefined || place === undefined) return board;
    if (course.some((point) => samePlace(point, place))) return board;
    const bends = (found.line.bends ?? []).toSpliced(bendsBefore(course, place), 0, place);
    return withLineChanged(board, found, lineOf(found.line.between, bends));
  });
