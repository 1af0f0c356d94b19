/** Notes, and entries that wait for a review, name things by their ids; they follow when ids change and forget what is gone. */
import { idOfHex, isStreetBoard, type Board, type NodeId } from '../../model/index.js';
import { filterSame, mapSame, withSame } from '../../model/same-or-new.js';
import { LINE_LISTS, parseKey } from './key.js';
import { findLine, idOfEnds } from './lines.js';
import { hasNode } from './nodes.js';

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
  const mended = (ids: readonly string[]): readonly string[] => {
    const kept = ids
      .flatMap((id) => heirs.get(id) ?? [id])
      .filter((id) => isThere(after, id) || !isThere(before, id));
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

/** Whether something that a note can be about is on the board. */
function isThere(board: Board, id: string): boolean {
  if (!isStreetBoard(board))
    return (
      board.hexes.some((hex) => idOfHex(hex) === id) ||
      board.exits.some((exit) => exit.id === id) ||
      (board.setup?.characters.some(({ character }) => character === id) ?? false) ||
      (board.setup?.lamps.some(({ tile }) => tile === id) ?? false)
    );
  const thing = parseKey(id);
  if (thing?.is === 'node') return hasNode(board, thing.id);
  if (thing?.is === 'block') return board.blocks.some((block) => block.id === id);
  const [, a, b, suffix = ''] = LINE.exec(id) ?? [];
  if (a === undefined || b === undefined) return false;
  return LINE_LISTS.some((list) => findLine(board, list, idOfEnds([a as NodeId, b as NodeId], suffix)));
}

const LINE = /^([cxt]\d+)-([cxt]\d+)(~\d+)?$/;
