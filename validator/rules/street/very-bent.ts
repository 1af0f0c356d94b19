import type { StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { lengthsOfLines } from '../../course-of-line.js';
import { lineAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';
import { lengthOf } from '../../point-grid.js';

/** The most winding printed streets are 1.58 times as long as the straight way (x123–x132 of Whitechapel) and 1.40 (28–x11 of Whitehall). */
const BENT = 2;

/** A line that takes a long way round to its end. */
export const veryBent: Rule<StreetBoard> = {
  id: 'street/very-bent',
  severity: 'info',
  games: ['lfw', 'wm'],
  summary: 'No line is more than twice as long as the straight way between its ends.',
  why: 'A street that goes so far round usually turns at a circle or a crossing, which is then missing.',
  mend: 'Follow the line in the print and look for a node where it turns.',
  waive: 'Not needed: it is a hint.',
  answers: ['STR-015'],
  check: ({ board }) => {
    const { drawing } = networkOf(board);
    const { xs, ys, from, to, bendStarts } = drawing;
    const lengths = lengthsOfLines(board);
    const issues: Issue[] = [];
    for (let line = 0; line < from.length; line++) {
      if (bendStarts[line] === bendStarts[line + 1]) continue;
      const straight = lengthOf(xs[from[line]!]! - xs[to[line]!]!, ys[from[line]!]! - ys[to[line]!]!);
      if (straight === 0 || lengths[line]! <= BENT * straight) continue;
      const { id, name, pointer } = lineAt(board, line);
      issues.push({
        entities: [id],
        pointer,
        what: `${capital(name)} is ${(lengths[line]! / straight).toFixed(1)} times as long as the straight way between its ends.`,
        mend: 'Follow it in the print and look for a circle or crossing where it turns.',
        seen: Math.round(lengths[line]!),
        expected: Math.round(BENT * straight),
      });
    }
    return issues;
  },
};
