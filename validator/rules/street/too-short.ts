import { networkOf } from '../../../model/network/index.js';
import { labelLine, streetRule } from '../../definitions/define-rule.js';
import { describeNearPair, nearNodes } from '../../facts/geometry/near-nodes.js';

/** A line between two nodes at the same place. */
export const tooShort = streetRule({
  id: 'street/too-short',
  severity: 'error',
  summary: 'The two ends of a line lie at different places.',
  why: 'One visible place would be two nodes with an invisible step between them.',
  remedy: 'Merge the two ends, or move the misplaced one.',
  neverWaive: 'a line that cannot be seen cannot be followed.',
  catalogueIds: ['STR-003'],
  needsPlaces: true,
  check: ({ board, graph }) => {
    const { ids } = networkOf(board);
    return nearNodes(board).same.map((pair) => {
      const [line, ...more] = graph.mapEdges(ids[pair.a]!, ids[pair.b]!, (_, { index }) => index);
      // geometry/same-place reports nodes that no line joins.
      if (line === undefined) return undefined;
      const { title, place } = labelLine(board, Math.min(line, ...more));
      const { one, other, issue } = describeNearPair(board, pair);
      return {
        ...issue,
        ...place,
        what: `${title} has no length: ${one.name} and ${other.name} lie at the same place.`,
        remedy: 'Merge its two ends, or move the misplaced one.',
      };
    });
  },
});
