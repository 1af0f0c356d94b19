/** What is left of the map beside the things that lie over it, in pixels of its window. */
import type { Point } from '../../model/index.js';
import type { Size } from './camera.js';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that lies over the map. */
export interface Cover {
  readonly box: Box;
  /** Whether it will still be there when the whole board is in view. */
  readonly stays: boolean;
}

/** What is smaller is no room to look at anything: then it is better to lie under something. */
const LEAST = 80;

/** The room beside all of them: each takes a side of the window, the one where it costs least. */
export function roomBeside([width, height]: Size, boxes: readonly Box[]): Box {
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

/** Whether a pixel lies in a box that is larger by so much on each side. */
export const isWithin = ([x, y]: Point, { left, top, right, bottom }: Box, more: number): boolean =>
  x > left - more && x < right + more && y > top - more && y < bottom + more;

/** How far the middle of a room is from the window's. */
export const offsetOf = ({ left, top, right, bottom }: Box, [width, height]: Size): Point => [
  (left + right - width) / 2,
  (top + bottom - height) / 2,
];

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
