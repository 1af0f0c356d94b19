/** The ends of streets that the edition has and the board does not have. */
import type { NodeId, StreetBoard } from '../../../model/index.js';
import { walkingGraph } from '../../../model/graph/index.js';
import type { Profile } from '../../definitions/rule.js';
import { commonEnds, streetDifferences, type StreetDifference } from './street-differences.js';

/** The node that all pairs of a difference have, and the printed other end. */
export type PrintedEnds = readonly [start: NodeId, end: NodeId];

/**
 * The ends that a street which differs has in print; where it leads to a junction, the junction of the board that touches the
 * same nodes. Undefined if there is none, or if the print has no such street.
 */
export function printedEnds(
  board: StreetBoard,
  { here, inPrint }: Pick<StreetDifference, 'here' | 'inPrint'>,
): PrintedEnds | undefined {
  const [start] = commonEnds([...here, ...inPrint]);
  const others = inPrint.flatMap((pair) => pair.find((id) => id !== start) ?? []);
  if (start === undefined || others.length < 2) return start && others[0] && [start, others[0]];
  const graph = walkingGraph(board);
  const junction = board.junctions.find(({ id }) => others.every((other) => graph.hasEdge(id, other)));
  return junction && [start, junction.id];
}

/** The other end of a printed street that is missing at a node. */
export function missingNeighbourInPrint(
  board: StreetBoard,
  profile: Profile,
  node: NodeId,
): NodeId | undefined {
  for (const difference of streetDifferences(board, profile)?.streets ?? []) {
    const ends = difference.street === undefined ? printedEnds(board, difference) : undefined;
    if (ends?.includes(node)) return ends.find((id) => id !== node);
  }
  return undefined;
}
