import { onStreets, type Action } from '../action.js';
import { parseKey, type Key } from '../key.js';
import { lineOf, lineOfKey } from '../lines.js';
import { withLineChanged } from '../with-line-changed.js';

/** Takes a bend out of its line. */
export const removeBend = (key: Key): Action =>
  onStreets((board) => {
    const thing = parseKey(key);
    const found = lineOfKey(board, key);
    const bends = found?.line.bends ?? [];
    if (thing?.is !== 'bend' || found === undefined || !(thing.index in bends)) return board;
    return withLineChanged(board, found, lineOf(found.line.between, bends.toSpliced(thing.index, 1)));
  });
