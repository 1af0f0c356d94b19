import type { StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { linesAtNodes } from '../../lines-at-nodes.js';
import { listed } from '../../listed.js';
import { lineAt, nodeAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** In print at most five lines meet at a circle and six at a crossing. */
const MOST_LINES = 6;

/** A node where more lines meet than anywhere in print. */
export const tooManyLines: Rule<StreetBoard> = {
  id: 'topology/too-many-lines',
  severity: 'warning',
  games: ['lfw', 'wm'],
  summary: `No more than ${MOST_LINES} lines meet at a circle, crossing or junction.`,
  why: 'Two places were probably traced as one, which joins streets that do not meet in print.',
  mend: 'Compare the streets that meet there with the print, and part the node if two places became one.',
  waive: 'Where that many streets are really printed at one place.',
  answers: ['TOP-009'],
  placeless: true,
  check: ({ board }) => {
    const { starts, lines } = linesAtNodes(board);
    const issues: Issue[] = [];
    for (let node = 0; node < networkOf(board).ids.length; node++) {
      const count = starts[node + 1]! - starts[node]!;
      if (count <= MOST_LINES) continue;
      const { id, pointer, name } = nodeAt(board, node);
      // Of a star of thousands a few are named.
      const some = Array.from(
        lines.subarray(starts[node], Math.min(starts[node + 1]!, starts[node]! + 11)),
        (line) => lineAt(board, line).id,
      );
      issues.push({
        entities: [id],
        pointer,
        what: `${capital(name)} has ${count} lines, more than any place in print.`,
        mend: `Compare ${listed(some)} with the print: perhaps two places were traced as one.`,
        seen: count,
        expected: MOST_LINES,
      });
    }
    return issues;
  },
};
