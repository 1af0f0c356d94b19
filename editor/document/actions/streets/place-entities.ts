import type { Line, NodeId, Point, StreetBoard } from '../../../model/index.js';
import { mapSame, withSame } from '../../../model/same-or-new.js';
import { onStreets, type Action } from '../action.js';
import { withNotesMended } from '../heirs.js';
import { LINE_LISTS, parseKey, type Key, type LineList } from '../key.js';
import { findLine } from '../lines.js';
import { withPlaces } from '../nodes.js';
import { placeNear, samePlace } from '../place.js';

/** Puts nodes and bends exactly here, all at once. The lines of a node keep their bends. */
export const placeThings = (places: ReadonlyMap<Key, Point>): Action =>
  onStreets((board) => {
    const near = (key: Key, before: Point): Point => {
      const to = places.get(key);
      const place = to && placeNear(to);
      return place === undefined || samePlace(before, place) ? before : place;
    };
    const placed = withPlaces(board, (id: NodeId, before) => near(id, before));
    const bent = linesBent(board, places.keys(), near);
    // Moving a bend may put a line before its twin, and notes name it by its place.
    return bent.size === 0 ? placed : withNotesMended(board, withLines(placed, bent));
  });

/** The lines with a bend among the keys, as they are then. */
function linesBent(
  board: StreetBoard,
  keys: Iterable<Key>,
  near: (key: Key, before: Point) => Point,
): ReadonlyMap<Line, Line> {
  const bent = new Map<Line, Line>();
  for (const key of keys) {
    const thing = parseKey(key);
    const line = thing?.is === 'bend' ? findLine(board, thing.list, thing.line)?.line : undefined;
    if (thing?.is !== 'bend' || line === undefined) continue;
    const now = bent.get(line) ?? line;
    const bends = mapSame(now.bends ?? [], (bend, i) => (i === thing.index ? near(key, bend) : bend));
    if (bends !== now.bends && now.bends) bent.set(line, { ...now, bends });
  }
  return bent;
}

const withLines = (board: StreetBoard, bent: ReadonlyMap<Line, Line>): StreetBoard =>
  LINE_LISTS.reduce(
    (so: StreetBoard, list: LineList) =>
      withSame(so, { [list]: mapSame(so[list], (line) => bent.get(line) ?? line) }),
    board,
  );
