/** Places the heads of pins so that none hides its own position and few hide each other. */
import type { Point } from '../../../model/index.js';

/** The visible part of the plane. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The offset of each pin's head; `radius` is that of a head. Linear in the number of pins. */
export function placePins(places: readonly Point[], radius: number, view: ViewBox): readonly Point[] {
  const cell = BETWEEN_HEADS * radius;
  const heads = new Map<string, Point[]>();
  const dots = new Map<string, Point[]>();
  for (const place of places) add(dots, place, cell);
  const isFree = (head: Point): boolean =>
    isInside(head, radius, view) &&
    !isNear(heads, head, cell, cell) &&
    !isNear(dots, head, cell, HEAD_TO_DOT * radius);
  return places.map(([x, y]) => {
    const offsets = OFFSETS.map(([dx, dy]): Point => [dx * radius, dy * radius]);
    const offset = offsets.find(([dx, dy]) => isFree([x + dx, y + dy])) ?? offsets[0]!;
    add(heads, [x + offset[0], y + offset[1]], cell);
    return offset;
  });
}

/** Distance between two centres, in radii; a head with its rim is larger than its radius. */
const BETWEEN_HEADS = 3;
const HEAD_TO_DOT = 1.9;

/** Offsets in radii, the nearest first, and of equals the one straight above. */
const OFFSETS: readonly Point[] = [2.7, 5.4, 8.4, 11.4].flatMap((distance, ring) => {
  const steps = 8 + 6 * ring;
  return Array.from({ length: steps }, (_, i): Point => {
    // Up, then alternately to the right and to the left of it.
    const turn = ((i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2) * 2 * Math.PI) / steps;
    return [distance * Math.sin(turn), -distance * Math.cos(turn)];
  });
});

const isInside = ([x, y]: Point, radius: number, view: ViewBox): boolean =>
  x >= view.x + radius &&
  x <= view.x + view.width - radius &&
  y >= view.y + radius &&
  y <= view.y + view.height - radius;

type Buckets = Map<string, Point[]>;

const bucketOf = (x: number, y: number, cell: number): string =>
  `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;

function add(buckets: Buckets, point: Point, cell: number): void {
  const key = bucketOf(point[0], point[1], cell);
  const bucket = buckets.get(key);
  if (bucket === undefined) buckets.set(key, [point]);
  // Hundreds of findings in one place hide each other anyway.
  else if (bucket.length < 8) bucket.push(point);
}

/** Whether a point is nearer than the distance, which must not be larger than a cell. */
function isNear(buckets: Buckets, [x, y]: Point, cell: number, distance: number): boolean {
  for (const dx of [-cell, 0, cell])
    for (const dy of [-cell, 0, cell])
      for (const [ox, oy] of buckets.get(bucketOf(x + dx, y + dy, cell)) ?? [])
        if (Math.hypot(ox - x, oy - y) < distance) return true;
  return false;
}
