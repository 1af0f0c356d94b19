import type { Point, StreetBoard } from '../../../model/index.js';
import { CIRCLE, networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { besideLines } from '../../beside-lines.js';
import { courseOf, lengthsOfLines } from '../../course-of-line.js';
import { lineAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';
import { sameEnds } from '../../same-course.js';

/** Two circles joined by one street, without a crossing or junction in between. */
export const circleToCircle: Rule<StreetBoard> = {
  id: 'street/circle-to-circle',
  severity: 'warning',
  games: ['lfw', 'wm'],
  summary: 'Between two circles lies a crossing or a junction.',
  why: 'Nobody could bar that move, and it is an open question whether the farther circle can be searched past the nearer one.',
  mend: 'Insert the crossing or the junction that is printed between them.',
  waive: 'Where the print really has two circles on one stretch of street; say how searching works there.',
  answers: ['STR-013', 'STR-014', 'AMB-LFW-06', 'DEF-02', 'DEF-07'],
  check: ({ board }) => {
    const { kinds, drawing, streetCount } = networkOf(board);
    const { from, to } = drawing;
    const issues: Issue[] = [];
    for (let line = 0; line < streetCount; line++) {
      const [a, b] = [from[line]!, to[line]!];
      if (kinds[a] !== CIRCLE || kinds[b] !== CIRCLE || a === b) continue;
      // Where it runs through a crossing, or is a second copy, other rules say so.
      if (besideLines(board).nodesOn.has(line) || sameEnds(board).isCopy(line)) continue;
      const { id, name, pointer } = lineAt(board, line);
      const at = middleOf(courseOf(drawing, line), lengthsOfLines(board)[line]!);
      issues.push({
        entities: [id],
        pointer,
        what: `${capital(name)} joins two circles without a crossing between them.`,
        mend: 'Insert the crossing or junction that is printed there.',
        at,
        fix: {
          kind: 'ask',
          action: 'insertCrossing',
          arguments: { lines: [{ line: id, list: 'streets' }], at },
          label: `Insert a crossing into ${name}`,
        },
      });
    }
    return issues;
  },
};

/** The point half-way along a course. */
function middleOf(course: readonly Point[], length: number): Point {
  let left = length / 2;
  for (let i = 1; i < course.length; i++) {
    const [[x1, y1], [x2, y2]] = [course[i - 1]!, course[i]!];
    const piece = Math.hypot(x2 - x1, y2 - y1);
    if (piece >= left && piece > 0)
      return [Math.round(x1 + ((x2 - x1) * left) / piece), Math.round(y1 + ((y2 - y1) * left) / piece)];
    left -= piece;
  }
  return course[0]!;
}
