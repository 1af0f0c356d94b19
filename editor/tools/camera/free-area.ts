/** The part of the map that is not covered by panels, in pixels of the window. */
import type { Point } from '../../../model/index.js';
import type { Size } from './camera.js';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that covers part of the map. */
export interface Occluder {
  readonly box: Box;
  /** Whether it remains when the whole board is in view. */
  readonly stays: boolean;
}

/** A smaller area is not usable; the covered area is used then. */
const LEAST = 80;

/** The free area: each cover removes one side of the window, the one that costs least. */
export function freeAreaBeside([width, height]: Size, boxes: readonly Box[]): Box {
  let room: Box = { left: 0, top: 0, right: width, bottom: height };
  for (const box of boxes) {
    if (!meet(room, box)) continue;
    const [best] = [
      { ...room, left: box.right },
      { ...room, top: box.bottom },
      { ...room, right: box.left },
      { ...room, bottom: box.top },
    ]
      .filter(({ left, top, right, bottom }) => right - left >= LEAST && bottom - top >= LEAST)
      .sort((a, b) => areaOf(b) - areaOf(a));
    room = best ?? room;
  }
  return room;
}

/** Whether a pixel is inside a box that is enlarged on each side. */
export const isWithin = ([x, y]: Point, { left, top, right, bottom }: Box, more: number): boolean =>
  x > left - more && x < right + more && y > top - more && y < bottom + more;

/** The offset between the centres of the free area and the window. */
export const centreOffset = ({ left, top, right, bottom }: Box, [width, height]: Size): Point => [
  (left + right - width) / 2,
  (top + bottom - height) / 2,
];

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
