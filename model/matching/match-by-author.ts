/** Matches the nodes of two imports of one author's file by the ids that the author gives them. */
import type { StreetBoard } from '../board/board.js';
import { groupBy } from '../board/group-by.js';
import { nodesById } from '../board/nodes-by-id.js';

/** The ids of nodes of the first board, each with that of the node of the second that has the same kind and author's id. */
export function matchByAuthor(before: StreetBoard, after: StreetBoard): ReadonlyMap<string, string> {
  const [theirs, ours] = [idsOfAuthor(before), idsOfAuthor(after)];
  const pairs = [...theirs].flatMap(([name, olds]): [string, string][] => {
    const news = ours.get(name) ?? [];
    return olds.length === 1 && news.length === 1 ? [[olds[0]!, news[0]!]] : [];
  });
  return new Map(pairs);
}

/** The nodes with each kind and author's id; several if the author uses it twice. */
function idsOfAuthor(board: StreetBoard): ReadonlyMap<string, readonly string[]> {
  const { sourceIds } = board.provenance;
  if (sourceIds === undefined) return new Map();
  const { nodes } = nodesById(board);
  const ids = Object.keys(sourceIds).filter((id) => nodes.has(id));
  return groupBy(ids, (id) => `${id.charAt(0)} ${sourceIds[id as keyof typeof sourceIds]!}`);
}
