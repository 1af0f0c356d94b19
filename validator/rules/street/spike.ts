import type { Point } from '../../../model/index.js';
import { makeAskFix, labelLine, streetRule } from '../../definitions/define-rule.js';
import { angleBetween, bentLines, findSelfIntersection } from '../../facts/geometry/line-course.js';

/** Narrower than this, in degrees, a line turns back on itself. The sharpest printed bend leaves 85 (28–x11 of Whitehall). */
const NARROW = 10;

/** A bend where a line turns back along itself. */
export const spike = streetRule({
  id: 'street/spike',
  severity: 'warning',
  summary: 'No line turns back along itself.',
  why: 'No printed street does that; a bend is misplaced, and its tip may cross another street or block.',
  remedy: 'Remove the bend at the tip, or move it to where it belongs.',
  whenToWaive: 'Where the print really has a hairpin that narrow.',
  catalogueIds: ['STR-017'],
  needsPlaces: true,
  check: ({ board }) =>
    bentLines(board).map(({ line, course }) => {
      const tips = course.filter((_, i) => isTip(course, i));
      // street/crosses-itself reports a spike whose two sides cross.
      if (tips.length === 0 || findSelfIntersection(course) !== undefined) return undefined;
      const { id, list, name, title, pointer } = labelLine(board, line);
      const bends = course.slice(1, -1).filter((bend) => !tips.includes(bend));
      return {
        entities: [id],
        pointer: `${pointer}/bends`,
        what: `${title} turns back along itself at ${tips.map((tip) => tip.join(', ')).join(' and ')}.`,
        seen: tips,
        at: tips[0]!,
        fix: makeAskFix('setBends', { line: id, list, bends }, `Cut the spike of ${name}`),
      };
    }),
});

function isTip(course: readonly Point[], i: number): boolean {
  const [before, here, after] = [course[i - 1], course[i]!, course[i + 1]];
  if (before === undefined || after === undefined) return false;
  const back: Point = [before[0] - here[0], before[1] - here[1]];
  const on: Point = [after[0] - here[0], after[1] - here[1]];
  return (back[0] !== 0 || back[1] !== 0) && (on[0] !== 0 || on[1] !== 0) && angleBetween(back, on) < NARROW;
}
