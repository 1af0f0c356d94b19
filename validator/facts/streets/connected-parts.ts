/** The parts into which the streets of a board fall. */
import type { StreetBoard } from '../model/index.js';
import { componentsOfEdges } from '../model/network/components.js';
import { JUNCTION, networkOf } from '../model/network/network.js';
import { placeless } from '../model/placeless.js';
import { blueCircles } from './blue-circles.js';
import { linesAtNodes } from './lines-at-nodes.js';

export interface StreetParts {
  /** For each node its part; -1 for a node that other rules report, such as one without any line. */
  readonly of: Int32Array;
  /** The nodes of each part in order; parts by size, the largest first, then by their first node. */
  readonly members: readonly (readonly number[])[];
}

export const streetParts = placeless((board: StreetBoard): StreetParts => {
  const { drawing, ids, streetCount, streets, kinds } = networkOf(board);
  const { from, to } = drawing;
  const components = componentsOfEdges(
    ids.length,
    from.subarray(0, streetCount),
    to.subarray(0, streetCount),
  );
  const lines = linesAtNodes(board);
  const members: number[][] = Array.from({ length: components.count }, () => []);
  for (let node = 0; node < ids.length; node++) {
    const isOnStreet = streets.starts[node] !== streets.starts[node + 1];
    // On waterlines alone, a junction is a corner of water, and a blue circle without a street has a rule of its own.
    const isOnWater =
      lines.starts[node] !== lines.starts[node + 1] &&
      kinds[node] !== JUNCTION &&
      !blueCircles(board).has(ids[node]!);
    if (isOnStreet || isOnWater) members[components.of[node]!]!.push(node);
  }
  const parts = members
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length || a[0]! - b[0]!);
  const of = new Int32Array(ids.length).fill(-1);
  for (const [part, nodes] of parts.entries()) for (const node of nodes) of[node] = part;
  return { of, members: parts };
});
