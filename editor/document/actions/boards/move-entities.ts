import {
  centreOfHex,
  hexAtPoint,
  idOfCircle,
  idOfHex,
  parseHexId,
  type HexBoard,
  type HexId,
  type Line,
  type NodeId,
  type Point,
  type StreetBoard,
  isStreetBoard,
  mapOrSame,
  updateOrSame,
} from '../../../../model/index.js';
import { anyBoardAction, type Action, streetBoardAction } from '../action.js';
import { LINE_LISTS, parseEntityName, type EntityName } from '../../entities/entity-name.js';
import { bendsByLine, findLine, moveBends, type BendsByLine } from '../../entities/lines.js';
import { moveNodes } from '../../entities/nodes.js';
import { moveCovers } from '../../keys/document.js';
import { MAX_COORDINATE, isSamePosition, roundPosition } from '../../entities/position.js';

/**
 * Moves entities by one offset: nodes, lines with their ends, bends, the grid. A line whose two ends move takes
 * its bends along. Characters, lamps and covers move to the hex at the new position, if there is one. The offset
 * is limited so that everything stays within the limits of the format.
 */
export const moveEntities = (keys: Iterable<EntityName>, dx: number, dy: number): Action => {
  const chosen = [...keys];
  return anyBoardAction((board) => {
    if (!Number.isFinite(dx) || !Number.isFinite(dy)) return board;
    return isStreetBoard(board) ? moveOnStreets(board, chosen, dx, dy) : moveOnHexes(board, chosen, dx, dy);
  });
};

function moveOnStreets(board: StreetBoard, keys: readonly EntityName[], dx: number, dy: number): StreetBoard {
  const moving = movingParts(board, keys);
  const [east, south] = withinLimits(pointsOf(board, moving), dx, dy);
  if (east === 0 && south === 0) return board;
  const shift = ([x, y]: Point): Point => [x + east, y + south];
  const moved = moveBends(
    moveNodes(board, (id, at) => (moving.nodes.has(id) ? shift(at) : at)),
    (bend, line, i) => (bendMoves(moving, line, i) ? shift(bend) : bend),
  );
  return board.grid && moving.grid
    ? { ...moved, grid: { ...board.grid, rect: [shift(board.grid.rect[0]), shift(board.grid.rect[1])] } }
    : moved;
}

interface Moving {
  readonly nodes: ReadonlySet<NodeId>;
  readonly bends: BendsByLine;
  readonly grid: boolean;
}

function movingParts(board: StreetBoard, keys: readonly EntityName[]): Moving {
  const nodes = new Set<NodeId>();
  for (const key of keys) {
    const thing = parseEntityName(key);
    if (thing?.is === 'node') nodes.add(thing.id);
    else if (thing?.is === 'line')
      for (const end of findLine(board, thing.list, thing.id)?.line.between ?? []) nodes.add(end);
  }
  return { nodes, bends: bendsByLine(board, keys), grid: keys.includes('grid') };
}

const bendMoves = ({ nodes, bends }: Moving, line: Line, bend: number): boolean =>
  (nodes.has(line.between[0]) && nodes.has(line.between[1])) || bends.get(line)?.has(bend) === true;

/** The points that move. Nothing else is built, because this visits the whole board at each step of a drag. */
function pointsOf(board: StreetBoard, moving: Moving): readonly Point[] {
  const points: Point[] = moving.grid ? [...(board.grid?.rect ?? [])] : [];
  board.circles.forEach((circle) => {
    if (moving.nodes.has(idOfCircle(circle))) points.push(circle.at);
  });
  for (const list of [board.crossings, board.junctions])
    list.forEach(({ id, at }) => {
      if (moving.nodes.has(id)) points.push(at);
    });
  for (const list of LINE_LISTS)
    for (const line of board[list])
      line.bends?.forEach((bend, i) => {
        if (bendMoves(moving, line, i)) points.push(bend);
      });
  return points;
}

/** As much of the way as all points can go, in whole numbers. */
function withinLimits(points: readonly Point[], dx: number, dy: number): Point {
  const along = (way: number, axis: 0 | 1): number => {
    const [lowest, highest] = points.reduce(
      ([low, high], point) => [Math.min(low, point[axis]), Math.max(high, point[axis])],
      [MAX_COORDINATE, -MAX_COORDINATE],
    );
    return Math.max(-MAX_COORDINATE - lowest, Math.min(MAX_COORDINATE - highest, Math.round(way))) + 0;
  };
  return points.length === 0 ? [0, 0] : [along(dx, 0), along(dy, 1)];
}

function moveOnHexes(board: HexBoard, keys: readonly EntityName[], dx: number, dy: number): HexBoard {
  const { setup, layout } = board;
  if (setup === undefined) return board;
  const chosen = new Set(keys);
  const there = new Set(board.hexes.map(idOfHex));
  const shift = (key: EntityName, hex: HexId): HexId => {
    const from = parseHexId(hex);
    if (!chosen.has(key) || from === undefined) return hex;
    const [x, y] = centreOfHex(layout, from);
    const to = idOfHex({ at: hexAtPoint(layout, [x + dx, y + dy]) });
    return there.has(to) ? to : hex;
  };
  return updateOrSame(board, {
    setup: updateOrSame(setup, {
      characters: mapOrSame(setup.characters, (each) =>
        updateOrSame(each, { hex: shift(`character:${each.character}`, each.hex) }),
      ),
      lamps: mapOrSame(setup.lamps, (each) =>
        updateOrSame(each, { hex: shift(`lamp:${each.tile}`, each.hex) }),
      ),
      covers: moveCovers(setup.covers, (hex) => shift(`cover:${hex}`, hex)),
    }),
  });
}

/** Sets the exact positions of nodes and bends, all at once. The lines of a node keep their bends. */
export const setEntityPositions = (places: ReadonlyMap<EntityName, Point>): Action =>
  streetBoardAction((board) => {
    const near = (key: EntityName, before: Point): Point => {
      const to = places.get(key);
      const place = to && roundPosition(to);
      return place === undefined || isSamePosition(before, place) ? before : place;
    };
    const bends = bendsByLine(board, [...places.keys()]);
    return moveBends(moveNodes(board, near), (at, line, i) => near(bends.get(line)?.get(i) ?? '', at));
  });

/** Sets the exact position of a node. Its lines keep their bends. */
export const setNodePosition = (id: NodeId, at: Point): Action => setEntityPositions(new Map([[id, at]]));
