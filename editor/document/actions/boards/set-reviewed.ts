import { boardAction, type Action } from '../action.js';
import { fileIdOfName, type EntityName } from '../../entities/entity-name.js';
import { setProperties } from '../../patches/set-properties.js';

/** Says of things that a second person has seen them, or that nobody has yet. */
export const setReviewed = (keys: Iterable<EntityName>, reviewed: boolean): Action => {
  const ids = new Set([...keys].flatMap((key) => fileIdOfName(key) ?? []));
  return boardAction((board) => {
    const { unreviewed = [], ...provenance } = board.provenance;
    const others = unreviewed.filter((id) => !ids.has(id));
    const known = new Set(unreviewed);
    const fresh = [...ids].filter((id) => !known.has(id));
    if (reviewed ? others.length === unreviewed.length : fresh.length === 0) return board;
    const after = reviewed ? others : [...unreviewed, ...fresh];
    return setProperties(board, {
      provenance: { ...provenance, ...(after.length > 0 && { unreviewed: after }) },
    });
  });
};
