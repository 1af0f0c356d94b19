import type { StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { linesAtNodes, linesOf } from '../../lines-at-nodes.js';
import { lineAt, nodeAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** A junction where only two lines meet. */
export const needlessJunction: Rule<StreetBoard> = {
  id: 'street/needless-junction',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm'],
  summary: 'At every junction three lines or more meet.',
  why: 'Where two lines meet there is a bend and no junction, so a street that leads there in print is probably missing.',
  mend: 'Trace the street that is missing at the junction, or dissolve it into a bend.',
  waive: 'Never: if no street is missing, dissolving it changes nothing.',
  waivable: false,
  answers: ['STR-012', 'DEF-01'],
  check: ({ board }) => {
    const { ids, circleCount, crossingCount, streetCount } = networkOf(board);
    const at = linesAtNodes(board);
    const issues: Issue[] = [];
    for (let node = circleCount + crossingCount; node < ids.length; node++) {
      const [a, b, ...more] = linesOf(at, node);
      if (a === undefined || b === undefined || more.length > 0) continue;
      // Where a street goes over into a waterline the junction says where.
      if (a < streetCount !== b < streetCount) continue;
      const { id, name, pointer } = nodeAt(board, node);
      issues.push({
        entities: [id],
        pointer,
        what: `At ${name} only ${lineAt(board, a).name} and ${lineAt(board, b).name} meet.`,
        mend: `Trace the street that is missing there, or dissolve ${name} into a bend.`,
        seen: 2,
        expected: 3,
        fix: { kind: 'ask', action: 'dissolveNode', arguments: { node: id }, label: `Dissolve ${name}` },
      });
    }
    return issues;
  },
};
