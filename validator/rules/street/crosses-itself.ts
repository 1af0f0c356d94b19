import type { Point, StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { courseOf, simplified } from '../../course-of-line.js';
import { capital, lineAt } from '../../names-of-parts.js';
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
      const { id, name, pointer } = lineAt(board, line);
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
          arguments: { line: id, bends },
          label: `Cut the loop of ${name}`,
        },
      });
    }
    return issues;
  },
};

/** The first piece that a later one crosses: it begins at point `first`, the later one ends at point `last`. */
function loopOf(
  course: readonly Point[],
): { readonly first: number; readonly last: number; readonly at: Point } | undefined {
  // A line of thousands of bends is a tracing gone wild; its first hundreds show that as well.
  const points = course.slice(0, 500);
  for (let i = 0; i + 1 < points.length; i++)
    for (let j = points.length - 2; j > i + 1; j--) {
      const at = meet(points[i]!, points[i + 1]!, points[j]!, points[j + 1]!);
      if (at !== undefined) return { first: i, last: j + 1, at };
    }
  return undefined;
}

function meet([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): Point | undefined {
  const across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (across === 0) return undefined;
  const s = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across;
  const t = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / across;
  if (s < 0 || s > 1 || t < 0 || t > 1) return undefined;
  return [Math.round(ax + s * (bx - ax)), Math.round(ay + s * (by - ay))];
}
