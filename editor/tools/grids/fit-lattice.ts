/** Fits the lattice of hexes to clicked centres. */
import {
  type Axial,
  centreOfHex,
  DIRECTION_VECTORS,
  DIRECTIONS,
  type HexBoard,
  type Point,
} from '../../../model/index.js';
import { meanOfPoints } from '../calibration/fit-transform.js';
import { roundPoint } from '../pointing/snap.js';

export type HexLayout = HexBoard['layout'];

/** The clicked centre of a hex. */
export interface ClickedHexCentre {
  readonly hex: Axial;
  readonly at: Point;
}

/**
 * The least-squares lattice through these centres. It is never rotated, so only the position of h0,0
 * and the size of a hex are fitted. Undefined if all are the same hex, or if the size would not be positive.
 */
export function fitLattice(middles: readonly ClickedHexCentre[]): HexLayout | undefined {
  const units = middles.map(({ hex }) => centreOfHex(UNIT, hex));
  const [meanUnit, mean] = [meanOfPoints(units), meanOfPoints(middles.map(({ at }) => at))];
  let [across, square] = [0, 0];
  for (const [i, [u, v]] of units.entries()) {
    const [x, y] = middles[i]!.at;
    across += (u - meanUnit[0]) * (x - mean[0]) + (v - meanUnit[1]) * (y - mean[1]);
    square += (u - meanUnit[0]) ** 2 + (v - meanUnit[1]) ** 2;
  }
  const size = Math.round(across / square);
  if (!(size >= 1)) return undefined;
  const origin = roundPoint([mean[0] - size * meanUnit[0], mean[1] - size * meanUnit[1]]);
  return { orientation: 'flat-top', origin, size };
}

const UNIT: HexLayout = { orientation: 'flat-top', origin: [0, 0], size: 1 };

/** The neighbouring hex in the direction from one click to the next. */
export function neighbourHexTowards([q, r]: Axial, from: Point, to: Point): Axial {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ([east, south]: Axial): number => {
    const [x, y] = centreOfHex(UNIT, [east, south]);
    return x * dx + y * dy;
  };
  const best = DIRECTIONS.map((direction) => DIRECTION_VECTORS[direction]).reduce((a, b) =>
    along(b) > along(a) ? b : a,
  );
  return [q + best[0], r + best[1]];
}

/** The hexes of the lattice whose centres are on the board, for the preview; limited in number. */
export function latticeHexesOnBoard(
  layout: HexLayout,
  [width, height]: readonly [number, number],
): readonly Axial[] {
  const { origin, size } = layout;
  const places: Axial[] = [];
  const [firstQ, lastQ] = [
    Math.ceil(-origin[0] / (1.5 * size)),
    Math.floor((width - origin[0]) / (1.5 * size)),
  ];
  const step = Math.sqrt(3) * size;
  for (let q = firstQ; q <= lastQ && places.length < MOST_SHOWN; q++) {
    const [first, last] = [-origin[1] / step - q / 2, (height - origin[1]) / step - q / 2];
    for (let r = Math.ceil(first); r <= last && places.length < MOST_SHOWN; r++) places.push([q, r]);
  }
  return places;
}

/** The printed boards have 86; a lattice much finer than that is a mistake, and slow to draw. */
const MOST_SHOWN = 500;
