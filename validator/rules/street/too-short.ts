import type { StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { linesAtNodes, linesOf } from '../../lines-at-nodes.js';
import { lineAt, nodeAt } from '../../names-of-parts.js';
import { nearNodes } from '../../near-nodes.js';
import type { Issue, Rule } from '../../rule.js';

/** A line between two nodes that lie at one place. */
export const tooShort: Rule<StreetBoard> = {
  id: 'street/too-short',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'The two ends of a line lie apart.',
  why: 'What looks like one place would be two, and a step between them that nobody sees.',
  mend: 'Merge the two ends, or move the one that slipped.',
  waive: 'Never: a line that cannot be seen cannot be followed.',
  waivable: false,
  answers: ['STR-003'],
  check: ({ board }) => {
    const { from, to } = networkOf(board).drawing;
    return nearNodes(board).same.flatMap(({ a, b, distance }): Issue[] => {
      const line = linesOf(linesAtNodes(board), a).find((each) => from[each] === b || to[each] === b);
      // geometry/same-place reports two nodes at one place that no line joins.
      if (line === undefined) return [];
      const { id, name, pointer } = lineAt(board, line);
      const [keep, drop] = [nodeAt(board, a), nodeAt(board, b)];
      return [
        {
          entities: [id],
          pointer,
          what: `${capital(name)} has no length: ${keep.name} and ${drop.name} lie at the same place.`,
          mend: 'Merge its two ends, or move the one that slipped.',
          seen: Math.round(distance),
          fix: {
            kind: 'ask',
            action: 'mergeNodes',
            arguments: { keep: keep.id, drop: drop.id },
            label: `Merge ${drop.id} into ${keep.id}`,
          },
        },
      ];
    });
  },
};
