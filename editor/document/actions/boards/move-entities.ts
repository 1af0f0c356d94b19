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
import { anyBoardAction, type Action } from '../action.js';
import { LINE_LISTS, parseEntityName, type EntityName, type LineList } from '../../entities/entity-name.js';
import { findLine } from '../../entities/lines.js';
import { moveNodes } from '../../entities/nodes.js';
import { moveCovers } from '../../keys/document.js';
import { MAX_COORDINATE } from '../../entities/position.js';

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
  const moved = moveNodes(board, (id, at) => (moving.nodes.has(id) ? shift(at) : at));
  const lines = (list: LineList): readonly Line[] =>
    mapOrSame(board[list], (line, i) => {
      if (line.bends === undefined) return line;
      return updateOrSame(line, {
        bends: mapOrSame(line.bends, (bend, n) => (bendMoves(moving, list, line, i, n) ? shift(bend) : bend)),
      });
    });
  return updateOrSame(moved, {
    streets: lines('streets'),
    waterlines: lines('waterlines'),
    ...(board.grid &&
      moving.grid && {
        grid: { ...board.grid, rect: [shift(board.grid.rect[0]), shift(board.grid.rect[1])] },
      }),
  });
}

interface Moving {
  readonly nodes: ReadonlySet<NodeId>;
  /** Bends by list, index of their line, and their own. */
  readonly bends: ReadonlySet<string>;
  readonly grid: boolean;
}

function movingParts(board: StreetBoard, keys: readonly EntityName[]): Moving {
  const nodes = new Set<NodeId>();
  const bends = new Set<string>();
  let grid = false;
  for (const key of keys) {
    const thing = parseEntityName(key);
    if (thing?.is === 'node') nodes.add(thing.id);
    else if (thing?.is === 'grid') grid = true;
    else if (thing?.is === 'line')
      for (const end of findLine(board, thing.list, thing.id)?.line.between ?? []) nodes.add(end);
    else if (thing?.is === 'bend') {
      const found = findLine(board, thing.list, thing.line);
      if (found) bends.add(nameOfBend(thing.list, board[thing.list].indexOf(found.line), thing.index));
    }
  }
  return { nodes, bends, grid };
}

const nameOfBend = (list: LineList, line: number, bend: number): string => `${list} ${line} ${bend}`;

const bendMoves = (
  { nodes, bends }: Moving,
  list: LineList,
  line: Line,
  index: number,
  bend: number,
): boolean =>
  (nodes.has(line.between[0]) && nodes.has(line.between[1])) ||
  (bends.size > 0 && bends.has(nameOfBend(list, index, bend)));

/** Nothing is built on the way, not even pairs to loop over: this runs at each step of a drag, through the whole board. */
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
    for (let i = 0; i < board[list].length; i++) {
      const line = board[list][i]!;
      if (line.bends === undefined) continue;
      for (const [n, bend] of line.bends.entries())
        if (bendMoves(moving, list, line, i, n)) points.push(bend);
    }
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
