import type { StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { courseOf, simplified } from '../../course-of-line.js';
import { lineAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** A bend that bends nothing: on a straight stretch, or twice at one point. */
export const needlessBend: Rule<StreetBoard> = {
  id: 'street/needless-bend',
  severity: 'warning',
  games: ['lfw', 'wm'],
  summary: 'Every bend changes the course of its line.',
  why: 'Two boards that are played and look the same then differ, and where a bend lies on a node nobody knows which way the line leaves.',
  mend: 'Take out the bends that change nothing.',
  waive: 'Never: without them the line looks the same.',
  waivable: false,
  answers: ['STR-017'],
  check: ({ board }) => {
    const { drawing } = networkOf(board);
    const { bendStarts, from, to } = drawing;
    const issues: Issue[] = [];
    for (let line = 0; line < from.length; line++) {
      const count = bendStarts[line + 1]! - bendStarts[line]!;
      if (count === 0 || from[line] === to[line]) continue;
      const bends = simplified(courseOf(drawing, line)).slice(1, -1);
      if (bends.length === count) continue;
      const { id, list, name, pointer } = lineAt(board, line);
      const needless = count - bends.length;
      issues.push({
        entities: [id],
        pointer: `${pointer}/bends`,
        what: `${capital(name)} has ${needless} ${needless === 1 ? 'bend that changes' : 'bends that change'} nothing.`,
        mend: 'Take out what changes nothing.',
        seen: count,
        expected: bends.length,
        fix: {
          kind: 'safe',
          action: 'setBends',
          arguments: { line: id, list, bends },
          label: `Straighten ${name}`,
        },
      });
    }
    return issues;
  },
};
