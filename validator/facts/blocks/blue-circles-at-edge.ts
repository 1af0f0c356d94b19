import { memoByBoard, OUTER_FACE, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { blueCirclesOnBlocks } from './blue-circles-on-blocks.js';
import { faceOfHalfEdge, halfEdgeFaces } from './drawn-faces.js';
import { linesAtNodes, linesOfNode } from '../streets/lines-at-nodes.js';

/** Blue circles whose only possible water is open to the edge of the board. */
export const blueCirclesAtEdge = memoByBoard((board: StreetBoard): ReadonlySet<string> => {
  const { indexOfId, streetCount } = networkOf(board);
  const edge = new Set<string>();
  for (const [circle, blocks] of blueCirclesOnBlocks(board).ofCircle) {
    if (blocks.some((block) => board.blocks[block]!.kind !== 'none')) continue;
    const lines = linesOfNode(linesAtNodes(board), indexOfId.get(circle)!);
    // A waterline at the circle already closes its water.
    const isClosed = lines.some((line) => line >= streetCount);
    const faces = halfEdgeFaces(board);
    const isOutside = lines.some((line) =>
      [2 * line, 2 * line + 1].some((halfEdge) => faceOfHalfEdge(faces, halfEdge) === OUTER_FACE),
    );
    if (isOutside && !isClosed) edge.add(circle);
  }
  return edge;
});
