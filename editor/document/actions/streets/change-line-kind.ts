import { type Line, filterOrSame } from '../../../../model/index.js';
import { streetAction, type Action } from '../action.js';
import type { EntityName, LineList } from '../../entities/entity-name.js';
import { findLineByName } from '../../entities/lines.js';
import { insertLine } from './add-line.js';

/** Makes lines streets, or waterlines. One stays as it is where the very same line is there already. */
export const changeLineKind = (keys: Iterable<EntityName>, list: LineList): Action => {
  const chosen = [...keys];
  return streetAction((board) => {
    // All at first: a line's key counts those between the same ends, and changes when one of them goes.
    const lines = chosen
      .flatMap((key) => findLineByName(board, key) ?? [])
      .filter((each) => each.list !== list);
    const moved = new Set<Line>();
    let after = board;
    for (const { line } of lines) {
      const joined = insertLine(after, list, line);
      if (joined !== after) moved.add(line);
      after = joined;
    }
    if (moved.size === 0) return board;
    const other = list === 'streets' ? 'waterlines' : 'streets';
    const left = filterOrSame(after[other], (line) => !moved.has(line));
    return { ...after, [other]: left };
  });
};
