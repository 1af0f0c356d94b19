import { onBoards, type Action } from '../action.js';
import { idOfKey, type Key } from '../key.js';
import { withProperties } from '../set-properties.js';

/** Says of things that a second person has seen them, or that nobody has yet. */
export const setReviewed = (keys: Iterable<Key>, reviewed: boolean): Action => {
  const ids = new Set([...keys].flatMap((key) => idOfKey(key) ?? []));
  return onBoards((board) => {
    const { unreviewed = [], ...provenance } = board.provenance;
    const others = unreviewed.filter((id) => !ids.has(id));
    const known = new Set(unreviewed);
    const fresh = [...ids].filter((id) => !known.has(id));
    if (reviewed ? others.length === unreviewed.length : fresh.length === 0) return board;
    const after = reviewed ? others : [...unreviewed, ...fresh];
    return withProperties(board, {
      provenance: { ...provenance, ...(after.length > 0 && { unreviewed: after }) },
    });
  });
};
