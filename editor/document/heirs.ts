/** Notes, and entries that wait for a review, name things by their ids; they follow when ids change and forget what is gone. */
import { idOfCircle, idOfHex, idsOfLines, isStreetBoard, type Board } from '../../model/index.js';
import { filterSame, mapSame, withSame } from '../../model/same-or-new.js';

/** For an id that is no longer used, what has taken its place. */
export type Heirs = ReadonlyMap<string, readonly string[]>;

const NONE: Heirs = new Map();

/**
 * The new board with its notes mended: an id with heirs is replaced by them, one that was there before and is gone now is
 * dropped, and a note about nothing but such things goes with them. What named nothing before is a person's own matter.
 */
export function withNotesMended<B extends Board>(before: B, after: B, heirs: Heirs = NONE): B {
  const { notes = [], unreviewed = [] } = after.provenance;
  if (after === before || (notes.length === 0 && unreviewed.length === 0)) return after;
  const [was, is] = [idsOfBoard(before), idsOfBoard(after)];
  const mended = (ids: readonly string[]): readonly string[] => {
    const kept = ids.flatMap((id) => heirs.get(id) ?? [id]).filter((id) => is.has(id) || !was.has(id));
    const once = [...new Set(kept)];
    return once.length === ids.length && once.every((id, i) => id === ids[i]) ? ids : once;
  };
  const changed = mapSame(notes, (note) => withSame(note, { about: mended(note.about) }));
  const provenance = withSame(after.provenance, {
    ...(after.provenance.notes && {
      notes: filterSame(changed, ({ about }, i) => about.length > 0 || notes[i]!.about.length === 0),
    }),
    ...(after.provenance.unreviewed && { unreviewed: mended(unreviewed) }),
  });
  return withSame<Board>(after, { provenance }) as B;
}

/** Everything that notes can be about. */
function idsOfBoard(board: Board): ReadonlySet<string> {
  if (isStreetBoard(board))
    return new Set<string>([
      ...board.circles.map(idOfCircle),
      ...[...board.crossings, ...board.junctions, ...board.blocks].map(({ id }) => id),
      ...idsOfLines(board.streets),
      ...idsOfLines(board.waterlines),
    ]);
  return new Set<string>([
    ...board.hexes.map(idOfHex),
    ...board.exits.map(({ id }) => id),
    ...(board.setup?.characters ?? []).map(({ character }) => character),
    ...(board.setup?.lamps ?? []).map(({ tile }) => tile),
  ]);
}
