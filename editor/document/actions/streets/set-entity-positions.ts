/** Puts nodes and bends at exact positions. */
import {
  type Line,
  mapOrSame,
  type NodeId,
  type Point,
  type StreetBoard,
  updateOrSame,
} from '../../../../model/index.js';
import { type Action, streetBoardAction } from '../action.js';
import { type EntityName, LINE_LISTS, type LineList, parseEntityName } from '../../entities/entity-name.js';
import { findLine } from '../../entities/lines.js';
import { moveNodes } from '../../entities/nodes.js';
import { isSamePosition, roundPosition } from '../../entities/position.js';

/** Sets the exact positions of nodes and bends, all at once. The lines of a node keep their bends. */
export const setEntityPositions = (places: ReadonlyMap<EntityName, Point>): Action =>
  streetBoardAction((board) => {
    const near = (key: EntityName, before: Point): Point => {
      const to = places.get(key);
      const place = to && roundPosition(to);
      return place === undefined || isSamePosition(before, place) ? before : place;
    };
    const placed = moveNodes(board, (id: NodeId, before) => near(id, before));
    const bent = linesBent(board, places.keys(), near);
    return bent.size === 0 ? placed : withLines(placed, bent);
  });

/** The lines with a bend among the keys, as they are then. */
function linesBent(
  board: StreetBoard,
  keys: Iterable<EntityName>,
  near: (key: EntityName, before: Point) => Point,
): ReadonlyMap<Line, Line> {
  const bent = new Map<Line, Line>();
  for (const key of keys) {
    const thing = parseEntityName(key);
    const line = thing?.is === 'bend' ? findLine(board, thing.list, thing.line)?.line : undefined;
    if (thing?.is !== 'bend' || line === undefined) continue;
    const now = bent.get(line) ?? line;
    const bends = mapOrSame(now.bends ?? [], (bend, i) => (i === thing.index ? near(key, bend) : bend));
    if (bends !== now.bends && now.bends) bent.set(line, { ...now, bends });
  }
  return bent;
}

const withLines = (board: StreetBoard, bent: ReadonlyMap<Line, Line>): StreetBoard =>
  LINE_LISTS.reduce(
    (so: StreetBoard, list: LineList) =>
      updateOrSame(so, { [list]: mapOrSame(so[list], (line) => bent.get(line) ?? line) }),
    board,
  );

/** Sets the exact position of a node. Its lines keep their bends. */
export const setNodePosition = (id: NodeId, at: Point): Action => setEntityPositions(new Map([[id, at]]));
