/** What becomes of the walks along a line that a node has parted. */
import { facesOfBoard, type NodeId, type StreetBoard } from '../../model/index.js';
import { rotateWalk } from '../../model/file/sort-board.js';
import { LINE_LISTS } from './key.js';
import { changeWalks, walkWithout, type Walk } from './walks.js';

/** The blocks of a board whose line between two nodes was parted by a third. Other lines between the two are still there. */
export function walksWithNodeBetween(
  board: StreetBoard,
  [a, b]: readonly [NodeId, NodeId],
  node: NodeId,
): StreetBoard['blocks'] {
  const goesThere = (one: NodeId, other: NodeId): boolean =>
    (one === a && other === b) || (one === b && other === a);
  const hasTwin = LINE_LISTS.some((list) => board[list].some(({ between }) => goesThere(...between)));
  if (!hasTwin)
    return changeWalks(board.blocks, (walk) => {
      const through = walk.flatMap((each, i) =>
        goesThere(each, walk[(i + 1) % walk.length]!) ? [each, node] : [each],
      );
      return through.length === walk.length ? walk : through;
    });

  const walksOf = { rim: facesByWalk(board, node, 'rim'), island: facesByWalk(board, node, 'island') };
  return changeWalks(board.blocks, (walk, part) => {
    if (!walk.some((each, i) => goesThere(each, walk[(i + 1) % walk.length]!))) return walk;
    const { standing, through } = walksOf[part];
    const key = keyOf(walk);
    const left = standing.get(key) ?? 0;
    if (left === 0) return through.get(key)?.pop() ?? walk;
    standing.set(key, left - 1);
    return walk;
  });
}

/** The drawn areas by their walks without the node: how many do not pass it, and the walks of those that do. */
function facesByWalk(
  board: StreetBoard,
  node: NodeId,
  part: 'rim' | 'island',
): { readonly standing: Map<string, number>; readonly through: ReadonlyMap<string, Walk[]> } {
  const standing = new Map<string, number>();
  const through = new Map<string, Walk[]>();
  for (const { walk: rim, islands } of facesOfBoard(board).inner)
    for (const walk of part === 'rim' ? [rim] : islands) {
      if (!walk.includes(node)) standing.set(keyOf(walk), (standing.get(keyOf(walk)) ?? 0) + 1);
      else {
        const key = keyOf(walkWithout(walk, node));
        through.set(key, [...(through.get(key) ?? []), walk]);
      }
    }
  return { standing, through };
}

const keyOf = (walk: Walk): string => rotateWalk(walk).join(' ');
