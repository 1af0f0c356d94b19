import { capitalise, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { linesAtNodes, linesOfNode } from '../../facts/streets/lines-at-nodes.js';
import { labelledLine, labelledNode } from '../../wording/labels.js';
import { nearNodes } from '../../facts/geometry/near-nodes.js';
import { askFix } from '../../definitions/make-fix.js';
import type { Issue, Rule } from '../../definitions/rule.js';

/** A line between two nodes at the same place. */
export const tooShort: Rule<StreetBoard> = {
  id: 'street/too-short',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'The two ends of a line lie at different places.',
  why: 'One visible place would be two nodes with an invisible step between them.',
  remedy: 'Merge the two ends, or move the misplaced one.',
  whenToWaive: 'Never: a line that cannot be seen cannot be followed.',
  waivable: false,
  catalogueIds: ['STR-003'],
  check: ({ board }) => {
    const { from, to } = networkOf(board).drawing;
    return nearNodes(board).same.flatMap(({ a, b, distance }): Issue[] => {
      const line = linesOfNode(linesAtNodes(board), a).find((each) => from[each] === b || to[each] === b);
      // geometry/same-place reports nodes that no line joins.
      if (line === undefined) return [];
      const { id, name, pointer } = labelledLine(board, line);
      const [keep, drop] = [labelledNode(board, a), labelledNode(board, b)];
      return [
        {
          entities: [id],
          pointer,
          what: `${capitalise(name)} has no length: ${keep.name} and ${drop.name} lie at the same place.`,
          remedy: 'Merge its two ends, or move the misplaced one.',
          seen: Math.round(distance),
          fix: askFix('mergeNodes', { keep: keep.id, drop: drop.id }, `Merge ${drop.id} into ${keep.id}`),
        },
      ];
    });
  },
};
