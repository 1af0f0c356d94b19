/** Finds the lattice of hexagons of a board and the cells that are printed. */
import {
  applyHomography,
  type Axial,
  composeHomographies,
  type Homography,
  invertHomography,
} from '../../model/index.js';
import { blurPlane, type Picture, resizePicture } from '../pixels/index.js';
import { lookOfCell } from './cell-look.js';
import { chooseCells, type ChosenCell, type SupportedCell } from './choose-cells.js';
import { findCoarseLattice } from './coarse-lattice.js';
import { type EdgeField, edgeField } from './edge-field.js';
import { supportOfEdges } from './edge-support.js';
import { growLattice } from './grow-lattice.js';
import {
  centreInPicture,
  type HexLattice,
  type HexOrientation,
  keyOfHex,
  moveOrigin,
  scaleLattice,
  sideAt,
} from './hex-lattice.js';
import { refineLattice } from './refine-lattice.js';

/** A hex that is printed on the board. */
export interface HexCell {
  readonly q: number;
  readonly r: number;
  /** The centre, in pixels of the picture. */
  readonly x: number;
  readonly y: number;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** The hexes of a picture. */
export interface FoundHexes {
  readonly lattice: HexLattice;
  readonly cells: readonly HexCell[];
  /** The share of the edges of these cells that can be seen. */
  readonly clearness: number;
}

/** The longer side of the picture in which the size of the hexagons is searched, in pixels. */
const COARSE_SIZE = 320;
/** The side of hexagons in the picture in which the lattice is fitted, in pixels. */
const WORKING_SIDE = 32;

/** The hexes of a picture, or undefined if it shows no lattice; `reportProgress` gets the share of the work that is done. */
export function findHexes(
  picture: Picture,
  reportProgress?: (share: number) => void,
): FoundHexes | undefined {
  const size = Math.max(picture.width, picture.height);
  const small = resizePicture(picture, COARSE_SIZE / size);
  const coarse = findCoarseLattice(edgeField(small), (share) => reportProgress?.(0.7 * share));
  if (coarse === undefined) return undefined;
  const working = resizePicture(picture, (WORKING_SIDE * COARSE_SIZE) / (coarse.side * size));
  const factor = Math.max(working.width, working.height) / size;
  const field = edgeField(working);
  const grown = growLattice(field, WORKING_SIDE, coarse.turn);
  if (grown === undefined) return undefined;
  reportProgress?.(0.85);
  const { toPicture: refined, orientation } = turnUpright(fitToEdges(field, grown));
  const cells = supportedCells(working, blurField(field, 1), refined);
  const chosen = chooseCells(cells);
  const clearness = shareOfClearEdges(cells, chosen);
  reportProgress?.(1);
  if (chosen.length < FEWEST_CELLS || clearness < LEAST_CLEARNESS) return undefined;
  const found = describeCells(scaleLattice(refined, 1 / factor), orientation, chosen);
  const growth = (found.lattice.side * factor) / WORKING_SIDE;
  return growth < 1 / MOST_GROWTH || growth > MOST_GROWTH ? undefined : { ...found, clearness };
}

/** Fewer cells are chance: circles and squares look like hexagons from afar. */
const FEWEST_CELLS = 7;
const LEAST_CLEARNESS = 0.6;
/** A fitted lattice whose hexagons are that much larger or smaller than those of the search has gone astray. */
const MOST_GROWTH = 1.3;

/** The cells in the picture with the support of their edges and their looks. */
function supportedCells(picture: Picture, field: EdgeField, toPicture: Homography): readonly SupportedCell[] {
  return cellsInside(field, toPicture).map((at) => {
    const [q, r] = at;
    const [x, y] = centreInPicture({ toPicture }, q, r);
    return {
      at,
      support: supportOfEdges(field, toPicture, q, r, 1.5),
      look: lookOfCell(picture, x, y, sideAt(toPicture, q, r)),
    };
  });
}

function shareOfClearEdges(cells: readonly SupportedCell[], chosen: readonly ChosenCell[]): number {
  const isChosen = new Set(chosen.map(({ at: [q, r] }) => keyOfHex(q, r)));
  const edges = cells
    .filter(({ at: [q, r] }) => isChosen.has(keyOfHex(q, r)))
    .flatMap(({ support }) => support);
  return edges.length === 0 ? 0 : edges.filter((support) => support > CLEAR_EDGE).length / edges.length;
}

const CLEAR_EDGE = 0.5;

const blurField = (field: EdgeField, sigma: number): EdgeField => ({
  ...field,
  cosine: blurPlane(field.cosine, sigma),
  sine: blurPlane(field.sine, sigma),
});

/** Fits the lattice to the better half of its cells. The blur joins the two sides of a line. */
function fitToEdges(field: EdgeField, grown: Homography): Homography {
  const smooth = blurField(field, 1.5);
  const ranked = cellsInside(field, grown)
    .map((at) => ({
      at,
      support: supportOfEdges(smooth, grown, at[0], at[1], 3).reduce((sum, each) => sum + each, 0),
    }))
    .sort((a, b) => b.support - a.support);
  const better = ranked.slice(0, Math.ceil(ranked.length / 2)).map(({ at }) => at);
  return refineLattice(smooth, grown, better, WORKING_SIDE);
}

/** Names the axes of a lattice as the board model does, and tells which way its hexagons stand. */
function turnUpright(toPicture: Homography): {
  readonly toPicture: Homography;
  readonly orientation: HexOrientation;
} {
  const [x, y] = centreInPicture({ toPicture }, 0, 0);
  const [nextX, nextY] = centreInPicture({ toPicture }, 1, 0);
  const turn = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
  // The direction to hex 1, 0 is about 30 degrees on flat-topped hexagons and about 0 on pointy-topped ones.
  if (turn > 45) return turnUpright(composeHomographies(toPicture, [1, 1, 0, -1, 0, 0, 0, 0, 1]));
  if (turn <= -15) return turnUpright(composeHomographies(toPicture, [0, -1, 0, 1, 1, 0, 0, 0, 1]));
  return { toPicture, orientation: turn > 15 ? 'flat-top' : 'pointy-top' };
}

/** The cells whose centre is far enough inside the picture for most of the hexagon to be seen. */
function cellsInside({ width, height }: EdgeField, toPicture: Homography): readonly Axial[] {
  const back = invertHomography(toPicture);
  const corners = (
    [
      [0, 0],
      [width, 0],
      [0, height],
      [width, height],
    ] as const
  ).map((corner) => applyHomography(back, corner));
  const range = (axis: 0 | 1): readonly [number, number] => [
    Math.max(-FARTHEST, Math.floor(Math.min(...corners.map((corner) => corner[axis])))),
    Math.min(FARTHEST, Math.ceil(Math.max(...corners.map((corner) => corner[axis])))),
  ];
  const margin = 0.6 * WORKING_SIDE;
  const [[firstQ, lastQ], [firstR, lastR]] = [range(0), range(1)];
  const cells: Axial[] = [];
  for (let q = firstQ; q <= lastQ; q++)
    for (let r = firstR; r <= lastR; r++) {
      const [x, y] = centreInPicture({ toPicture }, q, r);
      if (x > margin && y > margin && x < width - margin && y < height - margin) cells.push([q, r]);
    }
  return cells;
}

/** Cells further than this from the first one are not looked at. */
const FARTHEST = 60;

/**
 * Counts the cells as printed boards are counted in the model: the first column is 0, and the highest hex of the board
 * is half a hex above the line through h0,0, or on it.
 */
function describeCells(
  toPicture: Homography,
  orientation: HexOrientation,
  chosen: readonly ChosenCell[],
): Pick<FoundHexes, 'lattice' | 'cells'> {
  const main = orientation === 'flat-top' ? 0 : 1;
  const cross = 1 - main;
  const first = Math.min(...chosen.map(({ at }) => at[main]));
  const highest = Math.min(...chosen.map(({ at }) => 2 * at[cross]! + at[main] - first));
  const origin: [number, number] = [0, 0];
  origin[main] = first;
  origin[cross] = Math.floor((highest + 1) / 2);
  const map = moveOrigin(toPicture, origin);
  const cells = chosen
    .map(({ at, confidence }) => {
      const [q, r] = [at[0] - origin[0], at[1] - origin[1]];
      const [x, y] = centreInPicture({ toPicture: map }, q, r);
      return { q, r, x, y, confidence };
    })
    .sort((a, b) => a.q - b.q || a.r - b.r);
  const side = cells.reduce((sum, { q, r }) => sum + sideAt(map, q, r), 0) / cells.length;
  return { lattice: { orientation, toPicture: map, side }, cells };
}
