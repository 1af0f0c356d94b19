import { streetAction, type Action } from '../action.js';
import { parseEntityName, type EntityName } from '../../entities/entity-name.js';
import { findLineByName, setLineBends } from '../../entities/lines.js';

/** Takes a bend out of its line. */
export const removeBend = (key: EntityName): Action =>
  streetAction((board) => {
    const named = parseEntityName(key);
    const found = findLineByName(board, key);
    const bends = found?.line.bends ?? [];
    if (named?.is !== 'bend' || found === undefined || !(named.index in bends)) return board;
    return setLineBends(board, found, bends.toSpliced(named.index, 1));
  });
