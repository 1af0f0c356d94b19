import type { Line } from '../../../model/index.js';
import { filterSame } from '../../../model/same-or-new.js';
import { onStreets, type Action } from '../action.js';
import { withNotesMended } from '../heirs.js';
import type { Key, LineList } from '../key.js';
import { lineOfKey } from '../lines.js';
import { withLine } from './add-line.js';

/** Makes lines streets, or waterlines. One stays as it is where the very same line is there already. */
export const changeList = (keys: Iterable<Key>, list: LineList): Action => {
  const chosen = [...keys];
  return onStreets((board) => {
    // All at first: a line's key counts those between the same ends, and changes when one of them goes.
    const lines = chosen.flatMap((key) => lineOfKey(board, key) ?? []).filter((each) => each.list !== list);
    const moved = new Set<Line>();
    let after = board;
    for (const { line } of lines) {
      const joined = withLine(after, list, line);
      if (joined !== after) moved.add(line);
      after = joined;
    }
    if (moved.size === 0) return board;
    const other = list === 'streets' ? 'waterlines' : 'streets';
    const left = filterSame(after[other], (line) => !moved.has(line));
    return withNotesMended(board, { ...after, [other]: left });
  });
};
