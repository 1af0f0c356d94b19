import type { Point } from '../../../model/index.js';
import { onStreets, type Action } from '../action.js';
import type { Key } from '../key.js';
import { lineOf, lineOfKey, sameLine } from '../lines.js';
import { placesNear } from '../place.js';
import { withLineChanged } from '../with-line-changed.js';

/** Gives a line these bends, from its smaller end; none make it straight. */
export const setBends = (key: Key, bends: readonly Point[]): Action =>
  onStreets((board) => {
    const found = lineOfKey(board, key);
    const places = placesNear(bends);
    if (found === undefined || places === undefined) return board;
    const after = lineOf(found.line.between, places);
    return sameLine(found.line, after) ? board : withLineChanged(board, found, after);
  });
