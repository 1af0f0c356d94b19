/** Where a circle that was not traced most likely lies, by its number and the streets there. */
import { hasPlaces, type LineId, type Point, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { courseOfLine, lengthsOfLines, medianStreetLength, midpoint } from './line-course.js';
import { positionOfPointer } from './position-of-pointer.js';

/** A likely position, and the street that probably runs through the circle. */
export interface LikelyPlace {
  readonly at: Point;
  readonly street?: LineId;
}

/**
 * The place of a missing number. Numbers rise from left to right in rows, so the circle lies between the circles before and
 * after it; there it is probably on a street without a circle that is longer than others, at its bend or in its middle.
 */
export function likelyPlaceOfCircle(board: StreetBoard, number: number): LikelyPlace | undefined {
  if (!hasPlaces(board)) return undefined;
  const areas = areasOfNumber(board, number);
  const usual = medianStreetLength(board);
  const lengths = lengthsOfLines(board);
  const { ids, drawing, lineIds, streetCount } = networkOf(board);
  let [best, highest]: [LikelyPlace | undefined, number] = [undefined, -Infinity];
  for (let line = 0; line < streetCount; line++) {
    const ends = [drawing.from[line]!, drawing.to[line]!].map((index) => ids[index]!);
    if (lengths[line]! < LONG * usual || ends.some((id) => id.startsWith('c'))) continue;
    const { at, isBent } = likelyPointOfLine(board, line);
    const junctions = ends.filter((id) => id.startsWith('t')).length;
    const likelihood = lengths[line]! + usual * ((isBent ? BEND : 0) - JUNCTION * junctions);
    for (const area of areas) {
      if (distanceFromArea(at, area) > OUTSIDE * usual) continue;
      const score = likelihood - NEARNESS * distance(at, area.middle);
      if (score > highest) [best, highest] = [{ at, street: lineIds[line]! }, score];
    }
  }
  return best ?? (areas[0] && { at: areas[0].middle });
}

/** The point of a street at which a node was probably left out: its only bend, or its middle. */
export function likelyPointOfLine(board: StreetBoard, street: number): { at: Point; isBent: boolean } {
  const [bend, ...more] = courseOfLine(networkOf(board).drawing, street).slice(1, -1);
  const isBent = bend !== undefined && more.length === 0;
  return { at: isBent ? bend : positionOfPointer(board, `/streets/${street}`)!, isBent };
}

/** In lengths of the usual street, fitted to all circles of Whitechapel and Whitehall, deleted one by one. */
const LONG = 1.3;
const OUTSIDE = 0.5;
const BEND = 1;
const JUNCTION = 0.7;
/** How much a unit of distance from the middle counts against a unit of length. */
const NEARNESS = 0.3;

/** An area in which the circle may lie, and the likeliest point in it. */
interface Area {
  readonly middle: Point;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** Between the circles before and after it; where a row ends there, behind the one or in front of the other. */
function areasOfNumber({ circles, extent: [wide] }: StreetBoard, number: number): readonly Area[] {
  const places = new Map(circles.map((circle) => [circle.number, circle.at]));
  const [before, after] = [places.get(number - 1), places.get(number + 1)];
  const [left, right] = [rowBeside(places, number, -1, wide), rowBeside(places, number, 1, wide)];
  if (before && after && isOneStretch(before, after, wide))
    return [
      {
        middle: midpoint(before, after),
        x: [Math.min(before[0], after[0]), Math.max(before[0], after[0])],
        y: heightOf([...left, ...right]),
      },
    ];
  const gap = Math.round(wide * USUAL_GAP);
  return [
    ...(before
      ? [{ middle: [Math.min(wide, before[0] + gap), before[1]], x: [before[0], wide], y: heightOf(left) } as const]
      : []),
    ...(after
      ? [{ middle: [Math.max(0, after[0] - gap), after[1]], x: [0, after[0]], y: heightOf(right) } as const]
      : []),
  ];
} // prettier-ignore

/** The usual step from one number to the next, as a part of the board's width. */
const USUAL_GAP = 0.055;

/** Where a row ends, the next one begins on the other side of the board. */
export const isOneStretch = (before: Point, after: Point, wide: number): boolean =>
  after[0] - before[0] > -USUAL_GAP * wide && distance(before, after) < wide / 3;

/** The circles of the same row on one side, at most eight. */
function rowBeside(
  places: ReadonlyMap<number, Point>,
  number: number,
  step: 1 | -1,
  wide: number,
): readonly Point[] {
  const row: Point[] = [];
  for (let each = number + step; row.length < 8; each += step) {
    const at = places.get(each);
    const last = row.at(-1);
    if (at === undefined || (last && !(step > 0 ? isOneStretch(last, at, wide) : isOneStretch(at, last, wide))))
      break;
    row.push(at);
  }
  return row;
} // prettier-ignore

const heightOf = (row: readonly Point[]): [number, number] => [
  Math.min(...row.map(([, y]) => y)),
  Math.max(...row.map(([, y]) => y)),
];

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

const distanceFromArea = ([x, y]: Point, area: Area): number =>
  Math.max(area.x[0] - x, x - area.x[1], area.y[0] - y, y - area.y[1]);
