/** Hexes in the plane: flat-top, axial coordinates, q grows to the east, r to the south. */
import type { HexBoard, Point } from '../board/board.js';
import type { Direction } from '../board/vocabulary.js';

/** A hex by its axial coordinates. */
export type Axial = readonly [q: number, r: number];
type Layout = HexBoard['layout'];

/** What to add to a hex to reach its neighbour in each direction. */
export const DIRECTION_VECTORS: Readonly<Record<Direction, Axial>> = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0],
};

/** The hex of an id, `h3,-2`; undefined if the text is not a valid id. The inverse of `idOfHex`. */
export function parseHexId(id: string): Axial | undefined {
  const parts = HEX_ID.exec(id);
  return parts ? [Number(parts[1]), Number(parts[2])] : undefined;
}

const HEX_ID = /^h(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})$/;

/** The hex that shares the edge on this side, on the board or off it. */
export function neighbourInDirection([q, r]: Axial, direction: Direction): Axial {
  const [east, south] = DIRECTION_VECTORS[direction];
  return [q + east, r + south];
}

/** The centre of a hex in board units, not rounded. */
export function centreOfHex({ origin, size }: Layout, [q, r]: Axial): Point {
  return [origin[0] + 1.5 * size * q, origin[1] + Math.sqrt(3) * size * (r + q / 2)];
}

/** The hex that covers a point given in board units, on the board or off it. */
export function hexAtPoint({ origin, size }: Layout, [x, y]: Point): Axial {
  const q = (x - origin[0]) / (1.5 * size);
  const r = (y - origin[1]) / (Math.sqrt(3) * size) - q / 2;
  return roundedHex(q, r);
}

/** Rounding q and r alone is wrong near the corners: of the three cube coordinates the one with the largest error is replaced. */
function roundedHex(q: number, r: number): Axial {
  const [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS + q + r)];
  // Subtracting from zero and adding zero both keep -0 out.
  if (offQ > offR && offQ > offS) return [0 - wholeR - wholeS, wholeR + 0];
  if (offR > offS) return [wholeQ + 0, 0 - wholeQ - wholeS];
  return [wholeQ + 0, wholeR + 0];
}
