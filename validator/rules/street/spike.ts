import type { Point, StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { courseOf, simplified } from '../../course-of-line.js';
import { angleBetween } from '../../directions-at-nodes.js';
import { loopOf } from '../../loop-of-course.js';
import { lineAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** Narrower than this, in degrees, a line turns back on itself. The sharpest printed bend leaves 85 (28–x11 of Whitehall). */
const NARROW = 10;

/** A bend where a line turns back along itself. */
export const spike: Rule<StreetBoard> = {
  id: 'street/spike',
  severity: 'warning',
  games: ['lfw', 'wm'],
  summary: 'No line turns back along itself.',
  why: 'No street is printed so; a point slipped, and the tip may reach across another street or into another block.',
  mend: 'Take out the bend at the tip, or move it back to where it belongs.',
  waive: 'Where the print really has a hairpin that narrow.',
  answers: ['STR-017'],
  check: ({ board }) => {
    const { drawing } = networkOf(board);
    const { bendStarts, from, to } = drawing;
    const issues: Issue[] = [];
    for (let line = 0; line < from.length; line++) {
      if (bendStarts[line] === bendStarts[line + 1] || from[line] === to[line]) continue;
      const course = simplified(courseOf(drawing, line));
      const tips = course.filter((_, i) => isTip(course, i));
      // A spike whose two sides cross is a loop, and street/crosses-itself offers to cut it.
      if (tips.length === 0 || loopOf(course) !== undefined) continue;
      const { id, list, name, pointer } = lineAt(board, line);
      const bends = course.slice(1, -1).filter((bend) => !tips.includes(bend));
      issues.push({
        entities: [id],
        pointer: `${pointer}/bends`,
        what: `${capital(name)} turns back along itself at ${tips.map((tip) => tip.join(', ')).join(' and ')}.`,
        mend: 'Take out the bend at the tip, or move it to where it belongs.',
        seen: tips,
        at: tips[0]!,
        fix: {
          kind: 'ask',
          action: 'setBends',
          arguments: { line: id, list, bends },
          label: `Cut the spike of ${name}`,
        },
      });
    }
    return issues;
  },
};

function isTip(course: readonly Point[], i: number): boolean {
  const [before, here, after] = [course[i - 1], course[i]!, course[i + 1]];
  if (before === undefined || after === undefined) return false;
  const back: Point = [before[0] - here[0], before[1] - here[1]];
  const on: Point = [after[0] - here[0], after[1] - here[1]];
  return (back[0] !== 0 || back[1] !== 0) && (on[0] !== 0 || on[1] !== 0) && angleBetween(back, on) < NARROW;
}
