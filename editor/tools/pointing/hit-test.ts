/** Hit testing: nodes before streets before blocks, the nearest first; and where an entity lies. */
import {
  type Board,
  centreOfHex,
  distanceToSegment,
  hexAtPoint,
  type HexBoard,
  idOfHex,
  isHexBoard,
  isStreetBoard,
  parseHexId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { reachInUnits, type Viewport } from '../input/gesture-types.js';
import {
  findPlacedBend,
  findPlacedLine,
  findPlacedNode,
  placedLinesOf,
  placedNodesOf,
} from '../entities/placed-entities.js';
import { isInArea, labelPositionInside, outlinesOfBlock } from '../shapes/area-outlines.js';
import {
  drawnPositionOfPiece,
  namesOfPieces,
  pieceNamesTopDown,
  positionOfPiece,
} from '../entities/pieces.js';
import { findBlock } from '../../document/index.js';

type HitKind = 'bend' | 'node' | 'line' | 'block' | 'hex' | 'piece' | 'exit';

export interface Hit {
  readonly key: string;
  readonly kind: HitKind;
  /** The nearest position on it. */
  readonly at: Point;
}

export interface HitOptions {
  /** Only these kinds. */
  readonly kinds?: readonly HitKind[];
  /** Excluded entities, such as the dragged one. */
  readonly except?: ReadonlySet<string>;
  /** Lines whose bends can be dragged: the selected ones. */
  readonly bendsOf?: Iterable<string>;
}

/** The entity at a position. A linear scan, because testing a thousand features costs less than drawing one. */
export function hitAt(
  board: Board,
  at: Point,
  viewport: Viewport,
  options: HitOptions = {},
): Hit | undefined {
  const reach = reachInUnits('hit', viewport);
  if (isHexBoard(board)) return hexHit(board, at, options);
  return (
    bendHit(board, at, reach, options) ??
    nodeHit(board, at, reach, options) ??
    lineHit(board, at, reach, options) ??
    blockHit(board, at, options)
  );
}

/** All entities of one kind within reach of a position, beginning with the result of `hitAt`. */
export function hitsAt(
  board: Board,
  at: Point,
  viewport: Viewport,
  options: Omit<HitOptions, 'except'> = {},
): readonly Hit[] {
  const except = new Set<string>();
  const hits: Hit[] = [];
  let next = hitAt(board, at, viewport, options);
  while (next && !except.has(next.key)) {
    const { key, kind } = hits[0] ?? next;
    if (key !== next.key && distanceBetween(hits[0]!.at, next.at) > reachInUnits('snap', viewport)) break;
    hits.push(next);
    except.add(next.key);
    next = hitAt(board, at, viewport, { ...options, kinds: [kind], except });
  }
  return hits;
}

const wants = ({ kinds }: HitOptions, kind: HitKind): boolean => kinds?.includes(kind) ?? true;

function bendHit(board: StreetBoard, at: Point, reach: number, options: HitOptions): Hit | undefined {
  if (!wants(options, 'bend')) return undefined;
  let best: Hit | undefined;
  let nearest = reach;
  for (const key of options.bendsOf ?? [])
    for (const [i, bend] of (findPlacedLine(board, key)?.path.slice(1, -1) ?? []).entries()) {
      const distance = distanceBetween(at, bend);
      if (distance <= nearest)
        [nearest, best] = [distance, { key: `bend:${key}#${i}`, kind: 'bend', at: bend }];
    }
  return best;
}

/** A node is hit on its disc or within reach of its centre; the nearest centre wins. */
function nodeHit(board: StreetBoard, at: Point, reach: number, options: HitOptions): Hit | undefined {
  if (!wants(options, 'node')) return undefined;
  const { discs } = board;
  let best: Hit | undefined;
  let nearest = Infinity;
  for (const { id, kind, at: middle } of placedNodesOf(board).values()) {
    const [dx, dy] = [middle[0] - at[0], middle[1] - at[1]];
    const disc = kind === 'circle' ? discs.circle : kind === 'crossing' ? 1.4 * discs.crossing : 0;
    const square = dx * dx + dy * dy;
    if (square > Math.max(disc, reach) ** 2 || square >= nearest || options.except?.has(id)) continue;
    [nearest, best] = [square, { key: id, kind: 'node', at: middle }];
  }
  return best;
}

function lineHit(board: StreetBoard, at: Point, reach: number, options: HitOptions): Hit | undefined {
  if (!wants(options, 'line')) return undefined;
  let best: Hit | undefined;
  let nearest = reach;
  for (const { name: key, path: course } of placedLinesOf(board).values()) {
    if (options.except?.has(key) || isBeside(course, at, nearest)) continue;
    const place = nearestOnPath(course, at);
    if (place.distance > nearest) continue;
    [nearest, best] = [place.distance, { key, kind: 'line', at: place.at }];
  }
  return best;
}

/** A quick bounding-box test that excludes most courses. */
function isBeside(course: readonly Point[], [x, y]: Point, far: number): boolean {
  let [left, right, above, below] = [true, true, true, true];
  for (const [x1, y1] of course) {
    left &&= x1 < x - far;
    right &&= x1 > x + far;
    above &&= y1 < y - far;
    below &&= y1 > y + far;
  }
  return left || right || above || below;
}

/** The nearest position on a course, and the index of the point before it. */
export function nearestOnPath(
  course: readonly Point[],
  [x, y]: Point,
): { readonly at: Point; readonly distance: number; readonly after: number } {
  let best = { at: course[0]!, distance: Infinity, after: 0 };
  for (let i = 0; i + 1 < course.length; i++) {
    const [[x1, y1], [x2, y2]] = [course[i]!, course[i + 1]!];
    const { distance, along } = distanceToSegment(x, y, [x1, y1, x2, y2]);
    if (distance < best.distance)
      best = { at: [x1 + along * (x2 - x1), y1 + along * (y2 - y1)], distance, after: i };
  }
  return best;
}

/** Of nested blocks the smaller one, which was declared inside the other. */
function blockHit(board: StreetBoard, at: Point, options: HitOptions): Hit | undefined {
  if (!wants(options, 'block')) return undefined;
  const found = board.blocks.filter(
    (block) => !options.except?.has(block.id) && isInArea(outlinesOfBlock(board, block), at),
  );
  const block = found.toSorted((a, b) => a.walk.length - b.walk.length)[0];
  return block && { key: block.id, kind: 'block', at };
}

/** A piece or an exit before its hex, a character before the pieces under it. */
function hexHit(board: HexBoard, at: Point, options: HitOptions): Hit | undefined {
  const { layout } = board;
  const [q, r] = hexAtPoint(layout, at);
  const id = `h${q},${r}`;
  const there = board.hexes.some((hex) => hex.at[0] === q && hex.at[1] === r);
  for (const key of pieceNamesTopDown(board)) {
    const kind = key.startsWith('exit:') ? 'exit' : 'piece';
    if (!wants(options, kind) || options.except?.has(key)) continue;
    const place = drawnPositionOfPiece(board, key);
    if (place && distanceBetween(at, place) < 0.45 * layout.size) return { key, kind, at: place };
  }
  return there && wants(options, 'hex')
    ? { key: id, kind: 'hex', at: centreOfHex(layout, [q, r]) }
    : undefined;
}

export const distanceBetween = ([x1, y1]: Point, [x2, y2]: Point): number =>
  Math.sqrt((x1 - x2) ** 2 + (y1 - y2) ** 2);

/** Everything in a rectangle or a lasso: nodes, hexes and pieces by their centre, lines by all their points. */
export function entitiesWithin(board: Board, isIn: (at: Point) => boolean): readonly string[] {
  if (isHexBoard(board))
    return [
      ...board.hexes.filter(({ at }) => isIn(centreOfHex(board.layout, at))).map(idOfHex),
      ...namesOfPieces(board).filter((key) => isIn(positionOfPiece(board, key) ?? [NaN, NaN])),
    ];
  if (!isStreetBoard(board)) return [];
  return [
    ...[...placedNodesOf(board).values()].filter(({ at }) => isIn(at)).map(({ id }) => id),
    ...[...placedLinesOf(board).values()]
      .filter(({ path: course }) => course.every(isIn))
      .map(({ name: key }) => key),
  ];
}

/** The position of an entity: exact for a node, bend, hex or piece, half way for a line, inside for a block. */
export function positionOfEntity(board: Board, key: string): Point | undefined {
  if (!isStreetBoard(board)) {
    const at = parseHexId(key);
    return at ? centreOfHex(board.layout, at) : positionOfPiece(board, key);
  }
  const exact = findPlacedNode(board, key) ?? findPlacedBend(board, key);
  if (exact) return exact.at;
  const line = findPlacedLine(board, key);
  if (line) return midpointOfPath(line.path);
  const block = findBlock(board, key);
  return block && labelPositionInside(outlinesOfBlock(board, block)[0]!);
}

/** Half way along the line, including bends. */
export function midpointOfPath(course: readonly Point[]): Point {
  const lengths = course.slice(1).map((point, i) => distanceBetween(course[i]!, point));
  let left = lengths.reduce((sum, each) => sum + each, 0) / 2;
  const i = Math.max(
    0,
    lengths.findIndex((length) => (left -= length) <= 0),
  );
  const length = lengths[i]!;
  const share = length === 0 ? 0 : (left + length) / length;
  const [[x1, y1], [x2, y2]] = [course[i]!, course[i + 1]!];
  return [x1 + share * (x2 - x1), y1 + share * (y2 - y1)];
}
