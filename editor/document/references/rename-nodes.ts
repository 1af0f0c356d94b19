/** Renames nodes in everything that refers to them: lines, walks and the letter of Goulston Street. */
import { type NodeId, type StreetBoard, mapOrSame, updateOrSame } from '../../../model/index.js';
import { kindOfNode } from '../entities/nodes.js';
import { changeWalks } from '../entities/walks.js';

export type NodeRenames = ReadonlyMap<NodeId, NodeId>;

/**
 * The board with nodes renamed everywhere but in the nodes themselves, which the caller has done, and in witnesses and
 * expected counts, which cite what is printed.
 */
export function renameReferences(board: StreetBoard, names: NodeRenames): StreetBoard {
  const now = (id: NodeId): NodeId => names.get(id) ?? id;
  const { letters } = board;
  const goulston = letters && now(letters.goulston);
  return updateOrSame(board, {
    ...renameLineEnds(board, now),
    blocks: changeWalks(board.blocks, board.blocks, (walk) => mapOrSame(walk, now)),
    ...(letters && isCrossing(goulston) && { letters: updateOrSame(letters, { goulston }) }),
  });
}

const isCrossing = (id: NodeId | undefined): id is `x${number}` =>
  id !== undefined && kindOfNode(id) === 'crossing';

/** The two lists of lines with their ends renamed. */
export const renameLineEnds = (
  board: StreetBoard,
  now: (id: NodeId) => NodeId,
): Pick<StreetBoard, 'streets' | 'waterlines'> => ({
  streets: mapOrSame(board.streets, (line) => updateOrSame(line, { between: renamePair(line.between, now) })),
  waterlines: mapOrSame(board.waterlines, (line) =>
    updateOrSame(line, { between: renamePair(line.between, now) }),
  ),
});

function renamePair(pair: readonly [NodeId, NodeId], now: (id: NodeId) => NodeId): readonly [NodeId, NodeId] {
  const [a, b] = [now(pair[0]), now(pair[1])];
  return a === pair[0] && b === pair[1] ? pair : [a, b];
}
