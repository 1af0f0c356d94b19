import type { StreetBoard } from '../model/index.js';
import { OUTER } from '../model/geometry/faces.js';
import { networkOf } from '../model/network/network.js';
import { oncePerBoard } from '../model/once-per-board.js';
import { blueOnBlocks } from './blocks-of-blue-circles.js';
import { drawnFaces, faceBeside } from './drawn-faces.js';
import { linesAtNodes, linesOf } from './lines-at-nodes.js';

/** Blue circles whose water, if they have one, can only be what is open to the edge of the board. */
export const blueAtTheEdge = oncePerBoard((board: StreetBoard): ReadonlySet<string> => {
  const { indexOfId, streetCount } = networkOf(board);
  const edge = new Set<string>();
  for (const [circle, blocks] of blueOnBlocks(board).ofCircle) {
    if (blocks.some((block) => board.blocks[block]!.kind !== 'none')) continue;
    const lines = linesOf(linesAtNodes(board), indexOfId.get(circle)!);
    // A waterline at the circle closes its water already.
    const isClosed = lines.some((line) => line >= streetCount);
    const faces = drawnFaces(board);
    const isOutside = lines.some((line) =>
      [2 * line, 2 * line + 1].some((halfEdge) => faceBeside(faces, halfEdge) === OUTER),
    );
    if (isOutside && !isClosed) edge.add(circle);
  }
  return edge;
});
