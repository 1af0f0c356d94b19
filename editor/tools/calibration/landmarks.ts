/** Landmarks: board positions that can be recognised on a scan: nodes, hexes, and the corners of the grid and the board. */
import { isStreetBoard, type Board, type Point } from '../../../model/index.js';
import { cornersOfRectangle } from './fit-transform.js';
import { reachInUnits, type Viewport } from '../input/gesture.js';
import { distanceBetween, hitAt } from '../pointing/hit-test.js';
import { CORNER_NAMES } from './printed-corners.js';
import { roundPoint } from '../pointing/snap.js';
import { describeEntity } from '../entities/describe-entity.js';

export interface Landmark {
  readonly at: Point;
  /** "circle 84"; none for a bare position. */
  readonly words?: string;
  /** The entity there, if it can be selected. */
  readonly key?: string;
}

/** The landmark within reach, else the position itself. */
export function landmarkAt(board: Board, at: Point, viewport: Viewport): Landmark {
  const corner = cornersOf(board).find(
    (each) => distanceBetween(each.at, at) <= reachInUnits('snap', viewport),
  );
  if (corner) return corner;
  const hit = hitAt(board, at, viewport, { kinds: ['node', 'hex'] });
  return hit
    ? { at: roundPoint(hit.at), key: hit.key, words: describeEntity(board, hit.key) }
    : { at: roundPoint(at) };
}

/** A description of the landmark of a control point; undefined without one. */
export const describeLandmark = (board: Board, at: Point): string | undefined =>
  landmarkAt(board, at, EXACT).words;

/** No landmark is within reach. */
const EXACT: Viewport = { unitsPerPixel: 1 / 1000, coarse: false, centre: [0, 0], rotation: 0 };

function cornersOf(board: Board): readonly (Landmark & { readonly words: string })[] {
  const named = (of: string, corners: readonly Point[]): readonly (Landmark & { words: string })[] =>
    corners.map((at, i) => ({ at, words: `the ${CORNER_NAMES[i]!} corner of the ${of}` }));
  const grid = isStreetBoard(board) ? board.grid?.rect : undefined;
  return [
    ...named('board', cornersOfRectangle(board.extent)),
    ...(grid
      ? named(
          'grid',
          cornersOfRectangle([grid[1][0] - grid[0][0], grid[1][1] - grid[0][1]]).map(([x, y]): Point => [
            grid[0][0] + x,
            grid[0][1] + y,
          ]),
        )
      : []),
  ];
}
