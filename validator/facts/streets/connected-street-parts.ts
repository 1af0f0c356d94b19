/** The connected parts of the streets. */
import { connectedComponents } from 'graphology-components';
import { memoByTopology, type StreetBoard } from '../../../model/index.js';
import { streetGraph, walkingGraph } from '../../../model/graph/index.js';

/** The nodes of each part by index, sorted; the largest part first, then by first node. Other rules report what is left out. */
export const connectedStreetParts = memoByTopology((board: StreetBoard): readonly (readonly number[])[] => {
  const [graph, walking] = [streetGraph(board), walkingGraph(board)];
  const belongs = (node: string): boolean => {
    const { kind, colour } = graph.getNodeAttributes(node);
    // With waterlines only, a junction is a corner of water, and water/blue-off-land reports a blue circle.
    const mayBeInWater = kind !== 'junction' && colour !== 'blue';
    return walking.degree(node) > 0 || (mayBeInWater && graph.degreeWithoutSelfLoops(node) > 0);
  };
  const parts = connectedComponents(walking);
  // Most boards are connected, so that no more work is needed.
  if (parts.length < 2) return [graph.mapNodes((_, { index }) => index)];
  return parts
    .map((part) => part.filter(belongs).map((node) => graph.getNodeAttribute(node, 'index')))
    .filter((part) => part.length > 0)
    .map((part) => part.sort((a, b) => a - b))
    .sort((a, b) => b.length - a.length || a[0]! - b[0]!);
});
