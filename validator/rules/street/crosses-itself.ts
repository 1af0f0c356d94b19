import type { StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { courseOf, simplified } from '../../course-of-line.js';
import { loopOf } from '../../loop-of-course.js';
import { lineAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** A line that crosses its own course. */
export const crossesItself: Rule<StreetBoard> = {
  id: 'street/crosses-itself',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'No line crosses itself.',
  why: 'A street does not meet itself without a crossing, and the blocks on its two sides could not be told apart.',
  mend: 'Take out the bends that make the loop; probably two of them stand in the wrong order.',
  waive: 'Nobody may: the blocks beside the line could not be told apart.',
  waivable: false,
  answers: ['STR-006'],
  check: ({ board }) => {
    const { drawing } = networkOf(board);
    const { bendStarts, from, to } = drawing;
    const issues: Issue[] = [];
    for (let line = 0; line < from.length; line++) {
      // Two pieces that follow each other meet at their bend only.
      if (bendStarts[line + 1]! - bendStarts[line]! < 2 || from[line] === to[line]) continue;
      const course = simplified(courseOf(drawing, line));
      const loop = loopOf(course);
      if (loop === undefined) continue;
      const { id, list, name, pointer } = lineAt(board, line);
      const bends = [...course.slice(1, loop.first + 1), loop.at, ...course.slice(loop.last, -1)];
      issues.push({
        entities: [id],
        pointer: `${pointer}/bends`,
        what: `${capital(name)} crosses itself at ${loop.at.join(', ')}.`,
        mend: 'Take out the bends that make the loop.',
        at: loop.at,
        fix: {
          kind: 'ask',
          action: 'setBends',
          arguments: { line: id, list, bends },
          label: `Cut the loop of ${name}`,
        },
      });
    }
    return issues;
  },
};
