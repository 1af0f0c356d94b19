import { streetRule } from '../../definitions/define-rule.js';
import { describeNearPair, nearNodes } from '../../facts/geometry/near-nodes.js';
import { areJoined } from '../../facts/streets/lines-of-node.js';

/** Two nodes at the same place. */
export const samePlace = streetRule({
  id: 'geometry/same-place',
  severity: 'error',
  summary: 'No two nodes lie at the same place.',
  why: 'Streets that end at one node do not continue from the other, although the two look like one place.',
  remedy: 'Merge the two, or move the misplaced one.',
  neverWaive: 'the two could not be told apart.',
  catalogueIds: ['GEO-001'],
  needsPlaces: true,
  check: ({ board }) =>
    nearNodes(board).same.map((pair) => {
      // street/too-short reports the two ends of one line.
      if (areJoined(board, pair.a, pair.b)) return undefined;
      const { one, other, issue } = describeNearPair(board, pair);
      return {
        ...issue,
        pointer: `${other.pointer}/at`,
        what: `${one.title} and ${other.name} lie at the same place.`,
        remedy: 'Merge them, or move the misplaced one.',
      };
    }),
});
