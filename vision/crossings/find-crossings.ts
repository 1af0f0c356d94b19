/** Finds dark squares of one size in a picture. */
import {
  boxSums,
  median,
  openDisc,
  type Picture,
  type Plane,
  resizePicture,
  scalePosition,
} from '../pixels/index.js';
import type { Disc } from './mask-discs.js';
import { type RankedSquare, rankSquares } from './rank-crossings.js';
import { searchSquares, type SquareSearch } from './search-squares.js';
import { lookAt } from './square-match.js';

/** The squares of a picture, in pixels of the picture. */
export interface CrossingCandidates {
  /** Best first; those with a border have a larger side. */
  readonly candidates: readonly RankedSquare[];
  /** Candidates above this quality are taken for crossings. */
  readonly threshold: number;
  /** The side that most crossings share. */
  readonly side: number;
  /** For each disc that was given: whether it is a crossing with a border and not a circle. */
  readonly isSquare: readonly boolean[];
}

/** The radius of discs in the picture that is searched, in pixels. */
const WORKING_RADIUS = 14;
/** Thin light lines up to twice this radius, such as text on black, are removed if most squares have them. */
const TEXT_RADIUS = 2;
/** How much darker a square becomes without its text, as a share of its contrast. */
const TEXT_SHARE = 0.04;

/** The crossings of a picture whose discs are known. */
export function findCrossings(
  picture: Picture,
  discs: readonly Disc[],
  radius: number,
  reportProgress?: (share: number) => void,
): CrossingCandidates {
  const wanted = Math.min(2, WORKING_RADIUS / radius);
  const factor = wanted < 1 || radius < 10 ? wanted : Math.min(wanted, 1.5);
  const grey = luminance(resizePicture(picture, factor));
  const scaled = discs.map(({ x, y }) => ({ x: scalePosition(x, factor), y: scalePosition(y, factor) }));
  const search = (plane: Plane, report: (share: number) => void): SquareSearch =>
    searchSquares(plane, scaled, radius * factor, report);
  const plain = search(grey, (share) => reportProgress?.(share * 0.6));
  const withoutText = openDisc(grey, TEXT_RADIUS);
  const found = hasText(withoutText, plain)
    ? { ...search(withoutText, (share) => reportProgress?.(0.6 + share * 0.4)), isSquare: plain.isSquare }
    : plain;
  reportProgress?.(1);
  const { squares, threshold } = rankSquares(found.squares);
  const candidates = squares.map((square) => ({
    ...square,
    x: scalePosition(square.x, 1 / factor),
    y: scalePosition(square.y, 1 / factor),
    side: square.side / factor,
  }));
  return { candidates, threshold, side: found.side / factor, isSquare: found.isSquare };
}

function luminance({ width, height, rgb }: Picture): Plane {
  const values = new Float32Array(width * height);
  for (let i = 0, at = 0; i < values.length; i++, at += 3)
    values[i] = 0.299 * rgb[at]! + 0.587 * rgb[at + 1]! + 0.114 * rgb[at + 2]!;
  return { width, height, values };
}

/** Whether text is printed over most squares, which makes them lighter and hides some. */
function hasText(withoutText: Plane, { squares }: SquareSearch): boolean {
  const sums = boxSums(withoutText);
  const darker = squares.slice(0, 150).flatMap(({ x, y, side, contrast, ink }) => {
    const look = lookAt(sums, side, Math.ceil(x), Math.ceil(y));
    return look === undefined ? [] : [(ink - look.ink) / contrast];
  });
  return median(darker) > TEXT_SHARE;
}
