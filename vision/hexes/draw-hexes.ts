/** Draws small hex boards for tests. */
import { applyHomography, type Axial, type Homography, invertHomography } from '../../model/index.js';
import type { Picture } from '../pixels/index.js';
import { keyOfHex } from './hex-lattice.js';

type Colour = readonly [number, number, number];

/** What is drawn: paper, and the fill of each hex that is on the board; outlines are dark. */
export interface HexDrawing {
  readonly width: number;
  readonly height: number;
  readonly toPicture: Homography;
  readonly cells: readonly Axial[];
  /** The fill at a place in a cell, with its offset from the centre in coordinates of the lattice. */
  readonly fill: (q: number, r: number, dq: number, dr: number) => Colour;
  /** Places where something is printed over the outlines. */
  readonly cover?: (x: number, y: number) => Colour | undefined;
}

const INK: Colour = [60, 55, 50];
const PAPER: Colour = [205, 195, 175];
/** The width of outlines, as a share of the distance from the centre to an edge. */
const OUTLINE = 0.06;

/** A picture of a hex board with a little noise, which is the same each time. */
export function drawHexes({ width, height, toPicture, cells, fill, cover }: HexDrawing): Picture {
  const known = new Set(cells.map(([q, r]) => keyOfHex(q, r)));
  const back = invertHomography(toPicture);
  const rgb = new Uint8ClampedArray(width * height * 3);
  let noise = 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = cover?.(x, y) ?? colourAt(applyHomography(back, [x, y]), known, fill);
      for (let channel = 0; channel < 3; channel++) {
        noise = (noise * 1664525 + 1013904223) >>> 0;
        rgb[(y * width + x) * 3 + channel] = colour[channel]! + (noise / 2 ** 32 - 0.5) * 12;
      }
    }
  return { width, height, rgb };
}

function colourAt([q, r]: Axial, known: ReadonlySet<string>, fill: HexDrawing['fill']): Colour {
  // Of the hexes around the place, the one whose edges are furthest away contains it.
  let best = { at: [0, 0] as Axial, reach: Number.POSITIVE_INFINITY };
  for (const wholeQ of [Math.floor(q), Math.ceil(q)])
    for (const wholeR of [Math.floor(r), Math.ceil(r)]) {
      const reach = reachOf(q - wholeQ, r - wholeR);
      if (reach < best.reach) best = { at: [wholeQ, wholeR], reach };
    }
  const [wholeQ, wholeR] = best.at;
  if (!known.has(keyOfHex(wholeQ, wholeR))) return PAPER;
  return best.reach > 1 - OUTLINE ? INK : fill(wholeQ, wholeR, q - wholeQ, r - wholeR);
}

/** How far an offset from the centre of a hex is towards its outline, which is at 1. */
export const reachOf = (dq: number, dr: number): number =>
  Math.max(Math.abs(2 * dq + dr), Math.abs(dq + 2 * dr), Math.abs(dq - dr));
