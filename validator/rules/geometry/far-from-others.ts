import { buildPointGrid, vectorLength, visitPointsNearSegment } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { makeAskFix, labelNode, streetRule } from '../../definitions/define-rule.js';
import { moveBackFix } from '../../facts/geometry/move-back.js';

/** With fewer nodes there is no usual distance. */
const FEWEST_NODES = 8;
/** The most isolated printed node is 2.3 times the usual distance from its nearest neighbour (97 of Whitehall and 12 of Whitechapel). */
const FAR = 4;

/** A node far from every other. */
export const farFromOthers = streetRule({
  id: 'geometry/far-from-others',
  severity: { otherwise: 'warning', draft: 'info' },
  summary: 'Every node has another within four times the usual distance.',
  why: 'Nodes are spread evenly in print, so around an isolated one others are missing, or it is not part of the map.',
  remedy:
    'Trace what is missing around it, move it back if it is misplaced, or delete it if it belongs to a track or a legend.',
  whenToWaive: 'Where the print really leaves that much space around it.',
  catalogueIds: ['GEO-006'],
  needsPlaces: true,
  check: ({ board }) => {
    const { ids, drawing } = networkOf(board);
    if (ids.length < FEWEST_NODES) return [];
    const { xs, ys, from, to } = drawing;
    const distance = (a: number, b: number): number => vectorLength(xs[a]! - xs[b]!, ys[a]! - ys[b]!);
    // For each node the distance to the nearest node that a line joins it to; infinite without lines.
    const nearestJoined = new Float64Array(ids.length).fill(Infinity);
    for (let line = 0; line < from.length; line++) {
      const [a, b] = [from[line]!, to[line]!];
      if (a === b) continue;
      const length = distance(a, b);
      if (length < nearestJoined[a]!) nearestJoined[a] = length;
      if (length < nearestJoined[b]!) nearestJoined[b] = length;
    }
    const inOrder = nearestJoined.filter((each) => each < Infinity).sort();
    const reach = FAR * (inOrder[inOrder.length >> 1] ?? 0);
    // Almost all nodes are joined to a near one and need no search.
    const suspects = [...nearestJoined.keys()].filter((node) => nearestJoined[node]! > reach);
    if (reach === 0 || suspects.length === 0) return [];
    const grid = buildPointGrid(xs, ys, reach);
    return suspects.map((node) => {
      const [x, y] = [xs[node]!, ys[node]!];
      let nearest = Infinity;
      visitPointsNearSegment(grid, [x, y, x, y], reach, (other) => {
        if (other !== node) nearest = Math.min(nearest, distance(node, other));
      });
      if (nearest <= reach) return undefined;
      const { id, name, title, pointer } = labelNode(board, node);
      return {
        entities: [id],
        pointer: `${pointer}/at`,
        what: `${title} has no other node within ${Math.round(reach)}, four times the usual distance.`,
        remedy: 'Trace what is missing around it, move it back, or delete it if it is not part of the map.',
        expected: Math.round(reach),
        fixes: [...moveBackFix(board, id), makeAskFix('removeNode', { node: id }, `Delete ${name}`)],
      };
    });
  },
});
