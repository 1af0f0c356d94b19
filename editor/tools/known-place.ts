/** Places on a board that can be found again on a scan of it: its nodes and hexes, the corners of its grid and its own. */
import { isStreetBoard, type Board, type Point } from '../../model/index.js';
import { cornersOfRectangle } from './fits.js';
import { reachOf, type Sight } from './gesture.js';
import { distanceBetween, hitAt } from './hit.js';
import { CORNER_NAMES } from './printed-corners.js';
import { whole } from './snap.js';
import { wordsOf } from './words.js';

export interface KnownPlace {
  readonly at: Point;
  /** "circle 84"; none for a bare place. */
  readonly words?: string;
  /** What is there, if it can be selected. */
  readonly key?: string;
}

/** The place that is meant: a known one within reach, else the bare one. */
export function knownPlaceAt(board: Board, at: Point, sight: Sight): KnownPlace {
  const corner = cornersOf(board).find((each) => distanceBetween(each.at, at) <= reachOf('snap', sight));
  if (corner) return corner;
  const hit = hitAt(board, at, sight, { kinds: ['node', 'hex'] });
  return hit ? { at: whole(hit.at), key: hit.key, words: wordsOf(board, hit.key) } : { at: whole(at) };
}

/** What a control point at this place belongs to, in words; undefined for a bare place. */
export const wordsOfPlace = (board: Board, at: Point): string | undefined =>
  knownPlaceAt(board, at, EXACT).words;

/** Nothing but the place itself is within reach. */
const EXACT: Sight = { unitsPerPixel: 1 / 1000, coarse: false, centre: [0, 0], rotation: 0 };

function cornersOf(board: Board): readonly (KnownPlace & { readonly words: string })[] {
  const named = (of: string, corners: readonly Point[]): readonly (KnownPlace & { words: string })[] =>
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
