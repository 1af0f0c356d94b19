/** Snapping: the position of a click near a node or a line. */
import {
  distanceToSegment,
  intersectSegments,
  isStreetBoard,
  type Board,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { reachInUnits, type Viewport } from '../input/gesture-types.js';
import { distanceBetween, hitAt, nearestOnPath, type Hit } from './hit-test.js';
import type { DetectedBoard } from '../entities/detected-board.js';
import { findPlacedLine, placedLinesOf, type PlacedLine } from '../entities/placed-entities.js';

/** A position in whole board units, and the entity it is on, if any. */
export interface Snap {
  readonly at: Point;
  /** What was detected there, if it is not on the board. */
  readonly near?: 'circle' | 'crossing' | 'junction' | 'street' | 'waterline';
  readonly onto?: {
    readonly key: string;
    readonly kind: 'node' | 'line';
    /** Other lines that cross there. */
    readonly also?: readonly string[];
  };
}

/** The names of all entities that a snap is on. */
export const entityNamesOfSnap = ({ key, also = [] }: NonNullable<Snap['onto']>): readonly string[] => [
  key,
  ...also,
];

export const roundPoint = ([x, y]: Point): Point => [Math.round(x) + 0, Math.round(y) + 0];

/** The snapped position: a node within reach, else an intersection of lines, else a line, else the position itself. */
export function snapAt(
  board: Board,
  at: Point,
  viewport: Viewport,
  { off = false, except, detected }: SnapOptions = {},
): Snap {
  if (off || !isStreetBoard(board)) return { at: roundPoint(at) };
  const snap = except ? snapped(board, at, viewport, except) : cachedSnap(board, at, viewport);
  if (snap.onto || !detected) return snap;
  return snapToDetected(detected, at, reachInUnits('snap', viewport)) ?? snap;
}

interface SnapOptions {
  readonly off?: boolean;
  readonly except?: ReadonlySet<string>;
  /** What was detected in the scan: its places count where the board has nothing. */
  readonly detected?: DetectedBoard | undefined;
}

/** The centre of a detected node within reach, else the nearest point of a detected line. */
function snapToDetected({ nodes, lines }: DetectedBoard, at: Point, reach: number): Snap | undefined {
  let best: Snap | undefined;
  let nearest = reach;
  for (const node of nodes) {
    const distance = distanceBetween(node.at, at);
    if (distance <= nearest) [nearest, best] = [distance, { at: roundPoint(node.at), near: node.kind }];
  }
  if (best) return best;
  for (const line of lines) {
    if (!passesBy(line, at, reach)) continue;
    const { at: place, distance } = nearestOnPath(line.path, at);
    if (distance <= nearest) [nearest, best] = [distance, { at: roundPoint(place), near: line.kind }];
  }
  return best;
}

function cachedSnap(board: StreetBoard, at: Point, viewport: Viewport): Snap {
  const isLast =
    last?.board === board &&
    last.at[0] === at[0] &&
    last.at[1] === at[1] &&
    last.viewport.unitsPerPixel === viewport.unitsPerPixel &&
    last.viewport.coarse === viewport.coarse;
  last = isLast ? last! : { board, at, viewport, snap: snapped(board, at, viewport) };
  return last.snap;
}

/** Caches the last result, because a press follows a hover at the same position. */
let last:
  { readonly board: Board; readonly at: Point; readonly viewport: Viewport; readonly snap: Snap } | undefined;

function snapped(board: StreetBoard, at: Point, viewport: Viewport, except?: ReadonlySet<string>): Snap {
  const reach = reachInUnits('snap', viewport);
  const near: Viewport = {
    ...viewport,
    unitsPerPixel: (viewport.unitsPerPixel * reach) / reachInUnits('hit', viewport),
  };
  const hit: Hit | undefined = hitAt(board, at, near, {
    kinds: ['node', 'line'],
    ...(except && { except }),
  });
  if (hit === undefined) return { at: roundPoint(at) };
  const { key } = hit;
  if (hit.kind === 'node') return { at: roundPoint(hit.at), onto: { key, kind: 'node' } };
  const lines = [...placedLinesOf(board).values()].filter(
    (line) => passesBy(line, at, reach + BESIDE) && !except?.has(line.name),
  );
  const place = roundPoint(meetingNear(at, reach, findPlacedLine(board, key)!, lines) ?? hit.at);
  const also = lines
    .filter((line) => line.name !== key && passesBy(line, place, BESIDE))
    .map((line) => line.name);
  return { at: place, onto: { key, kind: 'line', ...(also.length > 0 && { also }) } };
}

/** The tolerance for a position on a line. Rounding to whole numbers moves a position by 0.71 at most. */
const BESIDE = 0.75;

/** Whether a line is within a distance of a position. A bounding-box test excludes most lines. */
export function passesBy({ path: course }: Pick<PlacedLine, 'path'>, [x, y]: Point, reach: number): boolean {
  for (let i = 1; i < course.length; i++) {
    const [x1, y1] = course[i - 1]!;
    const [x2, y2] = course[i]!;
    if (Math.min(x1, x2) > x + reach || Math.max(x1, x2) < x - reach) continue;
    if (Math.min(y1, y2) > y + reach || Math.max(y1, y2) < y - reach) continue;
    if (distanceToSegment(x, y, [x1, y1, x2, y2]).distance <= reach) return true;
  }
  return false;
}

/** The nearest crossing of lines within reach. */
function meetingNear(
  at: Point,
  reach: number,
  { path: course, name: key }: PlacedLine,
  others: readonly PlacedLine[],
): Point | undefined {
  let best: Point | undefined;
  let nearest = reach;
  for (const other of others)
    for (let i = 1; i < course.length; i++)
      for (let n = 1; n < other.path.length && other.name !== key; n++) {
        const place = intersectSegments(course[i - 1]!, course[i]!, other.path[n - 1]!, other.path[n]!);
        const distance = place ? distanceBetween(at, place) : Infinity;
        if (distance <= nearest) [nearest, best] = [distance, place];
      }
  return best;
}
