/** A lattice of hexagons in a picture. */
import {
  applyHomography,
  type Axial,
  composeHomographies,
  type Homography,
  type Point,
} from '../../model/index.js';

/** Whether hexagons stand on an edge or on a corner. */
export const HEX_ORIENTATIONS = ['flat-top', 'pointy-top'] as const;
export type HexOrientation = (typeof HEX_ORIENTATIONS)[number];

/**
 * The lattice of a board in a picture. Axial coordinates are those of the board model: q grows to the east, r to the
 * south on flat-topped hexagons; on pointy-topped ones q grows to the east and r to the south-east.
 */
export interface HexLattice {
  readonly orientation: HexOrientation;
  /** From q, r to pixels of the picture. */
  readonly toPicture: Homography;
  /** The mean side of a hexagon, in pixels of the picture. */
  readonly side: number;
}

/** The six neighbours of a hex, in the order of the edges of {@link CORNERS}. */
export const NEIGHBOURS: readonly Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The corners of the hexagon around q, r = 0, 0; edge k, beside neighbour k, goes from corner k to corner k + 1. */
export const CORNERS: readonly Point[] = NEIGHBOURS.map(([q, r], k) => {
  const [beforeQ, beforeR] = NEIGHBOURS[(k + 5) % 6]!;
  return [(q + beforeQ) / 3, (r + beforeR) / 3];
});

/** The key of a hex in maps. */
export const keyOfHex = (q: number, r: number): string => `${q},${r}`;

/** The centre of a hex in the picture. */
export const centreInPicture = ({ toPicture }: Pick<HexLattice, 'toPicture'>, q: number, r: number): Point =>
  applyHomography(toPicture, [q, r]);

/** A lattice whose coordinates are counted from another hex, which becomes 0, 0. */
export const moveOrigin = (toPicture: Homography, [q, r]: Axial): Homography =>
  composeHomographies(toPicture, [1, 0, q, 0, 1, r, 0, 0, 1]);

/** The lattice of a picture that is `factor` times as large; pixel centres are whole numbers in both. */
export function scaleLattice(toPicture: Homography, factor: number): Homography {
  const shift = 0.5 * factor - 0.5;
  return composeHomographies([factor, 0, shift, 0, factor, shift, 0, 0, 1], toPicture);
}

/** The mean side of the hexagon around q, r in the picture. */
export function sideAt(toPicture: Homography, q: number, r: number): number {
  const corners = CORNERS.map(([dq, dr]) => applyHomography(toPicture, [q + dq, r + dr]));
  return (
    corners.reduce((sum, [x, y], k) => {
      const [nextX, nextY] = corners[(k + 1) % 6]!;
      return sum + Math.hypot(nextX - x, nextY - y);
    }, 0) / 6
  );
}
