import { askFix, labelledNode, streetRule, type Issue } from '../../definitions/define-rule.js';
import { nearNodes } from '../../facts/geometry/near-nodes.js';
import { areJoined } from '../../facts/streets/lines-at-nodes.js';

/** Two nodes at the same place. */
export const samePlace = streetRule({
  id: 'geometry/same-place',
  severity: 'error',
  summary: 'No two nodes lie at the same place.',
  why: 'Streets that end at one node do not continue from the other, although the two look like one place.',
  remedy: 'Merge the two, or move the misplaced one.',
  neverWaive: 'the two could not be told apart.',
  catalogueIds: ['GEO-001'],
  check: ({ board }) =>
    nearNodes(board)
      // street/too-short reports the two ends of one line.
      .same.filter(({ a, b }) => !areJoined(board, a, b))
      .map(({ a, b, distance }): Issue => {
        const [keep, drop] = [labelledNode(board, a), labelledNode(board, b)];
        return {
          entities: [keep.id, drop.id],
          pointer: `${drop.pointer}/at`,
          what: `${keep.title} and ${drop.name} lie at the same place.`,
          remedy: 'Merge them, or move the misplaced one.',
          seen: Math.round(distance),
          fix: askFix('mergeNodes', { keep: keep.id, drop: drop.id }, `Merge ${drop.id} into ${keep.id}`),
        };
      }),
});
