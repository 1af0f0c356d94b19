/** What the edition that a board claims tells about the place of a node that is not on the board. */
import { jackRelation, type CircleId, type NodeId, type StreetBoard } from '../../../model/index.js';
import type { Profile } from '../../definitions/rule.js';
import { touchingNodes } from '../streets/touching-nodes.js';
import { streetDifferences } from './street-differences.js';
import { pairOf, streetsOfPairs, type Pair } from './streets-of-pairs.js';

export interface PlaceInPrint {
  /** The nodes of the board nearest to it in print: those that it touches, or else those that Jack reaches from it. */
  readonly neighbours: readonly NodeId[];
  /** A street, by index, that joins two nodes which it parts in print: it probably lay there. */
  readonly street?: number;
}

/** The place of a node by its id in print; undefined if the edition has no reference or no such node. */
export function placeInPrint(board: StreetBoard, profile: Profile, id: NodeId): PlaceInPrint | undefined {
  const differences = streetDifferences(board, profile);
  if (differences === undefined) return undefined;
  const { print, match } = differences;
  const touched = touchingNodes(print).get(id);
  if (touched === undefined) return undefined;
  const onBoard = (ids: readonly NodeId[]): NodeId[] => ids.flatMap((each) => match.toBoard.get(each) ?? []);
  const near = onBoard(touched);
  const [street] = streetsOfPairs(board, pairsOnlyHere(board, print, near, match.toPrint));
  const beyond = near.length === 0 ? (jackRelation(print).get(id as CircleId) ?? []) : [];
  return {
    neighbours: [...near, ...onBoard(beyond)],
    ...(street && { street: street.street }),
  };
}

/** The pairs among nodes of the board that touch here and not in print. */
function pairsOnlyHere(
  board: StreetBoard,
  print: StreetBoard,
  nodes: readonly NodeId[],
  toPrint: ReadonlyMap<NodeId, NodeId>,
): Pair[] {
  const [here, there] = [touchingNodes(board), touchingNodes(print)];
  return nodes.flatMap((a, i) =>
    nodes
      .slice(i + 1)
      .filter((b) => here.get(a)!.includes(b) && !there.get(toPrint.get(a)!)!.includes(toPrint.get(b)!))
      .map((b) => pairOf(a, b)),
  );
}
