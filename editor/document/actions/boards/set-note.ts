import { boardAction, type Action } from '../action.js';
import { fileIdOfName, type EntityName } from '../../entities/entity-name.js';
import { toSingleLine } from '../../entities/single-line.js';
import { setProperties } from '../../patches/set-properties.js';

/** Writes a note about things, in the place of one about just these; nothing written takes the note away. */
export const setNote = (keys: Iterable<EntityName>, note: string | null): Action => {
  const about = [...new Set([...keys].flatMap((key) => fileIdOfName(key) ?? []))];
  const words = note === null ? undefined : toSingleLine(note);
  return boardAction((board) => {
    if (about.length === 0) return board;
    const { notes = [], ...provenance } = board.provenance;
    const isAboutThese = (ids: readonly string[]): boolean =>
      new Set(ids).size === about.length && about.every((id) => ids.includes(id));
    const others = notes.filter((each) => !isAboutThese(each.about));
    const known = notes.filter((each) => !others.includes(each));
    // The file sorts notes, so that one which is written again would only seem to be another.
    if (known.length === (words === undefined ? 0 : 1) && known.every(({ note }) => note === words))
      return board;
    const after = words === undefined ? others : [...others, { about, note: words }];
    return setProperties(board, {
      provenance: { ...provenance, ...(after.length > 0 && { notes: after }) },
    });
  });
};
