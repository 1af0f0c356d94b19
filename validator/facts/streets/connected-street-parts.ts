/** The connected parts of the streets. */
import { groupBy, memoByTopology, type StreetBoard } from '../../../model/index.js';
import { componentsOfEdges, JUNCTION, networkOf } from '../../../model/network/index.js';
import { blueCircles, linesAtNodes } from './lines-at-nodes.js';

export interface ConnectedStreetParts {
  /** For each node its part; -1 for a node that other rules report, such as one without a line. */
  readonly partOfNode: Int32Array;
  /** The sorted nodes of each part; the largest part first, then by first node. */
  readonly nodesOfPart: readonly (readonly number[])[];
}

export const connectedStreetParts = memoByTopology((board: StreetBoard): ConnectedStreetParts => {
  const { drawing, ids, streetCount, streets, kinds } = networkOf(board);
  const { from, to } = drawing;
  const components = componentsOfEdges(
    ids.length,
    from.subarray(0, streetCount),
    to.subarray(0, streetCount),
  );
  const lines = linesAtNodes(board);
  const nodes = [...ids.keys()].filter((node) => {
    const isOnStreet = streets.starts[node] !== streets.starts[node + 1];
    // With waterlines only, a junction is a corner of water, and water/blue-off-land reports a blue circle.
    const isOnWater =
      lines.starts[node] !== lines.starts[node + 1] &&
      kinds[node] !== JUNCTION &&
      !blueCircles(board).has(ids[node]!);
    return isOnStreet || isOnWater;
  });
  const groups = [...groupBy(nodes, (node) => components.of[node]!).values()];
  const nodesOfPart = groups.sort((a, b) => b.length - a.length || a[0]! - b[0]!);
  const partOfNode = new Int32Array(ids.length).fill(-1);
  for (const [part, members] of nodesOfPart.entries()) for (const node of members) partOfNode[node] = part;
  return { partOfNode, nodesOfPart };
});
