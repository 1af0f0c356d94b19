/** The fix that moves a misplaced node between the nodes that lines join it to. */
import type { Fix, NodeId, StreetBoard } from '../../../model/index.js';
import { streetGraph } from '../../../model/graph/index.js';
import { makeAskFix } from '../../definitions/define-rule.js';
import { middleOf, positionOfId } from './position-of-pointer.js';

/** Moves a node between its neighbours; none for a node without lines. */
export function moveBackFix(board: StreetBoard, node: NodeId): readonly Fix[] {
  const neighbours = streetGraph(board)
    .neighbors(node)
    .filter((each) => each !== node);
  const to = middleOf(neighbours.flatMap((each) => [positionOfId(board, each)!]));
  // On top of its only neighbour it would hide it.
  return to && neighbours.length > 1
    ? [makeAskFix('moveNode', { node, to }, 'Move it between its neighbours')]
    : [];
}
