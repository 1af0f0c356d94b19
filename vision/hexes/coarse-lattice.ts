/** The size and the turn of the hexagons of a picture. */
import { blurPlane } from '../pixels/index.js';
import type { EdgeField } from './edge-field.js';
import { matchOutline, type OutlineMatch } from './outline-match.js';

/** Hexagons of one size and turn that fill a picture best. */
export interface CoarseLattice {
  /** In pixels of the searched picture. */
  readonly side: number;
  /** The direction from a hex to a neighbour, in radians from 0 to 60 degrees; 30 degrees is flat-topped. */
  readonly turn: number;
}

/** The sides that are tried, as shares of the longer side of the picture. */
const SMALLEST_SIDE = 0.024;
const LARGEST_SIDE = 0.11;
const SIDE_RATIO = 1.07;
const TURNS = 8;
/** A tile is about this many sides wide: perspective shifts the lattice little within it. */
const TILE = 5;
/** The bins along each axis of the unit cell. */
const BINS = 8;

/** The best size and turn of hexagons in a small picture of about 300 pixels. */
export function findCoarseLattice(
  field: EdgeField,
  reportProgress?: (share: number) => void,
): CoarseLattice | undefined {
  const smooth = { ...field, cosine: blurPlane(field.cosine, 1), sine: blurPlane(field.sine, 1) };
  const size = Math.max(field.width, field.height);
  let best: (CoarseLattice & { readonly peak: number }) | undefined;
  for (let side = SMALLEST_SIDE * size; side < LARGEST_SIDE * size; side *= SIDE_RATIO) {
    for (let k = 0; k < TURNS; k++) {
      const turn = (k * Math.PI) / 3 / TURNS;
      const peak = foldByTiles(matchOutline(smooth, side, turn), side, turn);
      if (best === undefined || peak > best.peak) best = { side, turn, peak };
    }
    reportProgress?.(Math.log(side / SMALLEST_SIDE / size) / Math.log(LARGEST_SIDE / SMALLEST_SIDE));
  }
  return best;
}

/** Folds the fit of each tile onto one cell of the lattice: the mean of the best bins of all tiles. */
function foldByTiles({ step, columns, rows, values }: OutlineMatch, side: number, turn: number): number {
  const distance = Math.sqrt(3) * side;
  const determinant = distance * distance * Math.sin(Math.PI / 3);
  const [ux, uy] = [distance * Math.cos(turn), distance * Math.sin(turn)];
  const [vx, vy] = [distance * Math.cos(turn + Math.PI / 3), distance * Math.sin(turn + Math.PI / 3)];
  const tilesX = Math.max(1, Math.round((columns * step) / (TILE * side)));
  const tilesY = Math.max(1, Math.round((rows * step) / (TILE * side)));
  const sums = new Float64Array(tilesX * tilesY * BINS * BINS);
  const counts = new Uint32Array(sums.length);
  for (let row = 0; row < rows; row++) {
    const tileY = Math.min(tilesY - 1, Math.floor((row / rows) * tilesY));
    for (let column = 0; column < columns; column++) {
      const fit = values[row * columns + column]!;
      const [x, y] = [column * step, row * step];
      const u = (x * vy - y * vx) / determinant;
      const v = (y * ux - x * uy) / determinant;
      const tile = tileY * tilesX + Math.min(tilesX - 1, Math.floor((column / columns) * tilesX));
      const bin =
        (tile * BINS + Math.floor((u - Math.floor(u)) * BINS)) * BINS +
        Math.floor((v - Math.floor(v)) * BINS);
      const weight = fit > 0 ? fit * fit : 0;
      sums[bin] = sums[bin]! + weight;
      counts[bin] = counts[bin]! + 1;
    }
  }
  let peak = 0;
  for (let tile = 0; tile < tilesX * tilesY; tile++) {
    let most = 0;
    for (let bin = tile * BINS * BINS; bin < (tile + 1) * BINS * BINS; bin++)
      if (counts[bin]! > 0) most = Math.max(most, sums[bin]! / counts[bin]!);
    peak += most / (tilesX * tilesY);
  }
  return peak;
}
