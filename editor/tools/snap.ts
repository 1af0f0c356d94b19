/** Where a click goes when it is near enough to something to mean it. */
import { isStreetBoard, type Board, type Point, type StreetBoard } from '../../model/index.js';
import { meetingOfSegments } from '../../model/geometry/meeting-of-segments.js';
import { distanceToSegment } from '../../validator/point-grid.js';
import { reachOf, type Sight } from './gesture.js';
import { distanceBetween, hitAt, type Hit } from './hit.js';
import { lineOf, linesOf, type PlacedLine } from './nodes.js';

/** A place in whole board units, and what it is on, if it is. */
export interface Snap {
  readonly at: Point;
  readonly onto?: {
    readonly key: string;
    readonly kind: 'node' | 'line';
    /** Other lines that cross there. */
    readonly also?: readonly string[];
  };
}

/** All that a place is on. */
export const keysOnto = ({ key, also = [] }: NonNullable<Snap['onto']>): readonly string[] => [key, ...also];

export const whole = ([x, y]: Point): Point => [Math.round(x) + 0, Math.round(y) + 0];

/** The place meant: a node within reach, else where lines cross, else a line, else the bare place. With Ctrl held it is the bare place always. */
export function snapAt(
  board: Board,
  at: Point,
  sight: Sight,
  { off = false, except }: { readonly off?: boolean; readonly except?: ReadonlySet<string> } = {},
): Snap {
  if (off || !isStreetBoard(board)) return { at: whole(at) };
  if (except) return snapped(board, at, sight, except);
  const isLast =
    last?.board === board &&
    last.at[0] === at[0] &&
    last.at[1] === at[1] &&
    last.sight.unitsPerPixel === sight.unitsPerPixel &&
    last.sight.coarse === sight.coarse;
  last = isLast ? last! : { board, at, sight, snap: snapped(board, at, sight) };
  return last.snap;
}

/** A hand points at a place before it presses there, so that the answer is asked for twice. */
let last:
  { readonly board: Board; readonly at: Point; readonly sight: Sight; readonly snap: Snap } | undefined;

function snapped(board: StreetBoard, at: Point, sight: Sight, except?: ReadonlySet<string>): Snap {
  const reach = reachOf('snap', sight);
  const near: Sight = { ...sight, unitsPerPixel: (sight.unitsPerPixel * reach) / reachOf('hit', sight) };
  const hit: Hit | undefined = hitAt(board, at, near, {
    kinds: ['node', 'line'],
    ...(except && { except }),
  });
  if (hit === undefined) return { at: whole(at) };
  const { key } = hit;
  if (hit.kind === 'node') return { at: whole(hit.at), onto: { key, kind: 'node' } };
  const lines = [...linesOf(board).values()].filter(
    (line) => passesBy(line, at, reach + BESIDE) && !except?.has(line.key),
  );
  const place = whole(meetingNear(at, reach, lineOf(board, key)!, lines) ?? hit.at);
  const also = lines
    .filter((line) => line.key !== key && passesBy(line, place, BESIDE))
    .map((line) => line.key);
  return { at: place, onto: { key, kind: 'line', ...(also.length > 0 && { also }) } };
}

/** How far a line may pass by a place that is on it. Rounding to whole numbers moves a place by 0.71 at most. */
const BESIDE = 0.75;

/** Whether a line comes so near to a place. Most lie wholly to one side of it, which is seen at once. */
function passesBy({ course }: PlacedLine, [x, y]: Point, reach: number): boolean {
  for (let i = 1; i < course.length; i++) {
    const [x1, y1] = course[i - 1]!;
    const [x2, y2] = course[i]!;
    if (Math.min(x1, x2) > x + reach || Math.max(x1, x2) < x - reach) continue;
    if (Math.min(y1, y2) > y + reach || Math.max(y1, y2) < y - reach) continue;
    if (distanceToSegment(x, y, [x1, y1, x2, y2]).distance <= reach) return true;
  }
  return false;
}

/** Where a line crosses others, the nearest such place within reach. */
function meetingNear(
  at: Point,
  reach: number,
  { course, key }: PlacedLine,
  others: readonly PlacedLine[],
): Point | undefined {
  let best: Point | undefined;
  let nearest = reach;
  for (const other of others)
    for (let i = 1; i < course.length; i++)
      for (let n = 1; n < other.course.length && other.key !== key; n++) {
        const place = meetingOfSegments(course[i - 1]!, course[i]!, other.course[n - 1]!, other.course[n]!);
        const distance = place ? distanceBetween(at, place) : Infinity;
        if (distance <= nearest) [nearest, best] = [distance, place];
      }
  return best;
}
