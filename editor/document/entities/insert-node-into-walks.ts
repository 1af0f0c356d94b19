/** What becomes of the walks along a line that a node has parted. */
import { facesOfBoard, type NodeId, rotateWalk, type StreetBoard } from '../../../model/index.js';
import { LINE_LISTS } from './entity-name.js';
import { linesBetween } from './lines.js';
import { blocksAtNode, changeWalks, removeFromWalk, type Walk } from './walks.js';

/** The blocks of a board whose line between two nodes was parted by a third. Other lines between the two are still there. */
export function insertNodeIntoWalks(
  board: StreetBoard,
  [a, b]: readonly [NodeId, NodeId],
  node: NodeId,
): StreetBoard['blocks'] {
  const goesThere = (one: NodeId, other: NodeId): boolean =>
    (one === a && other === b) || (one === b && other === a);
  const hasTwin = LINE_LISTS.some((list) => linesBetween(board[list], [a, b]).length > 0);
  if (!hasTwin)
    return changeWalks(board.blocks, blocksAtNode(board.blocks, a), (walk) => {
      const through = walk.flatMap((each, i) =>
        goesThere(each, walk[(i + 1) % walk.length]!) ? [each, node] : [each],
      );
      return through.length === walk.length ? walk : through;
    });

  const drawn = { rim: walksWithout(board, node, 'rim'), island: walksWithout(board, node, 'island') };
  return changeWalks(board.blocks, blocksAtNode(board.blocks, a), (walk, part) =>
    walk.some((each, i) => goesThere(each, walk[(i + 1) % walk.length]!))
      ? (drawn[part].get(keyOf(walk))?.pop() ?? walk)
      : walk,
  );
}

/** The walks round areas as they are drawn now, by what they were without the node. Of streets side by side only some pass it. */
function walksWithout(board: StreetBoard, node: NodeId, part: 'rim' | 'island'): ReadonlyMap<string, Walk[]> {
  const walks = new Map<string, Walk[]>();
  for (const { walk: rim, islands } of facesOfBoard(board).inner)
    for (const walk of part === 'rim' ? [rim] : islands) {
      const key = keyOf(removeFromWalk(walk, node));
      walks.set(key, [...(walks.get(key) ?? []), walk]);
    }
  return walks;
}

const keyOf = (walk: Walk): string => rotateWalk(walk).join(' ');
