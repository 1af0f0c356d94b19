import { isStreetBoard } from '../../../model/index.js';
import { namedFaces } from '../../tools/areas/index.js';
import { boardOf, type EditorState } from '../../tools/index.js';
import type { PaperRequest } from '../detection-worker/detection-messages.js';

/** What the print covers beyond a disc and a square, in their sizes: rims, frames and glows. */
const AROUND_DISC = 1.15;
const AROUND_SQUARE = 1.8;
/** The half side of a square, in radii of a disc. */
const SQUARE = 0.48;

/** The areas between the lines of a street board, declared ones too, because they are the examples. */
export function paperToMeasure(state: EditorState): PaperRequest | undefined {
  const board = boardOf(state);
  if (!isStreetBoard(board)) return undefined;
  // The print may have other sizes than the board states, if it was detected.
  const radius = state.settings.detected?.radius;
  const sizes = radius ? { circle: radius, crossing: SQUARE * radius } : board.discs;
  const covered = (nodes: readonly { readonly at?: readonly [number, number] }[], size: number) =>
    nodes.flatMap(({ at }) => (at ? [{ at, radius: size }] : []));
  return {
    areas: namedFaces(board).map(({ name, outlines }) => ({ name, outlines })),
    covered: [
      ...covered(board.circles, AROUND_DISC * sizes.circle),
      ...covered(board.crossings, AROUND_SQUARE * sizes.crossing),
    ],
    margin: sizes.crossing,
  };
}
